import { notSent, stillToPost } from '@bra/contract/orders/order-states'
import { liveLabels, unfinishedLabels } from '@bra/contract/dispatch/labels'
import { literals } from '../../../platform/literals.ts'
import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { placeOfStore } from '../../orders/orders/index.ts'
import { type TravellingDocument, travelsWith } from '../store-orders/index.ts'

export interface LabelRow {
  id: number
  order_id: number
  part: number
  parts: number
  store_id: number
  service: string
  code: string
  address: OrderAddress
  goods_cents: number
  tracking_code: string | null
  invoice: TravellingDocument | null
  sender: { name: string; legal_name: string; document: string; address: string; city: string; uf: string; cep: string }
  email: string
  lines: { name: string; code: string; quantity: number; cents: number }[]
}

export async function parcelsToLabel(db: Db, storeIds: number[], ids: number[]) {
  const { rows } = await sql<LabelRow>`
    select so.id, so.order_id, so.part, so.parts, so.store_id, so.shipping ->> 'name' service, so.shipping ->> 'code' code, o.address,
      so.goods_cents - so.lacking_cents goods_cents, so.tracking_code, s.contact_email email, ${travelsWith} invoice,
      json_build_object('name', s.name, 'legal_name', s.legal_name, 'document', s.document, 'address', ${placeOfStore},
        'city', s.city, 'uf', s.uf, 'cep', s.cep) sender,
      (select json_agg(json_build_object('name', l.name, 'code', l.code, 'quantity', l.in_parcel,
          'cents', l.unit_price_cents * l.in_parcel) order by l.id)
        from order_lines l where l.store_order_id = so.id and l.in_parcel > 0) lines
    from store_orders so
    join stores s on s.id = so.store_id and s.id = any(${storeIds}::int[])
    join orders o on o.id = so.order_id
    where so.id = any(${ids}::int[]) and so.shipping ->> 'code' <> 'retirada'
      and so.state in ${literals([...notSent, 'shipped'])}
    order by so.id`.execute(db)
  return rows
}

export async function ordersOfParcels(db: Db, ids: number[]) {
  const { rows } = await sql<{ order_id: number; is_pickup: boolean }>`
    select so.order_id, so.shipping ->> 'code' = 'retirada' is_pickup
    from store_orders so where so.id = any(${ids}::int[]) order by so.order_id`.execute(db)
  return rows
}

export async function countOwn(db: Db, storeIds: number[], ids: number[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_orders so
    where so.store_id = any(${storeIds}::int[]) and so.id = any(${ids}::int[])`.execute(db)
  return rows[0]!.count
}

export interface ParcelToBuy {
  id: number
  order_id: number
  store_id: number
  user_id: number
  code: string
  goods_cents: number
  tracking_code: string | null
  invoice: LabelRow['invoice']
  /** Paid, not posted, and nobody wants it cancelled. */
  is_open: boolean
  address: OrderAddress
  buyer: { name: string; document: string; email: string; phone: string | null }
  sender: LabelRow['sender'] & { email: string }
  goods: { name: string; quantity: number; cents: number }[]
}

export async function parcelToBuy(db: Db, id: number) {
  const { rows } = await sql<ParcelToBuy>`
    select so.id, so.order_id, so.store_id, o.user_id, so.shipping ->> 'code' code,
      so.goods_cents - so.lacking_cents goods_cents, so.tracking_code, ${travelsWith} invoice,
      o.address,
      so.state in ${literals(stillToPost)} is_open,
      json_build_object('name', buyer.name || ' ' || buyer.last_name, 'document', coalesce(buyer.cpf, ''),
        'email', buyer.email, 'phone', buyer.phone) buyer,
      json_build_object('name', s.name, 'legal_name', s.legal_name, 'document', s.document, 'address', ${placeOfStore},
        'city', s.city, 'uf', s.uf, 'cep', s.cep, 'email', s.contact_email) sender,
      (select json_agg(json_build_object('name', l.name, 'quantity', l.in_parcel, 'cents', l.unit_price_cents) order by l.id)
        from order_lines l where l.store_order_id = so.id and l.in_parcel > 0) goods
    from store_orders so
    join stores s on s.id = so.store_id
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    where so.id = ${id}`.execute(db)
  return rows[0]
}

export interface Due {
  since: Date
  until: Date
  after: number
  limit: number
}

export async function labelsToFinish(db: Db, { since, after, limit }: Due) {
  const { rows } = await sql<{ id: number; store_id: number; own_account: boolean }>`
    select l.store_order_id id, so.store_id, l.own_account
    from shipping_labels l join store_orders so on so.id = l.store_order_id
    where l.created_at > ${since} and l.store_order_id > ${after} and l.state in ${literals(liveLabels)}
      and (l.state in ${literals(unfinishedLabels)} or l.tracking_code is null)
    order by l.store_order_id limit ${limit}`.execute(db)
  return rows
}

export interface PaidLabel {
  id: number
  order_id: number
  store_id: number
  state: 'paid' | 'bought'
  own_account: boolean
  shipment_id: string
  cents: number
}

async function paidLabels(db: Db, where: RawBuilder<unknown>, { since, until, after, limit }: Due) {
  const { rows } = await sql<PaidLabel>`
    select so.id, so.order_id, so.store_id, l.state, l.own_account, l.shipment_id, l.cents
    from shipping_labels l join store_orders so on so.id = l.store_order_id
    where l.created_at > ${since} and l.created_at <= ${until} and l.store_order_id > ${after}
      and l.state in ${literals(liveLabels)} and l.state <> 'intended' and ${where}
    order by so.id limit ${limit}`.execute(db)
  return rows
}

/** Paid labels whose parcel was cancelled, or posted under another code. */
export const unusedLabels = (db: Db, due: Due) =>
  paidLabels(
    db,
    sql`(so.state = 'cancelled' or so.posted_at is not null and so.tracking_code is distinct from l.tracking_code)`,
    due,
  )

export const unpostedLabels = (db: Db, due: Due) =>
  paidLabels(db, sql`so.posted_at is null and so.state <> 'cancelled'`, due)
