import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from './db.ts'
import { locks } from './locks.ts'
import type { PlatformTables } from './platform.tables.ts'

export type NewEvent = Insertable<PlatformTables['events']>

export const insertEvents = (tx: Tx, events: NewEvent[]) => tx.insertInto('events').values(events).execute()

/** Call it before counting a list of this person or store to add to it, as others may be adding as well. */
export const holdLists = (tx: Tx, ownerId: number) =>
  sql`select pg_advisory_xact_lock(${locks.lists}::int, ${ownerId}::int)`.execute(tx)

/** Locks and returns undelivered events, oldest first; another process gets others. */
export const claimEvents = (tx: Tx) =>
  tx
    .selectFrom('events')
    .select(['id', 'name', 'data'])
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()

export const deliveredEvents = (tx: Tx, ids: number[], at: Date) =>
  tx
    .updateTable('events')
    .set({ delivered_at: at })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

export async function sweepDelivered(tx: Tx, before: Date, limit: number) {
  const { numAffectedRows } = await sql`
    delete from events where id in (
      select id from events where delivered_at < ${before} order by id limit ${limit}
    )`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export interface NewJob {
  name: string
  data: object
  key?: string
  runAt: Date
}

export async function enqueueJobs(tx: Tx, jobs: NewJob[]) {
  if (jobs.length === 0) return
  const rows = jobs.map(({ name, data, key = null, runAt }) => ({
    name,
    data: JSON.stringify(data),
    key,
    run_at: runAt,
    last_error: null,
    asked_at: runAt,
    given_up_at: null,
  }))
  await tx
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

interface JobTurn {
  now: Date
  /** A later time of a repeated job was set by a wrong clock, and the job is taken at once. */
  latest: { name: string; at: Date }[]
  leasedUntil: Date
  /** A repeated job that was given up before is taken once more. */
  restedSince: Date
  mostUnended: number
}

/** Returns in `unended` how many runs have not ended, this one included. */
export async function takeJob(tx: Tx, names: string[], { now, latest, leasedUntil, ...given }: JobTurn) {
  const repeated = sql`${latest.map(({ name }) => name)}::text[]`
  const unended = sql<number>`case when given_up_at is null then unended + 1 else ${given.mostUnended} end`
  return tx
    .updateTable('jobs')
    .set({ run_at: leasedUntil, attempts: sql`attempts + 1`, unended, given_up_at: null })
    .where('id', '=', (due) =>
      due
        .selectFrom('jobs')
        .select('id')
        .where(
          sql<boolean>`(run_at <= ${now} or exists (
            select from unnest(${repeated}, ${latest.map(({ at }) => at)}::timestamptz[]) again (name, at)
            where again.name = jobs.name and jobs.run_at > again.at))`,
        )
        .where('name', '=', sql<string>`any(${names}::text[])`)
        .where(sql<boolean>`(given_up_at is null or given_up_at < ${given.restedSince} and name = any(${repeated}))`)
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'name', 'data', 'attempts', 'unended', 'asked_at'])
    .executeTakeFirst()
}

export const pardonJob = (tx: Tx, id: number) =>
  tx.updateTable('jobs').set({ unended: 0 }).where('id', '=', id).execute()

/** Keeps a job that nobody takes any more; a repeated one is taken once more after a rest. */
export const keepGivenUp = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('jobs').set({ run_at: at, given_up_at: at }).where('id', '=', id).execute()

/** Makes jobs due that a process which died has left leased, and returns all of this name. */
export const hurryJobs = async (tx: Tx, name: string, now: Date) => {
  const left = tx.updateTable('jobs').set({ run_at: now }).where('name', '=', name).where('unended', '>', 0)
  await left.where('given_up_at', 'is', null).execute()
  return tx.selectFrom('jobs').select('data').where('name', '=', name).execute()
}

export async function dueJobs(db: Db, now: Date) {
  const rows = await db
    .selectFrom('jobs')
    .select('name')
    .distinct()
    .where('run_at', '<=', now)
    .where('given_up_at', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

export const holdJob = (tx: Tx, { id, attempts }: { id: number; attempts: number }, leasedUntil: Date) =>
  tx.updateTable('jobs').set({ run_at: leasedUntil }).where('id', '=', id).where('attempts', '=', attempts).execute()

export async function finishedJob(tx: Tx, id: number, next: Date | null) {
  if (next)
    await tx
      .updateTable('jobs')
      .set({ run_at: next, attempts: 0, unended: 0, last_error: null })
      .where('id', '=', id)
      .execute()
  else await tx.deleteFrom('jobs').where('id', '=', id).execute()
}

export const failedJob = (tx: Tx, id: number, message: string, retryAt: Date) =>
  tx.updateTable('jobs').set({ run_at: retryAt, unended: 0, last_error: message }).where('id', '=', id).execute()

interface GivenUpJob {
  id: number
  name: string
  attempts: number
  asked_at: Date
}

export async function giveJobUp(tx: Tx, { id, name, attempts, asked_at }: GivenUpJob, reason: string, now: Date) {
  await tx.deleteFrom('jobs').where('id', '=', id).execute()
  await tx.insertInto('given_up_jobs').values({ name, reason, tries: attempts, asked_at, given_up_at: now }).execute()
}

export const forgetGivenUp = (tx: Tx, before: Date) =>
  tx.deleteFrom('given_up_jobs').where('given_up_at', '<', before).execute()

export const databaseAnswers = (db: Db) => sql`select 1`.execute(db)

/** Needs about 700 kB of disk for a moment, because a single row may still fit into a full disk's free pages. */
export const databaseTakes = (tx: Tx) =>
  sql`create temporary table room on commit drop as select n from generate_series(1, 20000) n`.execute(tx)
