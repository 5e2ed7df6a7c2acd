import { Offer, type ShowProductsStore, type StoreListing } from '@bra/contract/stores/listings.schemas'
import { thisOrBetter } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { offerJson, ofGame, seenByBuyers, unitsAtStore } from '../../stores/listings/index.ts'

type Fragment = ReturnType<typeof sql>
export type StoreFilter = z.output<typeof ShowProductsStore>
type ListedOffer = Omit<StoreListing, 'product'>

export interface Choice {
  only?: Fragment
  /** Ids of offers that come before all others. */
  first?: number[]
  /** A condition on `listings l`: what fulfils it comes before all others, if no ids do. */
  ahead?: Fragment
  /** True for a store on vacation, whose offers can be seen and not bought. */
  isAway?: boolean
}

const listedOffer = offerJson({ ...Offer.shape, at_store: true }, { ...seenByBuyers, at_store: unitsAtStore })
const wouldBeOnSale = sql`l.status = 'available' and l.in_stock and not l.over_plan`

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

const products = ({ search, type, category_id }: Partial<StoreFilter>, order?: StoreFilter['order']) =>
  search || type || category_id || order === 'number' || order === 'name'
    ? sql`join products p on p.id = l.product_id`
    : sql``

const matches = (filter: StoreFilter, { only, isAway }: Choice) => sql`
  l.store_id = ${filter.store_id} and ${isAway ? wouldBeOnSale : sql`l.on_sale`} and ${hasWords(sql`p.search`, filter.search)}
  ${only ? sql`and ${only}` : sql``}
  ${when(filter.type, (type) => sql`and p.type = ${type}`)}
  ${when(filter.business, ofGame)}
  ${when(filter.category_id, (id) => sql`and p.category_id = ${id}`)}
  ${when(filter.product_id, (id) => sql`and l.product_id = ${id}`)}
  ${when(filter.condition, (least) => sql`and l.condition = any(${thisOrBetter(least)})`)}
  ${when(filter.language, (language) => sql`and l.language = ${language}`)}
  ${when(filter.finish, (finish) => sql`and l.finish = ${finish}`)}`

const when = <T>(value: T | undefined, clause: (value: T) => Fragment) =>
  value === undefined || value === '' ? sql`` : clause(value)

interface Cut {
  limit: number
  offset: number
}

export async function offersOfStore(db: Db, filter: StoreFilter, choice: Choice = {}): Promise<ListedOffer[]> {
  const cut = { limit: filter.per_page, offset: offsetOf(filter) }
  const { first, only } = choice
  const isFirst = first?.length ? sql`l.id = any(${first}::bigint[])` : choice.ahead
  if (!isFirst) return offersInOrder(db, filter, { choice, cut })
  const ahead = { ...choice, only: both(only, isFirst) }
  const found = await offersInOrder(db, filter, { choice: ahead, cut })
  if (found.length === cut.limit) return found
  const before = await countOffersOfStore(db, filter, ahead)
  const rest = { limit: cut.limit - found.length, offset: Math.max(0, cut.offset - before) }
  const others = { ...choice, only: both(only, sql`not (${isFirst})`) }
  return [...found, ...(await offersInOrder(db, filter, { choice: others, cut: rest }))]
}

const both = (only: Fragment | undefined, also: Fragment) => (only ? sql`${only} and ${also}` : also)

interface Shown {
  choice: Choice
  cut: Cut
}

async function offersInOrder(db: Db, filter: StoreFilter, shown: Shown) {
  const walk = walks[filter.order]
  const walked = walk ? await offersPage(db, filter, { ...shown, ...walk }) : []
  if (walked.length === shown.cut.limit) return walked
  return offersPage(db, filter, { ...shown, rank: ranks[filter.order] ?? sql``, order: orders[filter.order] })
}

interface Walk extends Shown {
  rank: Fragment
  order: Fragment
}

async function offersPage(db: Db, filter: StoreFilter, { choice, cut, rank, order }: Walk) {
  const { rows } = await sql<{ offer: ListedOffer }>`
    select ${listedOffer} offer
    from (
      select l.* from listings l ${products(filter, filter.order)} ${rank}
      where ${matches(filter, choice)}
      order by ${order}
      limit ${cut.limit} offset ${cut.offset}
    ) l`.execute(db)
  return rows.map((row) => row.offer)
}

export async function countOffersOfStore(db: Db, filter: StoreFilter, choice: Choice = {}) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from listings l ${products(filter)} where ${matches(filter, choice)}`.execute(db)
  return rows[0]!.count
}

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
  business: string
  business_name: string
  available: number
  paused: number
}
