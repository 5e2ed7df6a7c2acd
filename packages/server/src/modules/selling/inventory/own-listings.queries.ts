import { OwnListing, type TabCounts } from '@bra/contract/selling/inventory.schemas'
import type { IndexOwn, OwnFilter } from '@bra/contract/stores/listing-choice.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf, type PageQuery } from '../../../platform/paging.ts'
import { numberInSql } from '../../ground/settings/index.ts'
import { rarityOfCard } from '../../catalogue/catalog/index.ts'
import { isPlain, offerJson, ofGame, sameElsewhere, unitsInCenter } from '../../stores/listings/index.ts'

type Fragment = ReturnType<typeof sql>

/** Cards on offer `listings l` of a value that asks for a condition passport, which they do not have. */
export const lacksPassport = sql<boolean>`(l.passport is null and l.product_type = 'tcg' and l.grade is null
  and l.price_cents >= ${numberInSql('passport_from')})`

/** True of an offer that its store would sell; `prefix` leads to its columns, as `l.` and `new_` do. */
export const wantsToSell = (prefix: string) => sql.raw(`(${prefix}status = 'available' and ${prefix}quantity > 0)`)

const orders: Record<Exclude<IndexOwn['order'], 'category' | 'position'>, Fragment> = {
  newest: sql`l.created_at desc, l.id desc`,
  name: sql`l.product_search, l.id`,
  number: sql`l.product_category_id, l.product_number, l.id`,
  price_low: sql`l.price_cents, l.id`,
  price_high: sql`l.price_cents desc, l.id desc`,
  quantity: sql`l.quantity, l.id`,
  stale: sql`l.updated_at, l.id`,
}

const tabs: Record<OwnFilter['tab'], Fragment> = {
  all: sql`true`,
  available: sql`l.status = 'available' and l.in_stock and not l.over_plan`,
  paused: sql`(l.status = 'paused' or l.over_plan) and l.in_stock`,
  sold_out: sql`not l.in_stock`,
}

const when = <T>(value: T | undefined, clause: (value: T) => Fragment) =>
  value === undefined || value === '' || value === false ? sql`` : clause(value)

/** Finds words of the card, or a whole position or own code, whose ids come from their own indexes. */
const isFound = (storeId: number, search: string | undefined) =>
  search
    ? sql`(${hasWords(sql`l.product_search`, search)} or l.id = any(array(
        select id from listings where store_id = ${storeId} and sku is not null and plain(sku) = plain(${search})
        union all
        select id from listings where store_id = ${storeId} and position is not null
          and position_order = in_natural_order(${search})
      )))`
    : sql`true`

const isAsked = (storeId: number, filter: OwnFilter) => sql<boolean>`
  l.store_id = ${storeId} and ${tabs[filter.tab]} and ${isFound(storeId, filter.search)}
  ${when(filter.type, (type) => sql`and l.product_type = ${type}`)}
  ${when(filter.goods, () => sql`and l.product_type <> 'tcg'`)}
  ${when(filter.bra_center, () => sql`and ${unitsInCenter} > 0`)}
  ${when(filter.lacks_passport, () => sql`and ${lacksPassport}`)}
  ${when(filter.unconfirmed, () => sql`and l.unconfirmed_since is not null`)}
  ${when(filter.business, ofGame)}
  ${when(filter.category_id, (id) => sql`and l.product_category_id = ${id}`)}
  ${when(filter.condition, (condition) => sql`and l.condition = ${condition}`)}
  ${when(filter.language, (language) => sql`and l.language = ${language}`)}
  ${when(filter.finish, (finish) => sql`and l.finish = ${finish}`)}`

