import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** `quantity` is all units of the line that lack, with those that were said before. */
export interface LackingUnits {
  line_id: number
  quantity: number
}

/** The parcel must be locked. */
export const linesOfParcel = (db: Db, storeOrderId: number) =>
  db
    .selectFrom('order_lines')
    .select(['id', 'listing_id', 'name', 'unit_price_cents', 'quantity', 'lacking'])
    .where('store_order_id', '=', storeOrderId)
    .orderBy('id')
    .execute()

export type ParcelLine = Awaited<ReturnType<typeof linesOfParcel>>[number]

export const setLacking = (tx: Tx, lines: LackingUnits[]) =>
  sql`
  update order_lines line set lacking = now.lacking
  from unnest(
    ${lines.map((line) => line.line_id)}::int[], ${lines.map((line) => line.quantity)}::int[]
  ) now(id, lacking)
  where line.id = now.id`.execute(tx)

export const addLackingCents = (tx: Tx, storeOrderId: number, cents: number) =>
  tx
    .updateTable('store_orders')
    .set((row) => ({ lacking_cents: row('lacking_cents', '+', cents) }))
    .where('id', '=', storeOrderId)
    .execute()
