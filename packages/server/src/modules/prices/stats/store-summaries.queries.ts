import { unsoldStates } from '@bra/contract/orders/order-states'
import { literals } from '../../../platform/literals.ts'
import { type RawBuilder, sql } from 'kysely'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { sentByCentre, sentByStore } from '../../orders/orders/index.ts'

const WINDOW_DAYS = 60

/** Counts imported sales as one order each; the imported posting figures hold while these are the most. */
const salesTold = (now: Date) => sql`
  select store_id, count(*)::int sales, (count(*) filter (where sold_at > ${daysBefore(now, WINDOW_DAYS)}))::int recent
  from sales where order_line_id is null group by store_id`

/** The instant when the store had done its part: a pick-up that is ready waits for its buyer. */
const doneAt = sql`coalesce(
  case when so.shipping ->> 'code' = 'retirada' then (
    select min(e.happened_at) from order_events e where e.store_order_id = so.id and e.to_state = 'ready_to_ship'
  ) end, so.posted_at, so.delivered_at)`

const unsold = sql`so.state in ${literals(unsoldStates)}`

/** Counts each store's orders, also those that the centre sends. */
const ordersSold = (now: Date) => sql`
  select store_id, count(distinct order_id)::int orders,
    (count(distinct order_id) filter (where paid_at > ${daysBefore(now, WINDOW_DAYS)}::timestamptz))::int recent
  from (
    select so.store_id, so.order_id, so.paid_at from store_orders so
    where ${sentByStore} and so.paid_at is not null and not ${unsold}
    union all
    select l.store_id, so.order_id, so.paid_at from order_lines l join store_orders so on so.id = l.store_order_id
    where l.from_center and ${sentByCentre} and so.paid_at is not null and not ${unsold}
  ) sold group by store_id`

const isCalledOff = (how: RawBuilder<boolean>) => sql`so.state = 'cancelled' and coalesce((
  select bool_or(${how}) from order_events e where e.store_order_id = so.id and e.to_state = 'cancelled'), false)`
const tooLate = isCalledOff(sql<boolean>`e.happened_at > so.post_by and coalesce(done.at > so.post_by, true)`)
const byStore = isCalledOff(sql<boolean>`e.party = 'store' and e.from_state <> 'cancellation_requested'`)

/** A late parcel counts against the store that sends it; what its buyer called off in time does not. */
const parcelsSent = (now: Date) => sql`
  select so.sale_id, so.store_id, not ${unsold} is_sold, ${tooLate} was_late, ${byStore} was_called_off,
    case
      when so.posted_at is not null or so.delivered_at is not null or not ${unsold} and done.at is not null
        then done.at <= so.post_by
      when so.post_by < ${now}::timestamptz and not ${unsold} then false
    end is_on_time
  from store_orders so cross join lateral (select ${doneAt} at) done
  where ${sentByStore} and so.paid_at > ${daysBefore(now, WINDOW_DAYS)}::timestamptz
  -- the fence keeps the planner from asking for the events of a parcel once for each place that names its columns
  offset 0`

/** A sale is late if one parcel is, even one that was cancelled so late; it is cancelled only if all parcels are. */
const salesRated = (now: Date) => sql`
  select store_id, avg(is_on_time::int) on_time_rate, avg(was_cancelled::int) cancellation_rate
  from (
    select store_id, bool_and(was_late or was_called_off) was_cancelled,
      case
        when bool_or(not is_on_time) or bool_or(was_late) and not bool_and(was_late or was_called_off) then false
        when bool_or(is_sold and is_on_time is null) then null
        else bool_and(is_on_time)
      end is_on_time
    from (${parcelsSent(now)}) parcel group by sale_id, store_id
  ) sale group by store_id`

const HONESTY_DAYS = 180

