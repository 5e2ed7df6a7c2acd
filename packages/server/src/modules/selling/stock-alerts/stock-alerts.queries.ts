import { unsoldStates } from '@bra/contract/orders/order-states'
import type { LowOffer } from '@bra/contract/selling/stock-alerts.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'

export const thresholdOf = async (db: Db, storeId: number) =>
  (await db.selectFrom('stock_alerts').select('threshold').where('store_id', '=', storeId).executeTakeFirst())
    ?.threshold ?? null

export const keepThreshold = (tx: Tx, row: { store_id: number; threshold: number; updated_at: Date }) =>
  tx
    .insertInto('stock_alerts')
    .values(row)
    .onConflict((same) => same.column('store_id').doUpdateSet(row))
    .execute()

export const dropThreshold = (tx: Tx, storeId: number) =>
  tx.deleteFrom('stock_alerts').where('store_id', '=', storeId).execute()

/** Forgets the offers of a store that are above its threshold; all of them if it has none. */
export const forgetAbove = (tx: Tx, storeId: number, threshold: number | null) =>
  sql`delete from low_stock low using listings l
    where low.store_id = ${storeId} and l.id = low.listing_id
      ${threshold === null ? sql`` : sql`and l.quantity > ${threshold}`}`.execute(tx)

export const forgetRestocked = (tx: Tx, productIds: number[]) =>
  sql`delete from low_stock low using listings l, stock_alerts alert
    where l.id = low.listing_id and alert.store_id = low.store_id
      and l.product_id = any(${productIds}::int[]) and l.quantity > alert.threshold`.execute(tx)

interface FoundLow {
  listing_id: number
  store_id: number
}

/** Records the offers of a sale that are at the threshold of their store or below; returns those recorded only now. */
export async function recordLow(tx: Tx, orderId: number, now: Date) {
  const { rows } = await sql<FoundLow>`
    insert into low_stock (listing_id, store_id, noticed_at)
    select distinct l.id, l.store_id, ${now}::timestamptz
    from store_orders so
    join order_lines line on line.store_order_id = so.id
    join listings l on l.id = line.listing_id
    join stock_alerts alert on alert.store_id = l.store_id
    where so.order_id = ${orderId} and so.paid_at is not null and so.state not in ${literals(unsoldStates)}
      and l.quantity <= alert.threshold
    on conflict (listing_id) do nothing
    returning listing_id, store_id`.execute(tx)
  return rows
}

export const lowOffer = (db: Db, listingId: number) =>
  db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['p.name', 'l.quantity'])
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()

export const countLow = async (db: Db, storeId: number) =>
  Number(
    (
      await db
        .selectFrom('low_stock')
        .select((build) => build.fn.countAll().as('count'))
        .where('store_id', '=', storeId)
        .where('seen_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  )

export async function lowOffers(db: Db, storeId: number, limit: number) {
  const { rows } = await sql<LowOffer>`
    select l.id, p.name, p.code, l.condition, l.language, l.finish, l.quantity,
      to_json(low.noticed_at) #>> '{}' as noticed_at
    from low_stock low join listings l on l.id = low.listing_id join products p on p.id = l.product_id
    where low.store_id = ${storeId} and low.seen_at is null
    order by low.noticed_at desc, l.id limit ${limit}`.execute(db)
  return rows
}

export const putAwayLow = (tx: Tx, { storeId, ids }: { storeId: number; ids: number[] }, now: Date) =>
  tx
    .updateTable('low_stock')
    .set({ seen_at: now })
    .where('store_id', '=', storeId)
    .where('listing_id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
