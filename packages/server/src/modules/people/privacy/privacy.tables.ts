import type { ConsentDocument } from '@bra/contract/people/privacy.schemas'
import type { Generated } from 'kysely'

export interface PrivacyTables {
  consents: {
    id: Generated<number>
    user_id: number
    document: ConsentDocument
    version: string
    accepted: boolean
    decided_at: Date
  }
  account_closures: {
    id: Generated<number>
    user_id: number
    reason: string | null
    requested_at: Date
    closes_at: Date
    cancelled_at: Date | null
    closed_at: Date | null
  }
}
