import type { Difference, DifferenceKind } from '@bra/contract/payouts/reconciliation.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { ReconciliationTables } from './reconciliation.tables.ts'
import { isOf, type Subject } from './subjects.queries.ts'

interface DifferencesFilter {
  page: number
  per_page: number
  filter: 'open' | 'settled'
  id?: number
}

const matches = ({ filter, id }: DifferencesFilter) =>
  id === undefined
    ? {
        open: sql`d.resolved_at is null`,
        settled: sql`d.resolved_at is not null and exists (select from reconciliation_settlements s where s.difference_id = d.id)`,
      }[filter]
    : sql`d.id = ${id}`

const settled = sql`(
  select json_build_object('at', s.settled_at, 'by', concat_ws(' ', u.name, u.last_name), 'reason', s.reason)
  from reconciliation_settlements s join users u on u.id = s.settled_by
  where s.difference_id = d.id order by s.id desc limit 1
)`

export async function differencesPage(db: Db, asked: DifferencesFilter) {
  const { rows } = await sql<Difference>`
    select d.id::int, d.kind, d.order_id, d.payment_id, w.id withdrawal_id, d.ours_cents::int, d.theirs_cents::int,
      to_json(d.found_at) #>> '{}' as found_at, to_json(greatest(d.compared_at, d.found_at)) #>> '{}' as compared_at,
      d.resolved_at is null is_open, ${settled} settled
    from reconciliation_differences d
    left join withdrawals w on d.kind = 'withdrawn' and w.payout_id = d.payment_id
    where ${matches(asked)}
    order by d.found_at desc, d.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countDifferences(db: Db, asked: DifferencesFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from reconciliation_differences d where ${matches(asked)}`.execute(db)
  return rows[0]!.count
}

export const holdDifference = (tx: Tx, id: number) =>
  tx.selectFrom('reconciliation_differences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertSettlement = async (
  tx: Tx,
  settlement: Insertable<ReconciliationTables['reconciliation_settlements']>,
) => (await tx.insertInto('reconciliation_settlements').values(settlement).returning('id').executeTakeFirstOrThrow()).id

export const endDifference = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('reconciliation_differences').set({ resolved_at: now }).where('id', '=', id).execute()

const KEY = 'difference settled:'
export const keyOfSettlement = (id: number | '') => `${KEY}${id}`

/** Returns the cents that settlements of this kind posted to the provider's account; null if there are none. */
export async function settledCents(db: Db, kind: DifferenceKind, of: Subject) {
  const { rows } = await sql<{ cents: number | null }>`
    select sum(line.cents)::int cents
    from reconciliation_differences d
    join reconciliation_settlements s on s.difference_id = d.id
    join ledger_entries e on e.key = ${KEY}::text || s.id
    join ledger_lines line on line.entry_id = e.id and line.account = 'provider'
    where d.kind = ${kind} and ${isOf(of)}`.execute(db)
  return rows[0]!.cents
}
