import type { MailName } from '@bra/contract/mails'
import type { ColumnType, Generated } from 'kysely'

export interface MailsTables {
  mails: {
    id: Generated<number>
    key: string
    user_id: number | null
    recipient: string
    template: MailName
    details: ColumnType<Record<string, unknown>, string, string>
    created_at: Date
    attempts: Generated<number>
    next_attempt_at: Date
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
}
