import type { CardLanguage, Extra, Finish, OfferCondition, ProductType } from '@bra/contract/trade'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface Grade {
  company: string
  grade: number
  certificate: string
}

export interface ListingsTables {
  promotions: { id: Generated<number>; title: string; description: string; starts_at: Date; ends_at: Date }
  listings: {
    id: Generated<number>
    store_id: number
    product_id: number
    condition: OfferCondition
    condition_rank: number | null
    grade: ColumnType<Grade | null, string | null, string | null>
    language: CardLanguage
    finish: Finish
    extras: Generated<Extra[]>
    price_cents: number
    promotion_id: number | null
    regular_price_cents: number | null
    quantity: number
    bra_center_quantity: Generated<number>
    comment: string | null
    photos: Generated<string[]>
    status: Generated<'available' | 'paused'>
    store_open: boolean
    /** Its owner's plan has no place for it. */
    over_plan: GeneratedAlways<boolean>
    uf: string
    created_at: Date
    updated_at: Date
    on_sale: GeneratedAlways<boolean>
    /** Copied from the product by the database. */
    product_type: GeneratedAlways<ProductType>
    product_category_id: GeneratedAlways<number>
    product_number: GeneratedAlways<string | null>
    product_search: GeneratedAlways<string>
  }
  /** Off the shelf, kept whole for a while. */
  removed_listings: {
    id: number
    store_id: number
    listing: object
    removed_at: Date
    cart_line_ids: Generated<number[]>
    order_line_ids: Generated<number[]>
  }
  product_stats: {
    product_id: number
    type: ProductType
    price_low: number | null
    price_high: number | null
    offers: number
    stores: number
    quantity: number
  }
  /** Both counted by `stats`, kept beside the product so that every list reads one row. */
  product_views_summaries: { product_id: number; type: ProductType; monthly_views: number }
  product_sales_stats: {
    product_id: number
    type: ProductType
    monthly_sales: number
    change_percent: number | null
  }
  store_shelves: { store_id: number; category_id: number; available: number; paused: number }
}
