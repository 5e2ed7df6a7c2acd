import type { SiteText } from '@bra/contract/kit/both'
import type { NoticeKind } from '@bra/contract/people/notices.schemas'
import { noticeTexts } from './texts.ts'

export const kindTexts: Record<NoticeKind, { name: SiteText; hint: SiteText }> = {
  security: { name: noticeTexts.security, hint: noticeTexts.securityHint },
  orders: { name: noticeTexts.orders, hint: noticeTexts.ordersHint },
  wants: { name: noticeTexts.wants, hint: noticeTexts.wantsHint },
  selling: { name: noticeTexts.selling, hint: noticeTexts.sellingHint },
  answers: { name: noticeTexts.answers, hint: noticeTexts.answersHint },
  news: { name: noticeTexts.news, hint: noticeTexts.newsHint },
}
