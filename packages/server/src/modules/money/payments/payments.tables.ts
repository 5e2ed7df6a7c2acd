import type { Generated } from 'kysely'

export interface PaymentsTables {
  saved_cards: {
    id: Generated<number>
    user_id: number
    payer_id: string
    provider_card_id: string
    brand: string
    last_four: string
    holder: string
    expiry_month: number
    expiry_year: number
    created_at: Date
    removed: Generated<boolean>
  }
  provider_events: {
    provider: string
    event_id: string
    kind: string
    payment_id: string
    received_at: Date
  }
  payment_ends: {
    payment_id: string
    state: string
    announced_at: Date
  }
}
