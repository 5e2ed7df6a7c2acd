import { stillToPost, toWorkOn } from '@bra/contract/orders/order-states'
import { outOfSight } from '@bra/contract/stores/store-states'
import { literals } from '../../../platform/literals.ts'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { numberInSql } from '../../ground/settings/index.ts'
import { isDisputed, isPaymentDisputed } from './disputes.queries.ts'
import { sentByCentre } from './sender.queries.ts'
import { wordsOfArrival, wordsOfCentre, wordsOfContested, wordsOfOwed, wordsOfUnposted } from './waiting.words.ts'

const isGone = sql`(s.status in ${literals(outOfSight)} or owner.blocked_at is not null or owner.disabled_at is not null)`

export const ordersWaiting: Waiting = {
  /** The card holder asked the bank for the money, and nobody has decided who gets it. */
  dispute: waitingOf(
    sql`
    select d.id, d.opened_at since, o.id order_id, concat_ws(' ', u.name, u.last_name) person, d.cents
    from payment_disputes d join order_payments pay on pay.id = d.payment_id
    join orders o on o.id = pay.order_id join users u on u.id = o.user_id
    where d.state = 'open'`,
    wordsOfOwed,
  ),
  /** Refunds owed for more than a day, by order, although a job keeps trying to make them. */
  refund: (db, now) =>
    waitingOf(
      sql`
      select o.id, min(owed.since) since, o.id order_id, concat_ws(' ', u.name, u.last_name) person,
        sum(owed.cents) cents
      from (
        select so.order_id, r.created_at since, r.cents
        from order_refunds r join store_orders so on so.id = r.store_order_id
        where r.state = 'intended' and not ${isDisputed('so.order_id')}
        union all
        select order_id, created_at, owed_cents from order_payments
        where state = 'refunding' and not ${isPaymentDisputed('order_payments.id')}
      ) owed
      join orders o on o.id = owed.order_id join users u on u.id = o.user_id
      where owed.since <= ${new Date(now.getTime() - DAY_MS)}
      group by o.id, u.id`,
      wordsOfOwed,
    )(db),
  /** The sender says that the return did not arrive, or not in the condition in which it went. */
  return: waitingOf(
    sql`
    select so.order_id id, min(so.return_contested_at) since, json_agg(json_build_object(
      'store', s.name, 'part', so.part, 'parts', so.parts, 'code', so.return_code, 'note', so.return_note) order by so.id) parcels
    from store_orders so left join stores s on s.id = so.store_id
    where so.state = 'returning' and so.return_contested_at is not null group by so.order_id`,
    wordsOfContested,
  ),
  /** Parcels that nobody posts: they are long late, or their store cannot sell any more. */
  unposted: (db, now) =>
    waitingOf(
      sql`
      select so.order_id id, min(so.post_by) since, json_agg(json_build_object(
        'store', s.name, 'part', so.part, 'parts', so.parts, 'is_gone', ${isGone}, 'post_by', so.post_by) order by so.id) parcels
      from store_orders so join stores s on s.id = so.store_id join users owner on owner.id = s.owner_id
      where so.state in ${literals(stillToPost)}
        and (${isGone} or not (so.state = 'ready_to_ship' and so.shipping ->> 'code' = 'retirada')
          and so.post_by <= ${now}::timestamptz - ${numberInSql('unposted_days')} * interval '1 day')
      group by so.order_id`,
      wordsOfUnposted,
    )(db),
  /** The store says that the parcel arrived, or the centre sent it and nobody has confirmed the arrival. */
  arrival: waitingOf(
    sql`
    select so.order_id id, min(coalesce(so.arrival_claimed_at, so.loss_warned_at)) since, json_agg(json_build_object(
      'store', s.name, 'part', so.part, 'parts', so.parts, 'known', coalesce(so.arrival_note, so.tracking_code)) order by so.id) parcels
    from store_orders so left join stores s on s.id = so.store_id
    where so.state = 'shipped'
      and (so.arrival_claimed_at is not null or so.loss_warned_at is not null and ${sentByCentre})
    group by so.order_id`,
    wordsOfArrival,
  ),
  /** Parcels that the centre has to send or to answer; an order is told once, whatever parcels it has. */
  centre: waitingOf(
    sql`
    select so.order_id id, min(so.paid_at) since, json_agg(json_build_object(
      'state', so.state, 'post_by', so.post_by, 'return_code', so.return_code) order by so.id) parcels
    from store_orders so where ${sentByCentre} and so.state in ${literals(toWorkOn)}
      and so.return_contested_at is null group by so.order_id`,
    wordsOfCentre,
  ),
}
