import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { LabelState, ShippingTables } from './shipping.tables.ts'

export type LabelRow = Selectable<ShippingTables['shipping_labels']>

export const labelOf = (db: Db, storeOrderId: number): Promise<LabelRow | undefined> =>
  db.selectFrom('shipping_labels').selectAll().where('store_order_id', '=', storeOrderId).executeTakeFirst()

/** Of these parcels, those whose label the carrier sold. */
export const labelsBought = (db: Db, storeOrderIds: number[]) =>
  db
    .selectFrom('shipping_labels')
    .select(['store_order_id as id', 'shipment_id'])
    .where('store_order_id', '=', sql<number>`any(${storeOrderIds}::int[])`)
    .where('state', '=', 'bought')
    .execute()

/** Nothing where one is there already, however far it is; one that was given back makes room. */
export function intendLabel(tx: Tx, storeOrderId: number, now: Date) {
  const anew = { state: 'intended' as const, created_at: now, shipment_id: null, cents: null, tracking_code: null }
  return tx
    .insertInto('shipping_labels')
    .values({ store_order_id: storeOrderId, ...anew })
    .onConflict((conflict) =>
      conflict.column('store_order_id').doUpdateSet(anew).where('shipping_labels.state', '=', 'returned'),
    )
    .execute()
}

/** For whoever is first; nothing while somebody else works on it. */
export const takeLabel = (tx: Tx, storeOrderId: number, { now, until }: { now: Date; until: Date }) =>
  tx
    .updateTable('shipping_labels')
    .set({ working_until: until })
    .where('store_order_id', '=', storeOrderId)
    .where((row) => row.or([row('working_until', 'is', null), row('working_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()

export const leaveLabel = (tx: Tx, storeOrderId: number) =>
  tx.updateTable('shipping_labels').set({ working_until: null }).where('store_order_id', '=', storeOrderId).execute()

/** The first one counts: whatever else lies in the cart is paid by nobody. */
export const noteShipment = (tx: Tx, storeOrderId: number, shipment: { id: string; cents: number }) =>
  tx
    .updateTable('shipping_labels')
    .set({ shipment_id: shipment.id, cents: shipment.cents })
    .where('store_order_id', '=', storeOrderId)
    .where('state', '=', 'intended')
    .where('shipment_id', 'is', null)
    .execute()

/** False where it was elsewhere. */
export const moveLabel = async (
  tx: Tx,
  {
    id,
    from,
    to,
    ...set
  }: { id: number; from: LabelState; to: LabelState; cents?: number; tracking_code?: string | null },
) =>
  (await tx
    .updateTable('shipping_labels')
    .set({ state: to, ...set })
    .where('store_order_id', '=', id)
    .where('state', '=', from)
    .returning('state')
    .executeTakeFirst()) !== undefined

/** As if nobody had asked for it; what is paid stays. */
export const forgetLabel = (tx: Tx, storeOrderId: number) =>
  tx.deleteFrom('shipping_labels').where('store_order_id', '=', storeOrderId).where('state', '=', 'intended').execute()
