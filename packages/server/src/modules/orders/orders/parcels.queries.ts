import { toAnswer } from '@bra/contract/orders/order-states'
import { literals } from '../../../platform/literals.ts'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { Cancellation, OrderEvent, OrderLine, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { lineColumns } from './lines.queries.ts'
import type { OrdersTables } from './orders.tables.ts'
import { placeOfSender } from './places.queries.ts'

type StoreOrderRow = Selectable<OrdersTables['store_orders']>
export interface ParcelRow extends Omit<StoreOrderRow, 'store_id'> {
  store: StoreOrder['store']
  lines: OrderLine[]
  events: OrderEvent[]
  cancellation: Cancellation | null
  refund: { cents: number; credit_cents: number; at: string | null; reasons: string[] } | null
  review: { stars: number; comment: string | null; created_at: string } | null
  was_kept: boolean
  place: string
}

const pictures = sql`(select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image)`

const linesOf = (seen: RawBuilder<unknown>) => sql`(
  select json_agg(line order by line.id) from (
    select ${lineColumns}, ${pictures} product_image
    from order_lines l join products p on p.id = l.product_id where l.store_order_id = so.id and ${seen}
  ) line
)`

// a cancellation is written just before its event, so the latest one by then belongs to the event
const asked = sql`case
  when e.to_state in ${literals(toAnswer)}
    or e.to_state = 'return_authorised' and e.from_state = 'delivered' then (
    select json_build_object('reason', c.reason, 'comment', c.comment, 'answer', c.answer, 'reply', c.reply)
    from order_cancellations c where c.store_order_id = so.id and c.asked_at <= e.happened_at order by c.id desc limit 1
  ) end`

const events = sql`(
  select coalesce(json_agg(json_build_object(
    'at', e.happened_at, 'state', e.to_state, 'by', e.party, 'asked', ${asked}, 'lacking', case when e.lacking_units is not null
      then json_build_object('units', e.lacking_units, 'cents', e.lacking_cents) end
  ) order by e.id), '[]')
  from order_events e where e.store_order_id = so.id
)`

// a refused or withdrawn cancellation shows only among the events
const cancellation = sql`(
  select json_build_object('by', c.party, 'reason', c.reason, 'comment', c.comment, 'at', c.asked_at,
    'answer_until', case when c.answered_at is null then c.answer_until end)
  from order_cancellations c
  where c.store_order_id = so.id and (c.answer is null or c.answer = 'granted')
  order by c.id desc limit 1
)`

const refund = sql`(
  select json_build_object('cents', sum(r.cents),
    'credit_cents', coalesce(sum(r.cents) filter (where r.to_credit), 0), 'at', case when bool_and(r.state = 'done') then max(r.done_at) end,
    'reasons', coalesce(json_agg(r.reason order by r.id) filter (where r.reason is not null), '[]'))
  from order_refunds r where r.store_order_id = so.id having count(*) > 0
)`

const review = sql`(
  select json_build_object('stars', r.stars, 'comment', r.comment, 'created_at', r.created_at)
  from store_reviews r where r.sale_id = so.sale_id
)`

const wasKept = sql`exists (select from order_cancellations c where c.store_order_id = so.id and c.answer = 'kept')`
const store = sql`case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'avatar', s.avatar) end`

/** Columns of store orders `so` with their store `s`; `seen` selects which lines `l` the reader may see. */
export const parcelColumns = (seen: RawBuilder<unknown>) => sql`
  so.*, ${store} store, ${linesOf(seen)} lines, ${events} events, ${cancellation} cancellation, ${refund} refund,
  ${review} review, ${wasKept} was_kept, ${placeOfSender} place`

const parcelsWhere = async (db: Db, where: RawBuilder<unknown>) => {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns(sql`true`)}
    from store_orders so join orders o on o.id = so.order_id left join stores s on s.id = so.store_id
    where ${where} order by so.id`.execute(db)
  return rows
}

export const parcelsOfOrder = (db: Db, userId: number, orderId: number) =>
  parcelsWhere(db, sql`so.order_id = ${orderId} and o.user_id = ${userId}`)

export const parcelOfBuyer = async (db: Db, userId: number, id: number) =>
  (await parcelsWhere(db, sql`so.id = ${id} and o.user_id = ${userId}`))[0]

// an order is where its least advanced parcel is; parcels that ended without goods count only if no other is left
const byAdvance: StoreOrderState[] = [
  'awaiting_payment',
  'paid',
  'cancellation_requested',
  'picking',
  'invoiced',
  'ready_to_ship',
  'shipped',
  'delivered',
  'return_requested',
  'return_authorised',
  'returning',
  'returned',
  'lost',
  'completed',
  'refunded',
  'cancelled',
  'expired',
]
export const stateOf = sql<StoreOrderState>`(
  select state from store_orders where order_id = o.id
  order by array_position(array[${sql.join(byAdvance.map((state) => sql.lit(state)))}], state) limit 1
)`
