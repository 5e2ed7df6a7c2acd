import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

export const reconciliationWaiting: Waiting = {
  difference: waitingOf(sql`
    select d.id, d.found_at since,
      coalesce('Pedido nº ' || d.order_id, 'Pagamento ' || d.payment_id) title,
      case d.kind when 'fee' then 'Taxa: ' when 'disputed' then 'Contestação: ' else '' end || 'No livro ' || brl(d.ours_cents) || ', no provedor ' || brl(d.theirs_cents) detail
    from reconciliation_differences d where d.resolved_at is null`),
}
