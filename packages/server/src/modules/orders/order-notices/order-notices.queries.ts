import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import type { OrderAddress, OrderLine } from '@bra/contract/orders/orders.schemas'
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
  /** The person behind the store; null if the centre sends the parcel. */
  behind_store: number | null
  /** Address where the parcel is picked up, or sent back to. */
  place: string
}

export async function sidesOf(db: Db, storeOrderId: number) {
  const { rows } = await sql<Sides>`
    select so.order_id, o.user_id buyer_id, buyer.name buyer, so.store_id, ${personBehind(sql`so.store_id`)} behind_store,
      coalesce(s.name, 'Bra Center') store, ${placeOfSender} place
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
  /** Price of its goods in the parcel. */
  cents: number
}

/** Returns the stores with goods in a parcel that the centre sends; [] for a parcel that a store sends. */
export async function sellersInCentre(db: Db, storeOrderId: number) {
  const { rows } = await sql<Seller>`
    select l.store_id, so.order_id, o.user_id buyer_id, sum(l.unit_price_cents * l.quantity)::int cents
    from store_orders so
    join orders o on o.id = so.order_id
    join order_lines l on l.store_order_id = so.id
    where so.id = ${storeOrderId} and ${sentByCentre}
    group by l.store_id, so.id, o.id order by l.store_id`.execute(db)
  return rows
}

export const parcelIdsOfOrder = async (db: Db, orderId: number) =>
  (await db.selectFrom('store_orders').select('id').where('order_id', '=', orderId).orderBy('id').execute()).map(
    ({ id }) => id,
  )

export const firstName = async (db: Db, userId: number) =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name

export interface ContractRow {
  id: number
  order_id: number
  buyer_id: number
  buyer: string
  email: string
  address: OrderAddress
  goods_cents: number
  freight_cents: number
  shipping: CartQuote
  post_by: Date
  arrives_first: Date
  arrives_last: Date
  store: string
  /** Address where the parcel is picked up, or sent back to. */
  place: string
  /** The legal sellers; several if the centre sends the parcel. */
  sellers: { legal_name: string; document: string }[]
  lines: (Omit<
    OrderLine,
    'id' | 'offer_id' | 'product_id' | 'code' | 'product_image' | 'unit_price_cents' | 'lacking'
  > & {
    cents: number
  })[]
}

export interface PaidWith {
  method: 'pix' | 'card'
  brand: string | null
  last_four: string | null
  installments: number
  credit_cents: number
}

export const paidWith = (db: Db, orderId: number): Promise<PaidWith | undefined> =>
  db
    .selectFrom('order_payments')
    .innerJoin('orders as o', 'o.id', 'order_payments.order_id')
    .select(['method', 'card_brand as brand', 'card_last_four as last_four', 'installments', 'o.credit_cents'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirst()

/** Returns one row for each paid parcel of the order. */
export async function contractsOf(db: Db, orderId: number) {
  const { rows } = await sql<ContractRow>`
    select so.id, so.order_id, o.user_id buyer_id, buyer.name buyer, buyer.email, o.address, so.goods_cents,
      so.freight_cents, so.shipping, so.post_by, so.arrives_first, so.arrives_last,
      coalesce(s.name, 'Bra Center') store, ${placeOfSender} place,
      (select json_agg(json_build_object('legal_name', of.legal_name, 'document', of.document) order by of.id)
        from stores of
        where of.id in (select l.store_id from order_lines l where l.store_order_id = so.id)) sellers,
      (select json_agg(json_build_object('name', l.name, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
        'finish', l.finish, 'extras', l.extras, 'comment', l.comment, 'quantity', l.quantity,
        'cents', l.unit_price_cents * l.quantity) order by l.id)
        from order_lines l where l.store_order_id = so.id) lines
    from store_orders so
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    left join stores s on s.id = so.store_id
    where so.order_id = ${orderId} and so.paid_at is not null order by so.id`.execute(db)
  return rows
}
