import type { Generated } from 'kysely'

export interface CarrierAccountsTables {
  carrier_accounts: {
    store_id: number
    email: string
    /** The tokens as JSON, sealed with the server's key. */
    sealed: string
    expires_at: Date
    connected_at: Date
    /** When the carrier stopped accepting the tokens; null while it accepts them. */
    ended_at: Generated<Date | null>
  }
  used_consents: { nonce: string; used_at: Date }
}
