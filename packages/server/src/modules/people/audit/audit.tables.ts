import type { ActKind } from '@bra/contract/people/audit.schemas'
import type { Generated, JSONColumnType } from 'kysely'

export interface AuditTables {
  operator_acts: {
    id: Generated<number>
    operator_id: number
    kind: ActKind
    subject: string
    title: string
    /** Null if the English text is the same. */
    title_en: Generated<string | null>
    reason: string | null
    detail: JSONColumnType<Record<string, unknown>>
    at: Date
  }
}
