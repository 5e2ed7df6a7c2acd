import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { bindingInvoices } from '@bra/contract/dispatch/invoices'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { methodOfOrder } from '../../orders/orders/index.ts'
import { personBehind } from '../../stores/stores/index.ts'

/** What a tax document says of a parcel. Amounts in cents. */
export interface ParcelFacts {
  id: number
  order_id: number
  store_id: number
  behind_store: number
  store_name: string
  state: StoreOrderState
  carrier: string
  goods_cents: number
  freight_cents: number
  credit_cents: number
  method: 'pix' | 'card'
  address: OrderAddress
  buyer: { name: string; cpf: string | null; email: string }
  lines: {
    code: string
    name: string
    is_card: boolean
    ncm: string | null
    origin: number | null
    quantity: number
    cents: number
  }[]
}

/** A card is told by its code, its condition, its language and its finish, too. */
const nameOfGoods = sql`case when p.type = 'tcg'
  then concat_ws(' ', l.name, l.code, l.condition, l.language, nullif(l.finish, 'normal')) else l.name end`

export async function parcelFacts(db: Db, id: number) {
  const { rows } = await sql<ParcelFacts>`
    select so.id, so.order_id, so.store_id, s.name store_name,
      ${personBehind(sql`so.store_id`)} behind_store, so.state, so.shipping ->> 'code' carrier,
      so.goods_cents - so.lacking_cents goods_cents, so.freight_cents, so.credit_cents, o.address,
      ${methodOfOrder} "method",
      json_build_object('name', trim(buyer.name || ' ' || buyer.last_name), 'cpf', buyer.cpf, 'email', buyer.email) buyer,
      (select json_agg(json_build_object('code', l.code, 'name', ${nameOfGoods}, 'is_card', p.type = 'tcg', 'ncm', p.ncm,
          'origin', p.origin, 'quantity', l.in_parcel, 'cents', l.unit_price_cents) order by l.id)
        from order_lines l join products p on p.id = l.product_id
        where l.store_order_id = so.id and l.in_parcel > 0) lines
    from store_orders so
    join stores s on s.id = so.store_id
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    where so.id = ${id}`.execute(db)
  return rows[0]
}

export async function parcelsToMatch(db: Db, storeId: number, states: readonly StoreOrderState[]) {
  const { rows } = await sql<{ id: number; order_id: number; cpf: string | null; cents: number }>`
    select so.id, so.order_id, buyer.cpf, so.goods_cents - so.lacking_cents + so.freight_cents cents
    from store_orders so join orders o on o.id = so.order_id join users buyer on buyer.id = o.user_id
    where so.store_id = ${storeId} and so.state = any(${states}::text[]) and not exists (
      select from invoices i where i.store_order_id = so.id and i.environment = 1 and i.state in ${literals(bindingInvoices)})
    order by so.id`.execute(db)
  return rows
}
