import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'
import { numberInSql } from '../settings/index.ts'
import { isDisputed, isPaymentDisputed } from './disputes.queries.ts'

const isGone = sql`(s.status in ('suspended', 'closed') or owner.blocked_at is not null or owner.disabled_at is not null)`

export const ordersWaiting: Waiting = {
  /** The holder asked the bank for the money, and nobody has said who has it. */
  dispute: waitingOf(sql`
    select d.id, d.opened_at since, 'Pedido nº ' || o.id title,
      concat_ws(' ', u.name, u.last_name) || ' · ' || brl(d.cents) detail
    from payment_disputes d join order_payments pay on pay.id = d.payment_id
    join orders o on o.id = pay.order_id join users u on u.id = o.user_id
    where d.state = 'open'`),
  /** Owed to a buyer for a day, by order: a job has tried all the time. */
  refund: (db, now) =>
    waitingOf(sql`
      select o.id, min(owed.since) since, 'Pedido nº ' || o.id title,
        concat_ws(' ', u.name, u.last_name) || ' · ' || brl(sum(owed.cents)) detail
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
      group by o.id, u.id`)(db),
  /** The store says that it did not come back, or not as it went. */
  return: waitingOf(sql`
    select so.order_id id, min(so.return_contested_at) since, 'Pedido nº ' || so.order_id title,
      string_agg(coalesce(s.name, 'Bra Center') || ' · ' || so.return_code || coalesce(' · ' || so.return_note, ''), ', ' order by so.id) detail
    from store_orders so left join stores s on s.id = so.store_id
    where so.state = 'returning' and so.return_contested_at is not null group by so.order_id`),
  /** Nobody posts it: long late, or its store cannot sell any more. */
  unposted: (db, now) =>
    waitingOf(sql`
      select so.order_id id, min(so.post_by) since, 'Pedido nº ' || so.order_id title,
        string_agg(s.name || ' · ' || case when ${isGone} then 'Loja fora do ar'
          else 'Postar até ' || to_char(so.post_by at time zone 'America/Sao_Paulo', 'DD-MM-YYYY') end, ', ' order by so.id) detail
      from store_orders so join stores s on s.id = so.store_id join users owner on owner.id = s.owner_id
      where so.state in ('paid', 'picking', 'invoiced', 'ready_to_ship')
        and (${isGone} or not (so.state = 'ready_to_ship' and so.shipping ->> 'code' = 'retirada')
          and so.post_by <= ${now}::timestamptz - ${numberInSql('unposted_days')} * interval '1 day')
      group by so.order_id`)(db),
  /** Its store says that it has come, or the centre has sent it and nobody says so. */
  arrival: waitingOf(sql`
    select so.order_id id, min(coalesce(so.arrival_claimed_at, so.loss_warned_at)) since, 'Pedido nº ' || so.order_id title,
      string_agg(coalesce(s.name, 'Bra Center') || ' · ' || coalesce(so.arrival_note, so.tracking_code, 'Sem rastreio'),
        ', ' order by so.id) detail
    from store_orders so left join stores s on s.id = so.store_id
    where so.state = 'shipped'
      and (so.arrival_claimed_at is not null or so.loss_warned_at is not null and so.store_id is null)
    group by so.order_id`),
  /** What the centre has to send, or to answer; each order has one parcel of the centre at most. */
  centre: waitingOf(sql`
    select so.order_id id, so.paid_at since, 'Pedido nº ' || so.order_id title,
      case so.state when 'cancellation_requested' then 'Cancelamento pedido' when 'return_requested' then 'Devolução pedida'
        when 'returning' then 'Devolução a caminho · ' || so.return_code
        else 'Postar até ' || to_char(so.post_by at time zone 'America/Sao_Paulo', 'DD-MM-YYYY') end detail
    from store_orders so where so.store_id is null and so.state in (
      'paid', 'picking', 'invoiced', 'ready_to_ship', 'cancellation_requested', 'return_requested', 'returning')
      and so.return_contested_at is null`),
}
