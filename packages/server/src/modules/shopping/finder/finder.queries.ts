import { finishes, flaws, languages, offerConditions, type ProductType, states } from '@bra/contract/trade/trade'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** A product as the index holds it. `offers` is packed: see `BYTES_AN_OFFER`. */
export interface IndexedProduct {
  id: number
  type: ProductType
  category_id: number
  rarity_id: number | null
  /** Ids separated by commas. */
  element_ids: string
  brand_id: number | null
  league_id: number | null
  tag_ids: string
  can_send_bra_center: boolean
  /** Seconds since 1970. */
  created_at: number
  number_sort: string | null
  name: string
  name_en: string
  /** The game's id, a space and what the printings of one card have in common. */
  card: string
  search: string
  /** The artist and the kind of card. */
  details: string
  /** Names in other languages, each between line ends; may be empty. */
  other_names: string
  sales: number
  views: number
  offers: Buffer | null
}

/**
 * Condition, language, finish and state, a byte each, which holds the place of the value in its list; flags, price, promotion,
 * price before it and store, four big-endian bytes each, and the id in eight.
 */
export const BYTES_AN_OFFER = 32
/** Where the numbers begin. Of the id the six lower bytes are read: more than any needs, and no BigInt. */
export const AT = { places: 0, flags: 4, price: 8, promotion: 12, regularPrice: 16, store: 20, id: 26 } as const
/** Bits of the flags. */
export const flags = { centre: 1, free: 2, flaw: 4 } as const

export function promotedIn(packed: Buffer) {
  let count = 0
  for (let at: number = AT.promotion; at < packed.length; at += BYTES_AN_OFFER)
    count += Number(packed.readInt32BE(at) !== 0)
  return count
}

/** Returns the place of a value in its list, from 0, in byte `byte` from the right. */
const placeIn = (value: string, list: readonly string[], byte: number) =>
  sql`((array_position(${sql.lit(`{${list.join(',')}}`)}::text[], ${sql.ref(value)}::text) - 1) << ${sql.lit(byte * 8)})`

const places = sql`${placeIn('l.condition', offerConditions, 3)} | ${placeIn('l.language', languages, 2)}
  | ${placeIn('l.finish', finishes, 1)} | ${placeIn('l.uf', states, 0)}`

const flagged = sql`case when l.bra_center_quantity > 0 then ${sql.lit(flags.centre)} else 0 end
  | case when l.price_cents >= f.free_shipping_over_cents then ${sql.lit(flags.free)} else 0 end
  | case when l.extras && ${flaws}::text[] then ${sql.lit(flags.flaw)} else 0 end`

/** Packs two numbers in four bytes each, the second not negative, by one function call, as it runs for every offer. */
const pair = (first: RawBuilder<unknown>, second: RawBuilder<unknown>) =>
  sql`int8send(((${first})::bigint << 32) | (${second}))`

/** Returns the names of a column by language, one a line; null if it has none. */
export const languagesOf = (names: RawBuilder<unknown>) =>
  sql`case when ${names} <> '{}' then (select string_agg(value, chr(10)) from jsonb_each_text(${names})) end`

/** Rows of `whose`, a condition on `p.id`, with the offers of `theirs`, the same condition on `l.product_id`. */
const indexed = (whose: RawBuilder<unknown>, theirs: RawBuilder<unknown>) => sql<IndexedProduct>`
  select p.id, p.type, p.category_id, p.rarity_id, array_to_string(p.element_ids, ',') element_ids,
    p.brand_id, p.league_id, array_to_string(p.tag_ids, ',') tag_ids,
    p.can_send_bra_center, extract(epoch from p.created_at)::int created_at, p.number_sort,
    plain(p.name) as name, plain(coalesce(p.name_en, '')) name_en,
    c.business_id || ' ' || p.card card, p.search,
    plain(concat_ws(' · ', p.artist, p.kind)) details,
    coalesce(plain(chr(10) || ${languagesOf(sql`p.other_names`)} || chr(10)), '') other_names,
    coalesce(s.monthly_sales, 0) sales, coalesce(v.monthly_views, 0) views, o.offers
  from products p join categories c on c.id = p.category_id
  left join product_sales_stats s on s.product_id = p.id
  left join product_views_summaries v on v.product_id = p.id
  left join (
    select l.product_id, string_agg(
      ${pair(places, flagged)} || ${pair(sql`l.price_cents`, sql`coalesce(l.promotion_id, 0)`)}
        || ${pair(sql`coalesce(l.regular_price_cents, 0)`, sql`l.store_id`)} || int8send(l.id),
      ''::bytea
    ) offers
    from listings l join stores f on f.id = l.store_id
    where ${theirs} and l.on_sale
    group by l.product_id
  ) o on o.product_id = p.id
  where ${whose}
  order by p.id`

/** Returns the first id of each slice of `size` products; together they hold all products. */
export async function slicesToIndex(db: Db, size: number) {
  const { rows } = await sql<{ first: number }>`
    select id first from (select id, row_number() over (order by id) from products) numbered
    where row_number % ${size} = 1 order by id`.execute(db)
  return rows.map((row) => row.first)
}

/** Products with ids from `first` to `last`, both included, in the order of their ids. */
export const productsToIndex = async (db: Db, first: number, last: number) =>
  (await indexed(sql`p.id between ${first} and ${last}`, sql`l.product_id between ${first} and ${last}`).execute(db))
    .rows

/** Returns the products of these ids; an id without a row is of a deleted product. */
export const productsToIndexAgain = async (db: Db, ids: number[]) =>
  (await indexed(sql`p.id = any(${ids}::int[])`, sql`l.product_id = any(${ids}::int[])`).execute(db)).rows

/** Returns the present snapshot as text, for `changesSince`. */
export async function presentSnapshot(db: Db) {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text snapshot`.execute(db)
  return rows[0]!.snapshot
}

export async function changesSince(db: Db, snapshot: string) {
  const { rows } = await sql<{ snapshot: string; product_ids: (number | null)[]; of_catalogue: boolean }>`
    select * from changes_since(${snapshot}::pg_snapshot)`.execute(db)
  return rows[0]!
}

export const sweepChanges = (tx: Tx, before: Date) =>
  tx.deleteFrom('product_changes').where('changed_at', '<', before).execute()
