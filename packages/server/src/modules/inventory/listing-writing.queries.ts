import type { NewListing } from '@bra/contract/inventory.schemas'
import type { ProductType } from '@bra/contract/trade'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { ChangedOffer } from '../listings/index.ts'

/** An offer as it is kept, apart from what follows from its store. */
export type ListingRow = Omit<NewListing, 'comment'> & {
  id: number
  comment: string | null
  photos: string[]
  bra_center_quantity: number
}

const columns = sql.raw(
  `l.id, l.product_id, l.condition, l.grade, l.language, l.finish, l.extras, l.price_cents, l.quantity, l.status,
  l.comment, l.photos, l.bra_center_quantity`,
)

/** Those of one store only. */
export async function listingsOfStore(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<ListingRow>`
    select ${columns} from listings l where l.store_id = ${storeId} and l.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** Held in the order of their ids, as whoever sells holds them. */
export async function holdListings(tx: Tx, storeId: number, ids: number[]) {
  const { rows } = await sql<ListingRow>`
    select ${columns} from listings l where l.store_id = ${storeId} and l.id = any(${ids}::bigint[])
    order by l.id for update`.execute(tx)
  return rows
}

export type Variant = Pick<NewListing, 'product_id' | 'condition' | 'grade' | 'language' | 'finish' | 'extras'>

/** The offers of a store that are one of these variants. */
export async function idsOfVariants(db: Db, storeId: number, variants: Variant[]) {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(variants)}::jsonb) v
    join listings l on l.product_id = v.product_id and l.condition = v.condition and l.language = v.language
      and l.finish = v.finish and l.extras = v.extras and l.grade is not distinct from v.grade
    where l.store_id = ${storeId}`.execute(db)
  return rows.map((row) => row.id)
}

export async function typesOfProducts(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'type'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map<number, ProductType>(rows.map(({ id, type }) => [id, type]))
}

type Kept = Omit<ListingRow, 'id' | 'bra_center_quantity'> & { condition_rank: number | null }
export interface OfStore {
  store_id: number
  store_open: boolean
  uf: string
  at: Date
}

/** In the order given, their ids. */
export async function insertListings(tx: Tx, rows: Kept[], of: OfStore) {
  const { rows: inserted } = await sql<{ id: number }>`
    insert into listings (
      store_id, product_id, condition, condition_rank, grade, language, finish, extras, price_cents, quantity, comment,
      photos, status, store_open, uf, created_at, updated_at
    )
    select ${of.store_id}, n.product_id, n.condition, n.condition_rank, n.grade, n.language, n.finish, n.extras,
      n.price_cents, n.quantity, n.comment, n.photos, n.status, ${of.store_open}, ${of.uf}, ${of.at}, ${of.at}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      product_id int, condition text, condition_rank int, grade jsonb, language text, finish text, extras text[],
      price_cents int, quantity int, comment text, photos text[], status text
    )) with ordinality n
    order by n.ordinality
    returning id`.execute(tx)
  return inserted.map((row) => row.id)
}

/** A price that reaches the one before a promotion ends it for the offer. */
export async function updateListings(tx: Tx, rows: (Kept & { id: number })[], at: Date): Promise<ChangedOffer[]> {
  const { rows: changed } = await sql<ChangedOffer>`
    update listings l set
      condition = n.condition, condition_rank = n.condition_rank, grade = n.grade, language = n.language,
      finish = n.finish, extras = n.extras, price_cents = n.price_cents, quantity = n.quantity, comment = n.comment,
      photos = n.photos, status = n.status, updated_at = ${at},
      regular_price_cents = case when l.regular_price_cents > n.price_cents then l.regular_price_cents end,
      promotion_id = case when l.regular_price_cents > n.price_cents then l.promotion_id end
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb) n
    where l.id = n.id
    returning l.id, l.store_id, l.product_id,
      l.on_sale = (select was.on_sale from listings was where was.id = l.id) stays`.execute(tx)
  return changed
}
