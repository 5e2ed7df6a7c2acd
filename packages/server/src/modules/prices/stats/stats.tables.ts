import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade'
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
    /** Of our own orders; other sales were told to us. */
    order_line_id: number | null
    /** Neither graded, signed nor altered: it says something of the price. */
    is_plain: Generated<boolean>
  }
  product_views: { product_id: number; viewer: string; day: string; seen_at: Date }
}
