import type { CardLanguage, Extra, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export interface CollectionsTables {
  favorites: { user_id: number; product_id: number; price_cents: number | null; saved_at: Date }
  collection_items: {
    id: Generated<number>
    user_id: number
    product_id: number
    condition: OfferCondition
    condition_rank: number | null
    language: CardLanguage
    finish: Finish
    extras: Extra[]
    quantity: number
    paid_cents: number | null
    acquired_on: string | null
    note: string | null
    for_sale: boolean
    created_at: Date
    updated_at: Date
  }
}
