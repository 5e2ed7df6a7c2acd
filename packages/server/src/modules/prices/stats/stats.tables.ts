import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export interface StatsTables {
  /** One row for each order line that a store did not send, by its own decision. */
  broken_sales: {
    id: Generated<number>
    order_line_id: number
    store_id: number
    product_id: number
    units: number
    /** Null if the parcel was sent without these cards. */
    reason: CancelReason | null
    paid_cents: number
    /** Medians of the same variant at the purchase and when the sale was broken; null with too few sales. */
    market_then_cents: number | null
    market_now_cents: number | null
    /** What the store owes the buyer for it as credit, and what its balance has paid of that. */
    credit_cents: Generated<number>
    credited_cents: Generated<number>
    /** What the house gave of it and the store has not paid yet. */
    advanced_cents: Generated<number>
    broken_at: Date
  }
  /** Cards that came worse than sold, by the complaint that ended so. */
  grading_faults: { complaint_id: number; store_id: number; units: number; found_at: Date }
  sales: {
    id: Generated<number>
    product_id: number
    store_id: number
    condition: OfferCondition
    language: CardLanguage
    finish: Finish
    quantity: number
    unit_price_cents: number
    uf: string
    sold_at: Date
    /** Null for sales imported from elsewhere. */
    order_line_id: number | null
    /** True if the price is typical: the copy is not graded, signed or altered, and the purchase is not repeated. */
    is_plain: Generated<boolean>
  }
  product_views: { product_id: number; viewer: string; day: string; seen_at: Date }
}
