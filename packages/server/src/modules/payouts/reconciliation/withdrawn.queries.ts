import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Sent {
  id: number
  /** Cents that the ledger says are at the bank or on their way there. */
  ours_cents: number
  payee_id: string
  payout_id: string
}

async function withdrawals(db: Db, which: RawBuilder<unknown>): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select w.id, w.payee_id, w.payout_id, (
      select coalesce(sum(line.cents), 0)::int
      from ledger_entries e join ledger_lines line on line.entry_id = e.id
      where e.key in ('withdrawal:' || w.id, 'withdrawal paid:' || w.id, 'withdrawal undone:' || w.id)
        and line.account in ('withdrawing:' || w.store_id, 'bank:' || w.store_id)
    ) ours_cents
    from withdrawals w
    where w.payout_id is not null and (${which})
    order by w.id`.execute(db)
  return rows
}

export const withdrawalsMoved = (db: Db, since: Date, until: Date) =>
  withdrawals(
    db,
    sql`w.sent_at >= ${since} and w.sent_at < ${until} or w.ended_at >= ${since} and w.ended_at < ${until}`,
  )

export const withdrawalsInDoubt = (db: Db, before: Date) =>
  withdrawals(
    db,
    sql`w.payout_id in (
      select payment_id from reconciliation_differences
      where kind = 'withdrawn' and resolved_at is null and compared_at <= ${before}
    )`,
  )

export const sentWithdrawal = async (db: Db, id: number) => (await withdrawals(db, sql`w.id = ${id}`))[0]