/** Returns all matching ids in order as one JSON value, because reading many rows costs more than finding them. */
export async function idsOfOwn(db: Db, { order, ...asked }: IndexOwn, page?: PageQuery): Promise<number[]> {
  if (order === 'category') return cut(await idsByCollection(db, asked), page)
  if (order === 'position') return cut(await idsByPosition(db, asked), page)
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') ids from (
      select l.id from listings l where ${isAsked(asked.store_id, asked)} order by ${orders[order]}
      ${page ? sql`limit ${page.per_page} offset ${offsetOf(page)}` : sql``}
    ) own`.execute(db)
  return rows[0]!.ids
}

/** Reads the ids by category as the index has them, and sorts only the few categories by name. */
async function idsByCollection(db: Db, asked: Omit<IndexOwn, 'order'>) {
  const { rows } = await sql<{ ids: number[] }>`
    select own.ids from (
      select product_category_id, json_agg(id) ids from (
        select l.product_category_id, l.id from listings l
        where ${isAsked(asked.store_id, asked)} order by ${orders.number}
      ) numbered group by 1
    ) own join categories c on c.id = own.product_category_id
    order by c.name, c.id`.execute(db)
  return rows.flatMap((row) => row.ids)
}

/** Reads the offers that have a position as their index has them; the others come after them, by number. */
async function idsByPosition(db: Db, asked: Omit<IndexOwn, 'order'>) {
  const { rows } = await sql<{ ids: number[] }>`
    select ids from (
      select 1 place, coalesce(json_agg(id), '[]') ids from (
        select l.id from listings l where ${isAsked(asked.store_id, asked)} and l.position is not null
        order by l.position_order, l.id
      ) placed
      union all
      select 2, coalesce(json_agg(id), '[]') from (
        select l.id from listings l where ${isAsked(asked.store_id, asked)} and l.position is null
        order by ${orders.number}
      ) others
    ) parts order by place`.execute(db)
  return rows.flatMap((row) => row.ids)
}

const cut = (ids: number[], page?: PageQuery) =>
  page ? ids.slice(offsetOf(page), offsetOf(page) + page.per_page) : ids

export async function countsOfOwn(db: Db, storeId: number, filter: OwnFilter): Promise<TabCounts> {
  const { rows } = await sql<TabCounts>`
    select count(*)::int "all", count(*) filter (where ${tabs.available})::int available,
      count(*) filter (where ${tabs.paused})::int paused, count(*) filter (where ${tabs.sold_out})::int sold_out,
      count(*) filter (where ${lacksPassport})::int lacks_passport,
      count(l.unconfirmed_since)::int unconfirmed
    from listings l where ${isAsked(storeId, { ...filter, tab: 'all' })}`.execute(db)
  return rows[0]!
}

export async function categoriesOfOwn(db: Db, storeId: number) {
  const { rows } = await sql<OwnCategory>`
    select c.id, c.name, c.type, k.available + k.paused count, b.slug business, b.name business_name
    from store_shelves k join categories c on c.id = k.category_id join businesses b on b.id = c.business_id
    where k.store_id = ${storeId} and k.available + k.paused > 0
    order by plain(c.name), c.id`.execute(db)
  return rows
}

export interface OwnCategory {
  id: number
  name: string
  type: string
  count: number
  business: string
  business_name: string
}

/** Returns offers of one store in the order of `ids`, with market prices from sales since `since`. */
export async function ownListings(db: Db, storeId: number, ids: number[], since: Date): Promise<OwnListing[]> {
  const { rows } = await sql<{ listing: OwnListing }>`
    select ${offerJson(OwnListing.shape, {
      product,
      lacks_passport: lacksPassport,
      unconfirmed: sql`l.unconfirmed_since is not null`,
      lowest: lowestElsewhere,
      market: sql`case when ${isPlain} then ${medianPaid(since)} end`,
      last_sale: sql`case when ${isPlain} then ${lastSale} end`,
    })} listing
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.store_id = ${storeId}
    join products p on p.id = l.product_id
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    left join rarities r on r.id = p.rarity_id
    order by asked.at`.execute(db)
  return rows.map((row) => row.listing)
}

const product = sql`json_build_object(
  'id', p.id, 'name', p.name, 'slug', p.slug, 'type', p.type, 'code', p.code, 'card_number', p.card_number,
  'image', p.images[1], 'category', json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'business', b.slug),
  'rarity', ${rarityOfCard}
)`

const lowestElsewhere = sql`(
  select case when count(*) > 0 then json_build_object('price_cents', min(o.price_cents), 'offers', count(*)) end
  from ${sameElsewhere}
)`

const medianPaid = (since: Date) => sql`(
  select case when count(*) > 0 then json_build_object(
    'price_cents', round(percentile_cont(0.5) within group (order by s.unit_price_cents))::int, 'sales', count(*)
  ) end
  from plain_sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language and s.finish = l.finish
    and s.sold_at >= ${since}
)`

const lastSale = sql`(
  select json_build_object('price_cents', s.unit_price_cents, 'sold_at', s.sold_at, 'quantity', s.quantity)
  from plain_sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.language = l.language and s.finish = l.finish
  order by s.sold_at desc, s.id limit 1
)`
