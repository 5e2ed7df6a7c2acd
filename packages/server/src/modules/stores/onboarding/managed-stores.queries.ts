import type { ManagedStoreAtWork } from '@bra/contract/stores/onboarding.schemas'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { newestDecision, managedColumns, type ManagedRow, managedView } from './onboarding.queries.ts'

export async function managedStores(
  db: Db,
  { store }: Pick<App, 'store'>,
  ownerId: number,
): Promise<ManagedStoreAtWork[]> {
  const { rows } = await sql<
    ManagedRow & { work: Pick<ManagedStoreAtWork, 'to_send' | 'to_answer' | 'available_cents'> }
  >`
    select ${managedColumns}, json_build_object(
      'to_send', ${store.toSend(sql`s.id`)}, 'to_answer', ${store.toAnswer(sql`s.id`)},
      'available_cents', ${store.availableCents(sql`s.id`)}
    ) work
    from stores s ${newestDecision}
    where s.owner_id = ${ownerId}
    order by s.status = 'closed', s.id desc`.execute(db)
  return rows.map(({ work, ...own }) => ({ ...managedView(own), ...work }))
}
