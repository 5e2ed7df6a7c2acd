import type { MailName } from '@bra/contract/ground/mails'
import type { SiteLanguage } from '@bra/contract/kit/language'
import type { ColumnType, Generated } from 'kysely'

export interface MailsTables {
  mails: {
    id: Generated<number>
    key: string
    user_id: number | null
    recipient: string
    template: MailName
    language: Generated<SiteLanguage>
    details: ColumnType<Record<string, unknown>, string, string>
    /** Files as JSON: name, type and content as Base64. */
    attachments: ColumnType<string | null, string | null | undefined, null>
    created_at: Date
    attempts: Generated<number>
    next_attempt_at: Date
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
  /** Rows exist only for people who chose a language. */
  mail_languages: {
    user_id: number
    language: SiteLanguage
  }
}
