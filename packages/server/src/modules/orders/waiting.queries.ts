import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

export const ordersWaiting: Waiting = {
  /** Paid, and the holder asked the bank for the money. */
  dispute: waitingOf(sql`
    select o.id, pay.disputed_at since, 'Pedido nº ' || o.id title,
      concat_ws(' ', u.name, u.last_name) || ' · ' || brl(coalesce(pay.paid_cents, o.total_cents)) detail
    from order_payments pay join orders o on o.id = pay.order_id join users u on u.id = o.user_id
    where pay.disputed_at is not null and pay.state = 'paid'`),
}
