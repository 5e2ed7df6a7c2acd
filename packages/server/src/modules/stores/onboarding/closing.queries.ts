import { notSelling, visible } from '@bra/contract/stores/store-states'
import type { StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { moveStore } from './store-writes.queries.ts'

export async function parcelsUnderWay(db: Db, { store }: Pick<App, 'store'>, storeId: number) {
  const { rows } = await sql<Pick<StoreToJudge, 'under_way'>>`
    select ${store.underWay(sql`${storeId}::int`)} under_way`.execute(db)
  return rows[0]!.under_way
}

export const sellingStores = (db: Db, ownerId: number) =>
  db
    .selectFrom('stores')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('status', 'in', visible)
    .orderBy('id')
    .execute()

export async function endStores(tx: Tx, ownerId: number) {
  const waiting = await tx
    .selectFrom('stores')
    .select(['id', 'status'])
    .where('owner_id', '=', ownerId)
    .where('status', 'in', notSelling)
    .orderBy('id')
    .execute()
  for (const { id, status } of waiting) await moveStore(tx, id, { from: status, move: 'end' })
}
