import type { WatchedWithdrawal } from '@bra/contract/withdrawals.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { WithdrawalRow } from '../withdrawals/index.ts'

export interface WatchedRow extends WithdrawalRow {
  store: WatchedWithdrawal['store']
  owner: WatchedWithdrawal['owner']
  is_late: boolean
}
export interface Watched {
  filter: 'waiting' | 'under_way' | 'all'
  /** The day before which banks should have had it. */
  today: string
}

const isLate = (today: string) => sql`(w.state in ('requested', 'sent') and w.expected_on < ${today}::date)`
const isUnhandled = sql`(w.state in ('failed', 'returned') and w.handled_at is null)`

const matches = ({ filter, today }: Watched) =>
  ({
    waiting: sql`(${isUnhandled} or ${isLate(today)})`,
    under_way: sql`w.state in ('requested', 'sent')`,
    all: sql`true`,
  })[filter]

const rowsWhere = (where: ReturnType<typeof sql>, today: string) => sql<WatchedRow>`
  select w.*, json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) store,
    json_build_object('name', u.name || ' ' || u.last_name, 'email', u.email) owner, ${isLate(today)} is_late
  from withdrawals w join stores s on s.id = w.store_id join users u on u.id = w.user_id
  where ${where}`

export async function watchedPage(db: Db, watched: Watched, asked: { page: number; per_page: number }) {
  const { rows } = await sql<WatchedRow>`
    ${rowsWhere(matches(watched), watched.today)}
    order by w.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countWatched(db: Db, watched: Watched): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from withdrawals w where ${matches(watched)}`.execute(db)
  return rows[0]!.count
}

export async function watchedById(db: Db, id: number, today: string) {
  const { rows } = await rowsWhere(sql`w.id = ${id}`, today).execute(db)
  return rows[0]
}
