import type { Generated } from 'kysely'

export interface SessionsTables {
  sessions: {
    id: Generated<number>
    user_id: number
    token_hash: Buffer
    previous_hash: Buffer | null
    refreshed_at: Date | null
    device: string
    address: string
    network: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    revoked_at: Date | null
    operator_id: number | null
    /** True once the record of acts has its end. */
    end_noted: Generated<boolean>
  }
}
