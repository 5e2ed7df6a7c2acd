import type { ListOwn, OwnFilter, OwnListing } from '@bra/contract/inventory.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { hasWords } from '../../platform/like.ts'
import { offsetOf } from '../../platform/paging.ts'

type Fragment = ReturnType<typeof sql>

const orders: Record<ListOwn['order'], Fragment> = {
  newest: sql`l.created_at desc, l.id desc`,
  name: sql`plain(p.name), p.id, l.id`,
  number: sql`p.category_id, p.number_sort, p.id, l.id`,
  category: sql`c.name, p.number_sort, p.id, l.id`,
  price_low: sql`l.price_cents, l.id`,
  price_high: sql`l.price_cents desc, l.id desc`,
  quantity: sql`l.quantity, l.id`,
  stale: sql`l.updated_at, l.id`,
}

const tabs: Record<OwnFilter['tab'], Fragment> = {
  all: sql`true`,
  available: sql`l.status = 'available' and l.quantity > 0`,
  paused: sql`l.status = 'paused' and l.quantity > 0`,
  sold_out: sql`l.quantity = 0`,
}

const when = <T>(value: T | undefined, clause: (value: T) => Fragment) =>
  value === undefined || value === '' || value === false ? sql`` : clause(value)

/** Of `listings l`, whose `products p` are joined. */
export const isAsked = (storeId: number, filter: OwnFilter) => sql<boolean>`
  l.store_id = ${storeId} and ${tabs[filter.tab]} and ${hasWords(sql`p.search`, filter.search)}
  ${when(filter.type, (type) => sql`and p.type = ${type}`)}
  ${when(filter.goods, () => sql`and p.type <> 'tcg'`)}
  ${when(filter.bra_center, () => sql`and l.bra_center_quantity > 0`)}
  ${when(filter.category_id, (id) => sql`and p.category_id = ${id}`)}
  ${when(filter.condition, (condition) => sql`and l.condition = ${condition}`)}
  ${when(filter.language, (language) => sql`and l.language = ${language}`)}
  ${when(filter.finish, (finish) => sql`and l.finish = ${finish}`)}`

/** The ids of all that are asked for, in their order. */
export async function idsOfOwn(db: Db, asked: ListOwn) {
  const { rows } = await sql<{ id: number }>`
    select l.id from listings l join products p on p.id = l.product_id join categories c on c.id = p.category_id
    where ${isAsked(asked.store_id, asked)}
    order by ${orders[asked.order]}
    limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many there are in each tab, whichever is open. */
export async function countsOfOwn(db: Db, storeId: number, filter: OwnFilter) {
  const { rows } = await sql<Record<OwnFilter['tab'], number>>`
    select count(*)::int "all", count(*) filter (where ${tabs.available})::int available,
      count(*) filter (where ${tabs.paused})::int paused, count(*) filter (where ${tabs.sold_out})::int sold_out
    from listings l join products p on p.id = l.product_id
    where ${isAsked(storeId, { ...filter, tab: 'all' })}`.execute(db)
  return rows[0]!
}

/** Offers of one store in the order of `ids`, each with what the market says of it. `since` bounds the market's sales. */
export async function ownListings(db: Db, storeId: number, ids: number[], since: Date): Promise<OwnListing[]> {
  const { rows } = await sql<{ listing: OwnListing }>`
    select json_build_object(
      'id', l.id, 'product_id', l.product_id, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
      'finish', l.finish, 'extras', l.extras, 'price_cents', l.price_cents,
      'regular_price_cents', l.regular_price_cents, 'quantity', l.quantity, 'comment', l.comment, 'photos', l.photos,
      'status', l.status, 'on_sale', l.on_sale, 'bra_center_quantity', l.bra_center_quantity,
      'created_at', l.created_at, 'updated_at', l.updated_at,
      'product', json_build_object(
        'id', p.id, 'name', p.name, 'slug', p.slug, 'type', p.type, 'code', p.code, 'card_number', p.card_number,
        'image', p.images[1], 'category', json_build_object('id', c.id, 'name', c.name, 'code', c.code),
        'rarity', case when r.id is not null then json_build_object('slug', r.slug, 'name', r.name, 'glyph', r.glyph) end
      ),
      'lowest', ${lowestElsewhere}, 'market', ${medianPaid(since)}, 'last_sale', ${lastSale}
    ) listing
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.store_id = ${storeId}
    join products p on p.id = l.product_id
    join categories c on c.id = p.category_id
    left join rarities r on r.id = p.rarity_id
    order by asked.at`.execute(db)
  return rows.map((row) => row.listing)
}

const lowestElsewhere = sql`(
  select case when count(*) > 0 then json_build_object('price_cents', min(o.price_cents), 'offers', count(*)) end
  from listings o
  where o.product_id = l.product_id and o.on_sale and o.store_id <> l.store_id and o.condition = l.condition
    and o.language = l.language and o.finish = l.finish
)`

const medianPaid = (since: Date) => sql`(
  select case when count(*) > 0 then json_build_object(
    'price_cents', round(percentile_cont(0.5) within group (order by s.unit_price_cents))::int, 'sales', count(*)
  ) end
  from sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.finish = l.finish and s.sold_at >= ${since}
)`

const lastSale = sql`(
  select json_build_object('price_cents', s.unit_price_cents, 'sold_at', s.sold_at, 'quantity', s.quantity)
  from sales s
  where s.product_id = l.product_id and s.condition = l.condition and s.finish = l.finish
  order by s.sold_at desc, s.id limit 1
)`
