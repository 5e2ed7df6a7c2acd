import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { LabelState, ShippingTables } from '../../stores/shipping/shipping.tables.ts'

export type LabelRow = Selectable<ShippingTables['shipping_labels']>

export const labelOf = (db: Db, storeOrderId: number): Promise<LabelRow | undefined> =>
  db.selectFrom('shipping_labels').selectAll().where('store_order_id', '=', storeOrderId).executeTakeFirst()

export const labelsBought = (db: Db, storeOrderIds: number[]) =>
  db
    .selectFrom('shipping_labels')
    .select(['store_order_id as id', 'shipment_id', 'own_account'])
    .where('store_order_id', '=', sql<number>`any(${storeOrderIds}::int[])`)
    .where('state', '=', 'bought')
    .execute()

/** Inserts a label unless there is one in any state but `returned`, which is reused. */
export function intendLabel(tx: Tx, storeOrderId: number, { isOwn, now }: { isOwn: boolean; now: Date }) {
  const anew = {
    ...{ state: 'intended' as const, created_at: now, own_account: isOwn },
    ...{ shipment_id: null, cents: null, tracking_code: null },
  }
  return tx
    .insertInto('shipping_labels')
    .values({ store_order_id: storeOrderId, ...anew })
    .onConflict((conflict) =>
      conflict.column('store_order_id').doUpdateSet(anew).where('shipping_labels.state', '=', 'returned'),
    )
    .execute()
}

/** Leases the label to one worker; returns undefined while another one has it. */
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

/** Only the first shipment is noted; further ones in the carrier's cart are never paid. */
export const noteShipment = (tx: Tx, storeOrderId: number, shipment: { id: string; cents: number }) =>
  tx
    .updateTable('shipping_labels')
    .set({ shipment_id: shipment.id, cents: shipment.cents })
    .where('store_order_id', '=', storeOrderId)
    .where('state', '=', 'intended')
    .where('shipment_id', 'is', null)
    .execute()

/** Returns false if the label was not in the state `from`. */
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

export const forgetLabel = (tx: Tx, storeOrderId: number) =>
  tx.deleteFrom('shipping_labels').where('store_order_id', '=', storeOrderId).where('state', '=', 'intended').execute()
