import type { SecurityEvent } from '@bra/contract/people/sessions.schemas'
import type { Generated } from 'kysely'

export interface SecurityTables {
  failed_tries: { key: string; failures: number; last_at: Date }
  /** Calls that tell somebody else, by their hashed caller; a count begins anew at `until`. */
  call_counts: { key: string; times: number; until: Date }
  security_events: {
    id: Generated<number>
    user_id: number
    kind: SecurityEvent['kind']
    device: string
    address: string
    created_at: Date
  }
}
