import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { personBehind } from '../../stores/stores/index.ts'
import { placeOfSender, sentByCentre } from '../orders/index.ts'

export interface Sides {
  order_id: number
  buyer_id: number
  buyer: string
  store_id: number | null
  store: string
  part: number
  parts: number
  /** The person behind the store; null if the centre sends the parcel. */
  behind_store: number | null
  /** Address where the parcel is picked up, or sent back to. */
  place: string
}

export async function sidesOf(db: Db, storeOrderId: number) {
  const { rows } = await sql<Sides>`
    select so.order_id, o.user_id buyer_id, buyer.name buyer, so.store_id, ${personBehind(sql`so.store_id`)} behind_store,
      coalesce(s.name, 'Bra Center') store, so.part, so.parts, ${placeOfSender} place
    from store_orders so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    left join stores s on s.id = so.store_id
    where so.id = ${storeOrderId}`.execute(db)
  return rows[0]!
}

interface Seller {
  store_id: number
  order_id: number
  buyer_id: number
  parcel_id: number
  cents: number
}

/** Returns the stores with goods in parcels that the centre sends; [] for parcels that a store sends. */
export async function sellersInCentre(db: Db, storeOrderIds: number[]) {
  const { rows } = await sql<Seller>`
    select l.store_id, so.order_id, o.user_id buyer_id, min(so.id) parcel_id, sum(l.unit_price_cents * l.quantity)::int cents
    from store_orders so
    join orders o on o.id = so.order_id
    join order_lines l on l.store_order_id = so.id
    where so.id = any(${storeOrderIds}::int[]) and ${sentByCentre}
    group by l.store_id, so.order_id, o.id order by l.store_id`.execute(db)
  return rows
}

export const parcelsToTell = (db: Db, orderId: number) =>
  db.selectFrom('store_orders').select(['id', 'part']).where('order_id', '=', orderId).orderBy('id').execute()

export const firstName = async (db: Db, userId: number) =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name
