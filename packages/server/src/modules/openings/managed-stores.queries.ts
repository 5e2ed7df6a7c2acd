import type { ManagedStoreAtWork } from '@bra/contract/openings.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { newestDecision, managedColumns, type ManagedRow, managedView } from './openings.queries.ts'

/** The stores of a person with what waits in each: newest first, one statement. */
export async function managedStores(db: Db, ownerId: number): Promise<ManagedStoreAtWork[]> {
  const { rows } = await sql<
    ManagedRow & { work: Pick<ManagedStoreAtWork, 'to_send' | 'to_answer' | 'available_cents'> }
  >`
    select ${managedColumns}, json_build_object(
      'to_send', (select count(*) from store_orders so where so.store_id = s.id
        and so.state in ('paid', 'picking', 'invoiced', 'ready_to_ship')),
      'to_answer', (select count(*) from store_orders so where so.store_id = s.id
        and so.state in ('cancellation_requested', 'return_requested')),
      'available_cents', (select coalesce(sum(line.cents), 0) from ledger_lines line
        where line.account = 'store:' || s.id)
    ) work
    from stores s ${newestDecision}
    where s.owner_id = ${ownerId}
    order by s.status = 'closed', s.id desc`.execute(db)
  return rows.map(({ work, ...own }) => ({ ...managedView(own), ...work }))
}
