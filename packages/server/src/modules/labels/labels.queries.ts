import type { OrderAddress } from '@bra/contract/orders.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

export interface LabelRow {
  id: number
  order_id: number
  store_id: number
  service: string
  /** As quotes name it. */
  code: string
  address: OrderAddress
  goods_cents: number
  tracking_code: string | null
  sender: { name: string; legal_name: string; document: string; address: string; city: string; uf: string; cep: string }
  email: string
  lines: { name: string; code: string; quantity: number; cents: number }[]
}

/** Parcels that stores of an owner have still to post, in the order of their numbers. */
export async function parcelsToLabel(db: Db, ownerId: number, ids: number[]) {
  const { rows } = await sql<LabelRow>`
    select so.id, so.order_id, so.store_id, so.shipping ->> 'name' service, so.shipping ->> 'code' code, o.address,
      so.goods_cents, so.tracking_code, s.contact_email email,
      json_build_object('name', s.name, 'legal_name', s.legal_name, 'document', s.document, 'address', s.legal_address,
        'city', s.city, 'uf', s.uf, 'cep', s.cep) sender,
      (select json_agg(json_build_object('name', l.name, 'code', l.code, 'quantity', l.quantity,
          'cents', l.unit_price_cents * l.quantity) order by l.id)
        from order_lines l where l.store_order_id = so.id) lines
    from store_orders so
    join stores s on s.id = so.store_id and s.owner_id = ${ownerId}
    join orders o on o.id = so.order_id
    where so.id = any(${ids}::int[]) and so.shipping ->> 'code' <> 'retirada'
      and so.state in ('paid', 'picking', 'invoiced', 'ready_to_ship', 'cancellation_requested', 'shipped')
    order by so.id`.execute(db)
  return rows
}

/** Whether stores of an owner send all of these at all. */
export async function countOwn(db: Db, ownerId: number, ids: number[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_orders so join stores s on s.id = so.store_id
    where s.owner_id = ${ownerId} and so.id = any(${ids}::int[])`.execute(db)
  return rows[0]!.count
}
