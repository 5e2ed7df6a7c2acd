import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export interface StatsTables {
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
