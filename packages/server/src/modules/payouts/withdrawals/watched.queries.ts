import { cameBack, underWay } from '@bra/contract/payouts/withdrawal-states'
import { literals } from '../../../platform/literals.ts'
import type { WatchedWithdrawal } from '@bra/contract/payouts/withdrawals.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { dayInBrazil, daysBefore } from '../../../platform/clock.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { isHeldBack } from './due.queries.ts'

export interface WatchedRow extends WithdrawalRow {
  store: WatchedWithdrawal['store']
  owner: WatchedWithdrawal['owner']
  is_late: boolean
  is_stranded: boolean
}
export interface Watched {
  filter: 'waiting' | 'under_way' | 'all'
  id?: number
  now: Date
}

const TAKEN_MS = 3_600_000

/** Banks should have it by now, or the provider has not taken it for an hour; not if its store is held back. */
const isLate = (now: Date) => sql`(
  w.state in ${literals(underWay)}
  and (w.expected_on < ${dayInBrazil(now)}::date
    or w.state = 'requested' and w.sending_at < ${new Date(now.getTime() - TAKEN_MS)})
  and not (w.state = 'requested' and ${isHeldBack('w.store_id')})
)`
const isUnhandled = sql`(w.state in ${literals(cameBack)} and w.handled_at is null)`

/** Money that came back lies with the payee for more than a day, and nobody has looked at that. */
export const isStranded = (now: Date) => sql`(
  w.state in ${literals(cameBack)} and w.payee_id is not null and w.home_at is null
  and w.ended_at < ${daysBefore(now, 1)} and coalesce(w.handled_at < w.ended_at + interval '1 day', true)
)`

export const waits = (now: Date) => sql`(${isUnhandled} or ${isLate(now)} or ${isStranded(now)})`

const matches = ({ filter, id, now }: Watched) =>
  id === undefined
    ? {
        waiting: waits(now),
        under_way: sql`w.state in ${literals(underWay)}`,
        all: sql`true`,
      }[filter]
    : sql`w.id = ${id}`

const rowsWhere = (where: ReturnType<typeof sql>, now: Date) => sql<WatchedRow>`
  select w.*, json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) store,
    json_build_object('name', u.name || ' ' || u.last_name, 'email', u.email) owner, ${isLate(now)} is_late,
    ${isStranded(now)} is_stranded
  from withdrawals w join stores s on s.id = w.store_id join users u on u.id = w.user_id
  where ${where}`

export async function watchedPage(db: Db, watched: Watched, asked: { page: number; per_page: number }) {
  const { rows } = await sql<WatchedRow>`
    ${rowsWhere(matches(watched), watched.now)}
    order by w.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countWatched(db: Db, watched: Watched): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from withdrawals w where ${matches(watched)}`.execute(db)
  return rows[0]!.count
}

export async function watchedById(db: Db, id: number, now: Date) {
  const { rows } = await rowsWhere(sql`w.id = ${id}`, now).execute(db)
  return rows[0]
}
