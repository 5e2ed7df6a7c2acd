import { both } from '@bra/contract/kit/both'

export const siteNoticeTexts = {
  noticeRead: both('Marcar como lido', 'Mark as read'),
}