/** Counts units sold, delivered, and not sent by the store's own decision, which a buyer's cancelling is not. */
const unitsSent = (now: Date) => sql`
  select l.store_id, sum(l.quantity) sold, sum(b.units) broken,
    sum(l.in_parcel) filter (where so.delivered_at is not null) delivered
  from store_orders so join order_lines l on l.store_order_id = so.id left join broken_sales b on b.order_line_id = l.id
  where so.paid_at > ${daysBefore(now, HONESTY_DAYS)}::timestamptz and not l.from_center
  group by l.store_id`

const worseThanSold = (now: Date) => sql`
  select store_id, sum(units) units from grading_faults
  where found_at > ${daysBefore(now, HONESTY_DAYS)}::timestamptz group by store_id`

export const countOfStores = (tx: Tx, now: Date) =>
  sql`
  with fresh as (
    select s.id store_id, coalesce(told.sales, 0) + coalesce(sent.orders, 0) sales_count,
      coalesce(told.recent, 0) + coalesce(sent.recent, 0) orders_60d, judged.rating, judged.rating_60d,
      coalesce(judged.reviews, 0) reviews_count, coalesce(judged.reviews_60d, 0) reviews_60d, coalesce(shelved.offers, 0) offers_count,
      case when told.recent > coalesce(sent.recent, 0) then kept.on_time_rate else rated.on_time_rate end on_time_rate,
      case when told.recent > coalesce(sent.recent, 0) then kept.cancellation_rate else rated.cancellation_rate end
        cancellation_rate,
      case when told.recent > coalesce(sent.recent, 0) then kept.honour_rate
        when units.sold > 0 then 1 - coalesce(units.broken, 0)::numeric / units.sold end honour_rate,
      case when told.recent > coalesce(sent.recent, 0) then kept.grading_rate
        when units.delivered > 0 then greatest(1 - coalesce(worse.units, 0)::numeric / units.delivered, 0) end grading_rate
    from stores s
    left join store_stats kept on kept.store_id = s.id
    left join (${salesTold(now)}) told on told.store_id = s.id
    left join (${ordersSold(now)}) sent on sent.store_id = s.id
    left join (${salesRated(now)}) rated on rated.store_id = s.id
    left join (${unitsSent(now)}) units on units.store_id = s.id
    left join (${worseThanSold(now)}) worse on worse.store_id = s.id
    left join (
      select store_id, count(*)::int reviews, round(avg(stars), 1) rating,
        (count(*) filter (where is_recent))::int reviews_60d, round(avg(stars) filter (where is_recent), 1) rating_60d
      from store_reviews
      cross join lateral (select created_at > ${daysBefore(now, WINDOW_DAYS)}::timestamptz is_recent) age
      where removed_at is null group by store_id
    ) judged on judged.store_id = s.id
    left join (
      select store_id, sum(available)::int offers from store_shelves group by store_id
    ) shelved on shelved.store_id = s.id
  )
  insert into store_stats as s (store_id, sales_count, orders_60d, rating, reviews_count, rating_60d, reviews_60d,
    offers_count, on_time_rate, cancellation_rate, honour_rate, grading_rate, score)
  select store_id, sales_count, orders_60d, rating, reviews_count, rating_60d, reviews_60d,
    offers_count, on_time_rate, cancellation_rate, honour_rate, grading_rate,
    10 * ln(1 + orders_60d) + 8 * coalesce(rating_60d, rating, 3) + 10 * coalesce(on_time_rate, 0.8)
      - 40 * coalesce(cancellation_rate, 0.02) - 40 * (1 - coalesce(honour_rate, 1)) - 20 * (1 - coalesce(grading_rate, 1))
  from fresh order by store_id
  on conflict (store_id) do update
  set sales_count = excluded.sales_count, orders_60d = excluded.orders_60d, rating = excluded.rating,
    reviews_count = excluded.reviews_count, rating_60d = excluded.rating_60d, reviews_60d = excluded.reviews_60d,
    offers_count = excluded.offers_count, score = excluded.score,
    on_time_rate = excluded.on_time_rate, cancellation_rate = excluded.cancellation_rate,
    honour_rate = excluded.honour_rate, grading_rate = excluded.grading_rate`.execute(tx)
