import type { CardLanguage, Extra, Finish, OfferCondition, ProductType } from '@bra/contract/trade/trade'
import type { Offer } from '@bra/contract/stores/listings.schemas'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

interface Grade {
  company: string
  grade: number
  certificate: string
}

interface OfferTable {
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
  /** `quantity > 0`, for conditions that an index answers: no index holds the units, which change with each sale. */
  in_stock: GeneratedAlways<boolean>
  bra_center_quantity: Generated<number>
  comment: string | null
  position: string | null
  /** The position so that its numbers sort as people count. */
  position_order: GeneratedAlways<string | null>
  sku: string | null
  photos: Generated<string[]>
  passport: ColumnType<Offer['passport'], Offer['passport'] | string | undefined, string | null>
  status: Generated<'available' | 'paused'>
  /** Set while the offer is paused until its store has counted the card. */
  unconfirmed_since: Generated<Date | null>
  store_open: boolean
  /** True if the plan of the store has no place for this offer, so it is not on sale. */
  over_plan: GeneratedAlways<boolean>
  uf: string
  created_at: Date
  updated_at: Date
  on_sale: GeneratedAlways<boolean>
  /** A trigger copies these columns from the product. */
  product_type: GeneratedAlways<ProductType>
  product_category_id: GeneratedAlways<number>
  product_number: GeneratedAlways<string | null>
  product_search: GeneratedAlways<string>
}

export type OfferColumn = keyof OfferTable
export type OfferRow = Selectable<OfferTable>

/** The group of every column of an offer. Lists, inserts, updates and returns of removed offers are built from it. */
const parts = {
  id: 'identity',
  store_id: 'identity',
  created_at: 'identity',
  product_id: 'variant',
  condition: 'variant',
  grade: 'variant',
  language: 'variant',
  finish: 'variant',
  extras: 'variant',
  price_cents: 'terms',
  quantity: 'terms',
  status: 'terms',
  comment: 'terms',
  position: 'terms',
  sku: 'terms',
  photos: 'pictures',
  passport: 'pictures',
  condition_rank: 'rank',
  promotion_id: 'promotion',
  regular_price_cents: 'promotion',
  bra_center_quantity: 'centre',
  unconfirmed_since: 'counting',
  store_open: 'moment',
  uf: 'moment',
  updated_at: 'moment',
  over_plan: 'database',
  in_stock: 'database',
  position_order: 'database',
  on_sale: 'database',
  product_type: 'database',
  product_category_id: 'database',
  product_number: 'database',
  product_search: 'database',
} as const satisfies Record<OfferColumn, string>

type ColumnGroup = (typeof parts)[OfferColumn]
type ColumnOf<P extends ColumnGroup> = { [C in OfferColumn]: (typeof parts)[C] extends P ? C : never }[OfferColumn]

export const isOfferColumn = (name: string): name is OfferColumn => Object.hasOwn(parts, name)

/** Groups: `variant` tells a store's offers apart, `terms` and `pictures` the owner decides, `moment` is set anew on a return. */
export const offerColumns = <P extends ColumnGroup>(...wanted: P[]) =>
  Object.keys(parts).filter(
    (name): name is ColumnOf<P> => isOfferColumn(name) && (wanted as ColumnGroup[]).includes(parts[name]),
  )

export interface ListingsTables {
  promotions: { id: Generated<number>; title: string; description: string; starts_at: Date; ends_at: Date }
  listings: OfferTable
  /** Removed offers, kept whole for a while so that they can come back. */
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
  /** `stats` counts these two tables; they stand beside the product, so that every list reads one row. */
  product_views_summaries: { product_id: number; type: ProductType; monthly_views: number }
  product_sales_stats: {
    product_id: number
    type: ProductType
    monthly_sales: number
    change_percent: number | null
  }
  store_shelves: { store_id: number; category_id: number; available: number; paused: number }
}
