import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SecurityTables } from './security.tables.ts'

/** `free` tries pass; each further one waits twice as long as the last. Counts end after `windowMs` of silence. */
export interface Limit {
  free: number
  firstMs: number
  longestMs: number
  windowMs: number
}

type FailedTries = Selectable<SecurityTables['failed_tries']>

/** Counts a try, or returns undefined if it must wait; in one statement, so that concurrent ones obey `free` too. */
export async function countedTry(tx: Tx, key: string, limit: Limit, now: Date) {
  const forgottenBefore = new Date(now.getTime() - limit.windowMs)
  const { rows } = await sql<{ failures: number }>`
    insert into failed_tries as t (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when t.last_at < ${forgottenBefore} then 1 else t.failures + 1 end,
      last_at = ${now}
    where t.last_at < ${forgottenBefore} or t.failures < ${limit.free}::int
      or t.last_at + least(${limit.longestMs}::float8, ${limit.firstMs}::float8 * 2 ^ least(t.failures - ${limit.free}::int, 30))
        * interval '1 millisecond' <= ${now}
    returning t.failures`.execute(tx)
  return rows[0]
}

export const triesOf = (db: Db, key: string): Promise<FailedTries | undefined> =>
  db.selectFrom('failed_tries').selectAll().where('key', '=', key).executeTakeFirst()

export const forgottenTries = (tx: Tx, keys: string[]) =>
  tx
    .deleteFrom('failed_tries')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()

export const takenBackTry = (tx: Tx, key: string) =>
  tx
    .updateTable('failed_tries')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute()

/** Counts a call, or returns undefined if `times` were made before `until`; concurrent ones obey `times` too. */
export async function countedCall(tx: Tx, key: string, { times, until }: { times: number; until: Date }, now: Date) {
  const { rows } = await sql<{ times: number }>`
    insert into call_counts as c (key, times, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      times = case when c.until <= ${now} then 1 else c.times + 1 end,
      until = case when c.until <= ${now} then excluded.until else c.until end
    where c.until <= ${now} or c.times < ${times}::int
    returning c.times`.execute(tx)
  return rows[0]
}

export const callsCounted = (db: Db, key: string) =>
  db.selectFrom('call_counts').select('until').where('key', '=', key).executeTakeFirst()

export const uncountedCall = (tx: Tx, key: string) =>
  tx
    .updateTable('call_counts')
    .set({ times: sql`greatest(times - 1, 0)` })
    .where('key', '=', key)
    .execute()

export const insertSecurityEvent = (tx: Tx, event: Insertable<SecurityTables['security_events']>) =>
  tx.insertInto('security_events').values(event).execute()

export const allSecurityEvents = (db: Db, userId: number) =>
  db
    .selectFrom('security_events')
    .select(['kind', 'device', 'address', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deleteSecurityEvents = (tx: Tx, userId: number) =>
  tx.deleteFrom('security_events').where('user_id', '=', userId).execute()

export async function deleteOldRecords(tx: Tx, { events, tries, now }: { events: Date; tries: Date; now: Date }) {
  await tx.deleteFrom('security_events').where('created_at', '<', events).execute()
  await tx.deleteFrom('failed_tries').where('last_at', '<', tries).execute()
  await tx.deleteFrom('call_counts').where('until', '<', now).execute()
}
