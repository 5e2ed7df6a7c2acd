import type { NoticeKind } from '@bra/contract/people/notices.schemas'
import type { TextKey } from '../../../text/keys.ts'

export const kindTexts: Record<NoticeKind, { name: TextKey; hint: TextKey }> = {
  security: { name: 'notices.security', hint: 'notices.securityHint' },
  orders: { name: 'notices.orders', hint: 'notices.ordersHint' },
  wants: { name: 'notices.wants', hint: 'notices.wantsHint' },
  selling: { name: 'notices.selling', hint: 'notices.sellingHint' },
  answers: { name: 'notices.answers', hint: 'notices.answersHint' },
  news: { name: 'notices.news', hint: 'notices.newsHint' },
}
