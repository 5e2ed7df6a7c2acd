import { finishes, languages, offerConditions, type ProductType, states } from '@bra/contract/trade'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** A product as the index holds it. `offers` is packed: see `BYTES_AN_OFFER`. */
export interface IndexedProduct {
  id: number
  type: ProductType
  category_id: number
  rarity_id: number | null
  /** Ids, with commas between. */
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
  search: string
  sales: number
  views: number
  offers: Buffer | null
}

/** Where each fact of an offer stands in its 32 bits of traits. */
export const LANGUAGE_BIT = offerConditions.length
export const FINISH_BIT = LANGUAGE_BIT + languages.length
export const CENTRE_BIT = FINISH_BIT + finishes.length
export const FREE_BIT = CENTRE_BIT + 1
/** Traits, states, price, promotion, price before it and store, four big-endian bytes each, and the id in eight. */
export const BYTES_AN_OFFER = 32
export const PROMOTION_AT = 12

/** How many of these packed offers have a promotion. */
export function promotedIn(packed: Buffer) {
  let count = 0
  for (let at = PROMOTION_AT; at < packed.length; at += BYTES_AN_OFFER) count += Number(packed.readInt32BE(at) !== 0)
  return count
}

const bit = (value: string, list: readonly string[], from = 0) =>
  sql`(1 << (array_position(${sql.lit(`{${list.join(',')}}`)}::text[], ${sql.ref(value)}::text) - 1 + ${sql.lit(from)}))`

const traits = sql`${bit('l.condition', offerConditions)}
  | ${bit('l.language', languages, LANGUAGE_BIT)} | ${bit('l.finish', finishes, FINISH_BIT)}
  | case when l.bra_center_quantity > 0 then ${sql.lit(1 << CENTRE_BIT)} else 0 end
  | case when l.price_cents >= f.free_shipping_over_cents then ${sql.lit(1 << FREE_BIT)} else 0 end`

const indexed = sql`
  select p.id, p.type, p.category_id, p.rarity_id, array_to_string(p.element_ids, ',') element_ids,
    p.brand_id, p.league_id, array_to_string(p.tag_ids, ',') tag_ids,
    p.can_send_bra_center, extract(epoch from p.created_at)::int created_at, p.number_sort,
    plain(p.name) as name, plain(coalesce(p.name_en, '')) name_en, p.search,
    coalesce(s.monthly_sales, 0) sales, coalesce(v.monthly_views, 0) views, o.offers
  from products p
  left join product_sales_stats s on s.product_id = p.id
  left join product_views_summaries v on v.product_id = p.id
  left join lateral (
    select string_agg(
      int4send(${traits}) || int4send(${bit('l.uf', states)})
        || int4send(l.price_cents) || int4send(coalesce(l.promotion_id, 0)) || int4send(coalesce(l.regular_price_cents, 0))
        || int4send(l.store_id) || int8send(l.id),
      ''::bytea
    ) offers
    from listings l join stores f on f.id = l.store_id
    where l.product_id = p.id and l.on_sale
  ) o on true`

/** The next `limit` products after `after`, by id. */
export const productsToIndex = async (db: Db, after: number, limit: number) =>
  (await sql<IndexedProduct>`${indexed} where p.id > ${after} order by p.id limit ${limit}`.execute(db)).rows

/** An id that is not answered is gone. */
export const productsToIndexAgain = async (db: Db, ids: number[]) =>
  (await sql<IndexedProduct>`${indexed} where p.id = any(${ids}::int[]) order by p.id`.execute(db)).rows

/** What other transactions see, as text: changes are asked for "since" one of these. */
export async function presentSnapshot(db: Db) {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text snapshot`.execute(db)
  return rows[0]!.snapshot
}

/** What was committed since `snapshot`. */
export async function changesSince(db: Db, snapshot: string) {
  const { rows } = await sql<{ snapshot: string; product_ids: (number | null)[]; of_catalogue: boolean }>`
    select * from changes_since(${snapshot}::pg_snapshot)`.execute(db)
  return rows[0]!
}

export const sweepChanges = (tx: Tx, before: Date) =>
  tx.deleteFrom('product_changes').where('changed_at', '<', before).execute()
