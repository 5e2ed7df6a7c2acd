import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Text } from '../finder/index.ts'

export async function progress(db: Db) {
  return db.selectFrom('saved_search_progress').select(['snapshot', 'compared_at']).executeTakeFirst()
}

export const keepProgress = (tx: Tx, row: { snapshot: string; compared_at: Date }) =>
  tx
    .insertInto('saved_search_progress')
    .values(row)
    .onConflict((same) => same.column('one').doUpdateSet(row))
    .execute()

export interface AlertedSearch {
  id: number
  query: SavedQuery
  query_key: string
  read_text: Text | null
  own_stores: number[]
}

export async function alertedSearches(db: Db, afterId: number, limit: number) {
  const { rows } = await sql<AlertedSearch>`
    select s.id, s.query, s.query_key, s.read_text, array(select id from stores where owner_id = s.user_id) own_stores
    from saved_searches s join users u on u.id = s.user_id and u.disabled_at is null
    where s.id > ${afterId} and s.alert <> 'off' and s.told is not null
    order by s.id limit ${limit}`.execute(db)
  return rows
}

export const toldOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'told'])
    .where(among(ids))
    .where('told', 'is not', null)
    .$narrowType<{ told: Buffer }>()
    .execute()

export const markWaiting = (tx: Tx, ids: number[], now: Date) =>
  tx.updateTable('saved_searches').set({ waiting_at: now }).where(among(ids)).execute()

const among = (ids: number[]): Expression<SqlBool> => sql`saved_searches.id = any(${ids}::int[])`

export interface DueSearch extends AlertedSearch {
  user_id: number
  person: string
  name: string
  told: Buffer
  waiting_at: Date
  told_at: Date | null
  looked_at: Date
}

/** Returns a search with news after this id whose person may be told now: see `floors`. */
export async function nextDue(db: Db, afterId: number, floors: { daily: Date; hourly: Date }) {
  const { rows } = await sql<DueSearch>`
    select s.id, s.query, s.query_key, s.read_text, s.user_id, u.name person, s.name, s.told, s.waiting_at, s.told_at, s.looked_at,
      array(select id from stores where owner_id = s.user_id) own_stores
    from saved_searches s join users u on u.id = s.user_id and u.disabled_at is null
    where s.waiting_at is not null and s.id > ${afterId} and s.told is not null
      and (
        s.alert = 'daily' and (s.told_at is null or s.told_at <= ${floors.daily})
        or s.alert = 'hourly' and (s.told_at is null or s.told_at <= ${floors.hourly})
      )
    order by s.id limit 1`.execute(db)
  return rows[0]
}

/** Returns false if another process told the news first, more came, or the person looked at or changed the search. */
export async function claimNews(tx: Tx, due: DueSearch, change: { told: Buffer; told_at: Date } | null) {
  const claimed = await tx
    .updateTable('saved_searches')
    .set({ waiting_at: null, ...change })
    .where('id', '=', due.id)
    .where('waiting_at', '=', due.waiting_at)
    // a process that compared before the last notice may have marked the search again in the same millisecond
    .where('told_at', 'is not distinct from', due.told_at)
    .where('looked_at', '=', due.looked_at)
    .where('query_key', '=', due.query_key)
    .where('alert', '<>', 'off')
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
