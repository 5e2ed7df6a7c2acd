import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

export const ordersWaiting: Waiting = {
  /** The holder asked the bank for the money, and nobody has said who has it. */
  dispute: waitingOf(sql`
    select d.id, d.opened_at since, 'Pedido nº ' || o.id title,
      concat_ws(' ', u.name, u.last_name) || ' · ' || brl(d.cents) detail
    from payment_disputes d join order_payments pay on pay.id = d.payment_id
    join orders o on o.id = pay.order_id join users u on u.id = o.user_id
    where d.state = 'open'`),
}
