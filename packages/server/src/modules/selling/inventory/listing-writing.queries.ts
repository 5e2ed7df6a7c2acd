import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ChangedOffer } from '../../stores/listings/index.ts'
import { offerColumns, type OfferRow } from '../../stores/listings/listings.tables.ts'

const decided = offerColumns('variant', 'terms', 'pictures')

const written = [...decided, 'condition_rank'] as const

const columns = ['id', ...decided, ...offerColumns('centre', 'promotion', 'counting')] as const

export type ListingRow = Pick<OfferRow, (typeof columns)[number]>

const namedOfStore = (db: Db, storeId: number, ids: number[]) =>
  db
    .selectFrom('listings')
    .select(columns)
    .where('store_id', '=', storeId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)

export const listingsOfStore = (db: Db, storeId: number, ids: number[]) => namedOfStore(db, storeId, ids).execute()

/** Locks the offers in the order of ids, as buying does, so that neither deadlocks. */
export const holdListings = (tx: Tx, storeId: number, ids: number[]) =>
  namedOfStore(tx, storeId, ids).orderBy('id').forUpdate().execute()

export type Variant = Pick<OfferRow, ReturnType<typeof offerColumns<'variant'>>[number]>

export async function idsOfVariants(db: Db, storeId: number, variants: Variant[]) {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(variants)}::jsonb) v
    join listings l on l.product_id = v.product_id and l.condition = v.condition and l.language = v.language
      and l.finish = v.finish and l.extras = v.extras and l.grade is not distinct from v.grade
    where l.store_id = ${storeId}`.execute(db)
  return rows.map((row) => row.id)
}

type WrittenOffer = Pick<OfferRow, (typeof written)[number]>

export interface OfStore {
  store_id: number
  store_open: boolean
  uf: string
  at: Date
}

/** Returns the new ids in the order of the rows. */
export async function insertListings(tx: Tx, rows: WrittenOffer[], of: OfStore) {
  const { rows: inserted } = await sql<{ id: number }>`
    insert into listings (store_id, ${sql.raw(written.join(', '))}, store_open, uf, created_at, updated_at)
    select ${of.store_id}, ${sql.raw(written.map((name) => `n.${name}`).join(', '))},
      ${of.store_open}, ${of.uf}, ${of.at}, ${of.at}
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb) with ordinality n
    order by n.ordinality
    returning id`.execute(tx)
  return inserted.map((row) => row.id)
}

const changes = written.filter((name) => name !== 'product_id').map((name) => `${name} = n.${name}`)

/** A price that reaches the regular price ends the promotion of the offer. */
export async function updateListings(
  tx: Tx,
  rows: (WrittenOffer & { id: number })[],
  at: Date,
): Promise<ChangedOffer[]> {
  const { rows: changed } = await sql<ChangedOffer>`
    update listings l set
      ${sql.raw(changes.join(', '))}, updated_at = ${at},
      regular_price_cents = case when l.regular_price_cents > n.price_cents then l.regular_price_cents end,
      promotion_id = case when l.regular_price_cents > n.price_cents then l.promotion_id end
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb) n
    where l.id = n.id
    returning l.id, l.store_id, l.product_id,
      l.on_sale = (select was.on_sale from listings was where was.id = l.id) stays`.execute(tx)
  return changed
}

export const setCounted = (tx: Tx, id: number) =>
  tx.updateTable('listings').set({ unconfirmed_since: null }).where('id', '=', id).execute()
