import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface ParcelOfOrder {
  id: number
  order_id: number
  state: StoreOrderState
  buyer: string
}

export async function parcelsOfOrders(db: Db, storeId: number, orderIds: number[]) {
  const { rows } = await sql<ParcelOfOrder>`
    select so.id, so.order_id, so.state, buyer.name buyer
    from store_orders so join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    where so.store_id = ${storeId} and so.order_id = any(${orderIds}::int[])
    order by so.id`.execute(db)
  return rows
}
