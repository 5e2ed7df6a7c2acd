import type { ShowProductsStore, Offer } from '@bra/contract/stores/listings.schemas'
import { thisOrBetter } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { offerSeenByBuyers } from './offer-json.queries.ts'

type Fragment = ReturnType<typeof sql>
export type StoreFilter = z.output<typeof ShowProductsStore>

const orders: Record<StoreFilter['order'], Fragment> = {
  relevance: sql`l.created_at desc, l.id desc`,
  newest: sql`l.created_at desc, l.id desc`,
  price_low: sql`l.price_cents, l.id`,
  price_high: sql`l.price_cents desc, l.id desc`,
  sales: sql`coalesce(rank.monthly_sales, 0) desc, l.product_id, l.id`,
  views: sql`coalesce(rank.monthly_views, 0) desc, l.product_id, l.id`,
  number: sql`p.category_id, p.number_sort, p.id, l.id`,
  name: sql`plain(p.name), p.id, l.id`,
}

/** Orders that follow one index, best first; products without a rank come after all others, from a second query. */
const walks: Partial<Record<StoreFilter['order'], { rank: Fragment; order: Fragment }>> = {
  sales: {
    rank: sql`join product_sales_stats rank on rank.product_id = l.product_id and rank.monthly_sales > 0`,
    order: sql`rank.monthly_sales desc, rank.product_id, l.id`,
  },
  views: {
    rank: sql`join product_views_summaries rank on rank.product_id = l.product_id and rank.monthly_views > 0`,
    order: sql`rank.monthly_views desc, rank.product_id, l.id`,
  },
}

const ranks: Partial<Record<StoreFilter['order'], Fragment>> = {
  sales: sql`left join product_sales_stats rank on rank.product_id = l.product_id`,
  views: sql`left join product_views_summaries rank on rank.product_id = l.product_id`,
}

/** Joins products only if the filter or the order needs them. */
const products = ({ search, type, category_id }: Partial<StoreFilter>, order?: StoreFilter['order']) =>
  search || type || category_id || order === 'number' || order === 'name'
    ? sql`join products p on p.id = l.product_id`
    : sql``

/** Condition on `listings l`, for the slug of a game. */
export const ofGame = (slug: string) => sql`and l.product_category_id in (
  select c.id from categories c join businesses b on b.id = c.business_id where b.slug = ${slug}
)`

const matches = (filter: StoreFilter) => sql`
  l.store_id = ${filter.store_id} and l.on_sale and ${hasWords(sql`p.search`, filter.search)}
  ${when(filter.type, (type) => sql`and p.type = ${type}`)}
  ${when(filter.business, ofGame)}
  ${when(filter.category_id, (id) => sql`and p.category_id = ${id}`)}
  ${when(filter.product_id, (id) => sql`and l.product_id = ${id}`)}
  ${when(filter.condition, (least) => sql`and l.condition = any(${thisOrBetter(least)})`)}
  ${when(filter.language, (language) => sql`and l.language = ${language}`)}
  ${when(filter.finish, (finish) => sql`and l.finish = ${finish}`)}`

const when = <T>(value: T | undefined, clause: (value: T) => Fragment) =>
  value === undefined || value === '' ? sql`` : clause(value)

export async function offersOfStore(db: Db, filter: StoreFilter): Promise<Offer[]> {
  const walk = walks[filter.order]
  const walked = walk ? await offersPage(db, filter, walk) : []
  if (walked.length === filter.per_page) return walked
  return offersPage(db, filter, { rank: ranks[filter.order] ?? sql``, order: orders[filter.order] })
}

async function offersPage(db: Db, filter: StoreFilter, { rank, order }: { rank: Fragment; order: Fragment }) {
  const { rows } = await sql<{ offer: Offer }>`
    select ${offerSeenByBuyers} offer
    from (
      select l.* from listings l ${products(filter, filter.order)} ${rank}
      where ${matches(filter)}
      order by ${order}
      limit ${filter.per_page} offset ${offsetOf(filter)}
    ) l`.execute(db)
  return rows.map((row) => row.offer)
}

export async function countOffersOfStore(db: Db, filter: StoreFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from listings l ${products(filter)} where ${matches(filter)}`.execute(db)
  return rows[0]!.count
}

/** Returns the counts of a store's categories, the fullest first. */
export async function shelvesOfStore(db: Db, storeId: number) {
  const { rows } = await sql<Shelf>`
    select c.id, c.name, c.type, b.slug business, b.name business_name, k.available, k.paused
    from store_shelves k join categories c on c.id = k.category_id join businesses b on b.id = c.business_id
    where k.store_id = ${storeId}
    order by k.available desc, c.name, c.id`.execute(db)
  return rows
}

export interface Shelf {
  id: number
  name: string
  type: string
  /** The slug of its game. */
  business: string
  business_name: string
  available: number
  paused: number
}
