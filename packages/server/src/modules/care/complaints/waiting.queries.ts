import { money } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { ofPart } from '../../orders/orders/index.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'

export const complaintsWaiting: Waiting = {
  /** The two sides did not agree in time, or one of them ended the conversation. */
  complaint: waitingOf<{ order_id: number; part: number; parts: number; store: string; cents: number }>(
    sql`
    select c.id, (
        select max(e.happened_at) from complaint_events e where e.complaint_id = c.id and e.state = 'in_mediation'
          and e.kind in ('mediation', 'disputed')
      ) since, so.order_id, so.part, so.parts, coalesce(s.name, 'Bra Center') store, c.contested_cents cents
    from complaints c join store_orders so on so.id = c.store_order_id left join stores s on s.id = c.store_id
    where c.state = 'in_mediation'`,
    ({ id, order_id: order, store, part, parts, cents }) => ({
      title: `Reclamação nº ${id}`,
      detail: `Pedido nº ${order} · ${ofPart(store, { part, parts })} · ${money(cents).replace('\u00a0', ' ')}`,
    }),
  ),
}
