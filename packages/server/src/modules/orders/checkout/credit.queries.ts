import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'

/** One writer at a time takes money out of a person's credit: the next one sees what the one before has left. */
export const holdCredit = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${locks.credits}::int, ${userId}::int)`.execute(tx)

/** Returns how often credit moved to or from what is set aside for an order. */
export const timesSetAside = async (tx: Tx, orderId: number) =>
  (
    await tx
      .selectFrom('ledger_entries')
      .select((row) => row.fn.countAll<number>().as('times'))
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['credit_spent', 'credit_unspent'])
      .executeTakeFirstOrThrow()
  ).times
