import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export async function favoriteStoreIds(db: Db, userId: number) {
  const rows = await db
    .selectFrom('favorite_stores')
    .select('store_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('store_id')
    .execute()
  return rows.map((row) => row.store_id)
}

export async function switchFavoriteStore(tx: Tx, { userId, storeId }: { userId: number; storeId: number }, now: Date) {
  const { rows } = await sql<{ removed: boolean }>`
    with removed as (
      delete from favorite_stores where user_id = ${userId} and store_id = ${storeId} returning store_id
    ),
    added as (
      insert into favorite_stores (user_id, store_id, saved_at)
      select ${userId}::int, ${storeId}::int, ${now}::timestamptz where not exists (select from removed)
      on conflict do nothing
    )
    select exists (select from removed) removed`.execute(tx)
  return !rows[0]!.removed
}

export const favoriteStoresPersonal: Personal = {
  records: async (db, userId) => ({
    'lojas favoritas': await db
      .selectFrom('favorite_stores as f')
      .innerJoin('stores as s', 's.id', 'f.store_id')
      .select(['s.name as loja', 'f.saved_at as desde'])
      .where('f.user_id', '=', userId)
      .orderBy('f.saved_at')
      .execute(),
  }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('favorite_stores').where('user_id', '=', userId).execute()
  },
}
