import { notSent } from '@bra/contract/orders/order-states'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { sentByStore } from '../../orders/orders/index.ts'
import type { MethodCode, ShippingTables } from '../../stores/shipping/shipping.tables.ts'
import { boxColumns } from '../../stores/shipping/index.ts'

export async function openParcelsOf(db: Db, boxIds: number[]) {
  const { rows } = await sql<{ box_id: number; open: number }>`
    select packed.box_id, count(*)::int open
    from parcel_boxes packed join store_orders so on so.id = packed.store_order_id
    where packed.box_id = any(${boxIds}::int[]) and so.state = any(${notSent}) group by 1`.execute(db)
  return new Map(rows.map((row) => [row.box_id, row.open]))
}

export const setBox = (tx: Tx, storeOrderId: number, boxId: number) =>
  tx
    .insertInto('parcel_boxes')
    .values({ store_order_id: storeOrderId, box_id: boxId })
    .onConflict((conflict) => conflict.column('store_order_id').doUpdateSet({ box_id: boxId }))
    .execute()

export const unsetBox = (tx: Tx, storeOrderId: number) =>
  tx.deleteFrom('parcel_boxes').where('store_order_id', '=', storeOrderId).execute()

export interface Contents {
  id: number
  store_id: number
  box_id: number | null
  method: MethodCode
  quantity: number
  grams: number
  is_card: boolean
  sides: [number, number, number] | null
}

/** Returns each line of parcels that stores send, with the box chosen for its parcel; grams and cm are of one unit. */
export async function contentsOf(db: Db, storeOrderIds: number[]) {
  const { rows } = await sql<Contents>`
    select so.id, so.store_id, packed.box_id, so.shipping ->> 'code' method, l.in_parcel quantity, p.weight_grams grams,
      p.type = 'tcg' is_card,
      case when p.length_cm + p.width_cm + p.height_cm is not null
        then json_build_array(p.length_cm, p.width_cm, p.height_cm) end sides
    from store_orders so
    join order_lines l on l.store_order_id = so.id
    join products p on p.id = l.product_id
    left join parcel_boxes packed on packed.store_order_id = so.id
    where so.id = any(${storeOrderIds}::int[]) and ${sentByStore} and l.in_parcel > 0
    order by l.id`.execute(db)
  return rows
}

type NewBox = Omit<Insertable<ShippingTables['boxes']>, 'id' | 'created_at'>

export const insertBox = (tx: Tx, box: NewBox, now: Date) =>
  tx
    .insertInto('boxes')
    .values({ ...box, created_at: now })
    .returning(boxColumns)
    .executeTakeFirstOrThrow()

/** Returns undefined if the store has no such box. */
export const updateBox = (tx: Tx, id: number, { store_id: storeId, ...box }: NewBox) =>
  tx
    .updateTable('boxes')
    .set(box)
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .returning(boxColumns)
    .executeTakeFirst()

export const heldBox = (tx: Tx, id: number, storeIds: number[]) =>
  tx
    .selectFrom('boxes')
    .select(boxColumns)
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .forUpdate()
    .executeTakeFirst()

export const deleteBox = (tx: Tx, id: number) => tx.deleteFrom('boxes').where('id', '=', id).execute()
