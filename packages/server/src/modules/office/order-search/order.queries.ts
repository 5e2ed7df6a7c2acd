import type { SeenOrder, SeenParcel } from '@bra/contract/office/order-search.schemas'
import type { OrderAddress } from '@bra/contract/orders/orders.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { lineColumns } from '../../orders/orders/index.ts'

const lines = sql`(
  select json_agg(line order by line.id)
  from (select ${lineColumns} from order_lines l where l.store_order_id = so.id) line
)`

const events = sql`(
  select coalesce(json_agg(json_build_object('at', e.happened_at, 'state', e.to_state, 'by', e.party,
    'who', case when u.id is not null then concat_ws(' ', u.name, u.last_name) end,
    'lacking_cents', e.lacking_cents) order by e.id), '[]')
  from order_events e left join users u on u.id = e.user_id where e.store_order_id = so.id
)`

const parcels = sql`(
  select json_agg(json_build_object('id', so.id, 'part', so.part, 'parts', so.parts, 'state', so.state,
    'store', case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end,
    'shipping', so.shipping ->> 'name', 'is_pickup', so.shipping ->> 'code' = 'retirada', 'tracking_code', so.tracking_code, 'goods_cents', so.goods_cents,
    'freight_cents', so.freight_cents, 'commission_cents', so.commission_cents, 'refunded_cents', so.refunded_cents,
    'refund_reasons', (select coalesce(json_agg(r.reason order by r.id), '[]') from order_refunds r
      where r.store_order_id = so.id and r.reason is not null),
    'post_by', so.post_by, 'return_code', so.return_code, 'return_contested_at', so.return_contested_at, 'return_note', so.return_note, 'return_photos', so.return_photos,
    'return_reply', so.return_reply, 'return_reply_photos', so.return_reply_photos,
    'arrival_claimed_at', so.arrival_claimed_at, 'arrival_note', so.arrival_note, 'loss_warned_at', so.loss_warned_at,
    'lines', ${lines}, 'events', ${events}) order by so.id)
  from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id
)`

const payments = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'method', p.method, 'state', p.state, 'code', p.code,
    'payment_id', p.payment_id, 'charge_id', p.charge_id, 'installments', p.installments,
    'card', nullif(concat_ws(' ', p.card_brand, p.card_last_four), ''), 'refusal', p.refusal,
    'paid_cents', p.paid_cents, 'dispute', case when d.id is not null then json_build_object('id', d.id, 'state', d.state) end, 'expires_at', p.expires_at,
    'created_at', p.created_at) order by p.id desc), '[]')
  from order_payments p left join payment_disputes d on d.payment_id = p.id where p.order_id = o.id
)`

const refused = sql`(
  select json_build_object('cents', coalesce(sum(owed.cents), 0), 'held', coalesce(sum(owed.cents) filter (where owed.held_at is not null), 0))
  from (
    select r.cents, r.held_at from order_refunds r join store_orders so on so.id = r.store_order_id
    where so.order_id = o.id and r.state = 'intended' and r.ask_again_at is not null
    union all
    select owed_cents, refund_held_at from order_payments
    where order_id = o.id and state = 'refunding' and refund_again_at is not null
  ) owed
)`

type SeenParcelRow = Omit<SeenParcel, 'actions' | 'decisions'> & { is_pickup: boolean; loss_warned_at: string | null }
type SeenRow = Omit<SeenOrder, 'postings' | 'parcels' | 'address' | 'refused_cents' | 'held_cents'> & {
  address: OrderAddress
  parcels: SeenParcelRow[]
  refused: { cents: number; held: number }
}

export async function orderSeen(db: Db, id: number) {
  const { rows } = await sql<SeenRow>`
    select o.id, to_json(o.created_at) #>> '{}' as created_at, to_json(o.pay_until) #>> '{}' as pay_until,
      json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name), 'email', u.email) as buyer,
      o.address, o.goods_cents, o.freight_cents, o.total_cents, o.credit_cents, ${parcels} as parcels,
      ${payments} as payments, ${refused} as refused
    from orders o join users u on u.id = o.user_id where o.id = ${id}`.execute(db)
  return rows[0]
}
