import type { CardLanguage, Finish, OfferCondition, ProductType } from '@bra/contract/trade'
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
  }
  product_views: { product_id: number; viewer: string; day: string; seen_at: Date }
  product_views_summaries: { product_id: number; type: ProductType; monthly_views: number }
  product_sales_stats: { product_id: number; type: ProductType; monthly_sales: number; change_percent: number | null }
}
