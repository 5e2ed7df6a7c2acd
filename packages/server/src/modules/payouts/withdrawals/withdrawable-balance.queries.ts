import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Account } from '../../money/ledger/index.ts'

/** Returns releases since an instant, oldest first; they have to ripen before they may be withdrawn. */
export const releasesSince = (db: Db, account: Account, since: Date) =>
  db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(['entry.created_at as at', 'entry.order_id', 'line.cents'])
    .where('line.account', '=', account)
    .where('entry.kind', '=', 'release')
    .where('entry.created_at', '>', since)
    .orderBy('entry.id')
    .execute()

/** Returns by order the cents released of payments about which a bank has not decided yet. */
export async function releasedInDispute(db: Db, account: Account) {
  const { rows } = await sql<{ order_id: number; cents: number }>`
    select pay.order_id, least(sum(line.cents), d.cents)::int cents
    from payment_disputes d
    join order_payments pay on pay.id = d.payment_id and pay.state = 'paid'
    join ledger_entries e on e.order_id = pay.order_id and e.kind in ('release', 'dispute_lost', 'dispute_won')
    join ledger_lines line on line.entry_id = e.id and line.account = ${account}
    where d.state = 'open' group by d.id, pay.order_id having sum(line.cents) > 0`.execute(db)
  return new Map(rows.map(({ order_id: id, cents }) => [id, cents]))
}

/** Returns by order the cents that disputes took since an instant and did not give back. */
export async function disputedSince(db: Db, account: Account, since: Date) {
  const { rows } = await sql<{ order_id: number | null; cents: number }>`
    select e.order_id, -sum(line.cents)::int cents
    from ledger_lines line join ledger_entries e on e.id = line.entry_id
    where line.account = ${account} and e.kind in ('dispute_lost', 'dispute_won') and e.created_at > ${since}
    group by e.order_id having sum(line.cents) < 0`.execute(db)
  return new Map(rows.map(({ order_id: id, cents }) => [id, cents]))
}
