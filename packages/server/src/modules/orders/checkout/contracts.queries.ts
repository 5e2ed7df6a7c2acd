import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import type { OrderAddress, OrderLine } from '@bra/contract/orders/orders.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { placeOfSender } from '../orders/index.ts'

export interface ContractRow {
  id: number
  parcels: number
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

/** Returns one row for each sale of the paid order, with all of it, in however many parcels. */
export async function contractsOf(db: Db, orderId: number) {
  const { rows } = await sql<ContractRow>`
    with sent as (
      select min(id) id, count(*)::int parcels, array_agg(id) ids, sum(goods_cents)::int goods_cents,
        sum(freight_cents)::int freight_cents, min(post_by) post_by, min(arrives_first) arrives_first,
        max(arrives_last) arrives_last
      from store_orders where order_id = ${orderId} and paid_at is not null group by sale_id
    )
    select so.id, sent.parcels, so.order_id, o.user_id buyer_id, buyer.name buyer, buyer.email, o.address,
      sent.goods_cents, sent.freight_cents, so.shipping, sent.post_by, sent.arrives_first, sent.arrives_last,
      coalesce(s.name, 'Bra Center') store, ${placeOfSender} place,
      (select json_agg(json_build_object('legal_name', of.legal_name, 'document', of.document) order by of.id)
        from stores of
        where of.id in (select l.store_id from order_lines l where l.store_order_id = any(sent.ids))) sellers,
      (select json_agg(json_build_object('name', l.name, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
        'finish', l.finish, 'extras', l.extras, 'comment', l.comment, 'quantity', l.quantity,
        'cents', l.unit_price_cents * l.quantity) order by l.id)
        from (
          -- a line whose units go in several parcels is one line of what was bought
          select min(id) id, name, condition, grade, language, finish, extras, comment, unit_price_cents,
            sum(quantity)::int quantity
          from order_lines where store_order_id = any(sent.ids)
          group by listing_id, store_id, name, condition, grade, language, finish, extras, comment, unit_price_cents
        ) l) lines
    from sent
    join store_orders so on so.id = sent.id
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    left join stores s on s.id = so.store_id
    order by so.id`.execute(db)
  return rows
}
