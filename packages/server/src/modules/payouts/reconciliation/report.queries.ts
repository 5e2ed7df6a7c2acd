import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { PROVIDER } from './reconciliation.queries.ts'
import type { ReconciliationTables } from './reconciliation.tables.ts'
import { isOf, type Subject } from './subjects.queries.ts'

type Difference = Omit<
  Insertable<ReconciliationTables['reconciliation_differences']>,
  'provider' | 'found_at' | 'compared_at' | 'resolved_at'
>

export async function holdKnown(tx: Tx, of: Subject) {
  const { rows } = await sql<{ id: number }>`
    select d.id from reconciliation_differences d where ${isOf(of)} for update of d`.execute(tx)
  return rows.length > 0
}

export async function settlementsOf(tx: Tx, of: Subject) {
  const { rows } = await sql<{ kind: string; settled_at: Date }>`
    select d.kind, s.settled_at from reconciliation_differences d
    join reconciliation_settlements s on s.difference_id = d.id where ${isOf(of)}`.execute(tx)
  return rows
}

export const resolveDifferences = (tx: Tx, of: Subject, now: Date) =>
  sql`update reconciliation_differences d set resolved_at = ${now} where ${isOf(of)} and d.resolved_at is null`.execute(
    tx,
  )

/** Keeps one row for each difference, however often it is found. */
export const keepDifference = (tx: Tx, difference: Difference, now: Date) =>
  tx
    .insertInto('reconciliation_differences')
    .values({ ...difference, provider: PROVIDER, found_at: now, compared_at: now, resolved_at: null })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'kind', 'payment_id', 'order_id']).doUpdateSet({
        ours_cents: difference.ours_cents,
        theirs_cents: difference.theirs_cents,
        compared_at: now,
        resolved_at: null,
      }),
    )
    .execute()
