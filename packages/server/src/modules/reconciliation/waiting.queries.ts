import { sql } from 'kysely'
import type { Waiting } from '../../module.ts'
import { waitingOf } from '../../platform/waiting.queries.ts'

/** It runs by the hour, up to an hour ago. */
const LATE_MS = 6 * 3_600_000

export const reconciliationWaiting: Waiting = {
  difference: (db, now) =>
    waitingOf(sql`
    select d.id, d.found_at since,
      coalesce('Pedido nº ' || d.order_id, 'Saque nº ' || w.id, 'Pagamento ' || d.payment_id) title,
      case when d.kind = 'unread' then 'O que o provedor responde não pôde ser lido'
        when d.kind = 'missing' then 'O provedor não conhece este pagamento'
        else case d.kind when 'fee' then 'Taxa: ' when 'disputed' then 'Contestação: ' when 'charged' then 'Cobrado: '
          when 'refunded' then 'Devolvido: ' else '' end
          || 'No livro ' || brl(d.ours_cents) || ', no provedor ' || brl(d.theirs_cents) end detail
    from reconciliation_differences d
    left join withdrawals w on d.kind = 'withdrawn' and w.payout_id = d.payment_id
    where d.resolved_at is null
    union all
    select 0, until, 'Conferência com o provedor atrasada', 'Conferido até ' || to_char(until at time zone 'America/Sao_Paulo', 'DD-MM-YYYY HH24:MI')
    from reconciliations where until < ${new Date(now.getTime() - LATE_MS)}`)(db),
}
