import type { Offer } from '@bra/contract/stores/listings.schemas'
import type { CardLanguage, Extra, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'
import type { MethodCode } from '../../stores/shipping/shipping.tables.ts'

export interface CartTables {
  carts: {
    id: Generated<number>
    /** Null for the cart of a visitor, which `guest_id` names. */
    user_id: number | null
    guest_id: Generated<string | null>
    status: Generated<'active' | 'ordered'>
    created_at: Date
    updated_at: Date
  }
  cart_lines: {
    id: Generated<number>
    cart_id: number
    /** Null once the store took the offer away. */
    listing_id: number | null
    store_id: number
    product_id: number
    quantity: number
    center_quantity: number
    unit_price_cents: number
    condition: OfferCondition
    language: CardLanguage
    finish: Finish
    extras: Generated<Extra[]>
    grade: Offer['grade']
    added_at: Date
    /** Lines are shown by this, or by their id if it is null. */
    place: Generated<number | null>
  }
  /** A null store is the Bra Center. */
  cart_shippings: { cart_id: number; store_id: number | null; method: MethodCode; chosen_at: Date }
}
