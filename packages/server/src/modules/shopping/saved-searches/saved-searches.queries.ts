import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'
import type { SavedSearchesTables } from './saved-searches.tables.ts'

type Searches = SavedSearchesTables['saved_searches']

export const lockSearchesOf = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${locks.savedSearches}::int, ${userId}::int)`.execute(tx)

export const searchesOf = (db: Db, userId: number) =>
  db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
export type SearchRow = Awaited<ReturnType<typeof searchesOf>>[number]

export const searchOf = (db: Db, userId: number, by: { id: number } | { key: string }) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => ('id' in by ? row('id', '=', by.id) : row('query_key', '=', by.key)))
    .executeTakeFirst()

export const searchesInBrief = (db: Db, userId: number) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

export async function countSearches(db: Db, userId: number) {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertSearch = (tx: Tx, row: Insertable<Searches>) =>
  tx.insertInto('saved_searches').values(row).returningAll().executeTakeFirstOrThrow()

export const changeSearchRow = (tx: Tx, { userId, id }: { userId: number; id: number }, row: Updateable<Searches>) =>
  tx
    .updateTable('saved_searches')
    .set(row)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export const deleteSearch = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('saved_searches').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()
