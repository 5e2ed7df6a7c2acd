import type { NoticeKind } from '@bra/contract/people/notices.schemas'
import type { Generated } from 'kysely'

export interface NoticesTables {
  notices: {
    id: Generated<number>
    user_id: number
    kind: NoticeKind
    title: string
    body: string
    title_en: Generated<string | null>
    body_en: Generated<string | null>
    about_user_id: number | null
    link: string | null
    created_at: Date
    read_at: Date | null
  }
  notification_preferences: {
    user_id: number
    kind: Exclude<NoticeKind, 'security'>
    by_notice: boolean
    by_email: boolean
    by_push: Generated<boolean>
  }
}
