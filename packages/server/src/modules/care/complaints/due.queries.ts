import { beingTalkedOver } from '@bra/contract/care/complaint-states'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'

interface Due extends PageOfRows {
  now: Date
}
interface DueRow {
  id: number
}

export async function overdue(db: Db, { now, after, limit }: Due) {
  const { rows } = await sql<DueRow>`
    select id from complaints where due_at <= ${now} and state in ${literals(beingTalkedOver)} and id > ${after}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** SQL for the number of reminders that are due by `now`, after these hours of the time to agree. */
const remindersBy = (now: Date, hours: readonly number[]) => sql<number>`(
  select count(*)::int from unnest(${[...hours]}::int[]) hour
  where complaints.due_from + hour * interval '1 hour' <= ${now}::timestamptz)`

export async function toRemind(db: Db, { now, hours, after, limit }: Due & { hours: readonly number[] }) {
  const { rows } = await sql<DueRow>`
    select id from complaints
    where due_at > ${now} and state in ${literals(beingTalkedOver)} and reminders < ${remindersBy(now, hours)}
      and id > ${after}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Returns undefined if the complaint was reminded of, or does not run any more. */
export async function markReminded(tx: Tx, id: number, { now, hours }: { now: Date; hours: readonly number[] }) {
  const { rows } = await sql<{ reminders: number }>`
    update complaints set reminders = ${remindersBy(now, hours)}
    where id = ${id} and due_at > ${now} and state in ${literals(beingTalkedOver)}
      and reminders < ${remindersBy(now, hours)}
    returning reminders`.execute(tx)
  return rows[0]
}

export async function toEnd(db: Db, { now, after, limit }: Due) {
  const { rows } = await sql<DueRow>`
    select id from complaints where ends_at <= ${now} and state = 'resolved' and id > ${after}
    order by id limit ${limit}`.execute(db)
  return rows
}
