import { sql } from 'kysely'
import type { OwnStore } from '@bra/contract/stores.schemas'
import type { Db, Tx } from '../../platform/db.ts'

export const setVacation = (tx: Tx, storeId: number, { isAway, backOn }: { isAway: boolean; backOn: string | null }) =>
  tx
    .updateTable('stores')
    .set({ status: isAway ? 'vacation' : 'open', back_on: backOn })
    .where('id', '=', storeId)
    .returning(['id', 'name', 'slug', 'status', 'city', 'uf', 'avatar', 'back_on'])
    .executeTakeFirstOrThrow() as Promise<OwnStore>

/** Whose day has come. */
export const storesToReturn = async (db: Db, today: string) =>
  (
    await db
      .selectFrom('stores')
      .select('id')
      .where('status', '=', 'vacation')
      .where('back_on', '<=', sql<string>`${today}::date`)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
