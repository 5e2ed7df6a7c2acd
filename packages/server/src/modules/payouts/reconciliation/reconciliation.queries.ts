import { DifferenceKind } from '@bra/contract/payouts/reconciliation.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isOf, type Subject } from './subjects.queries.ts'

export const PROVIDER = 'pagarme'

export const reconciledUntil = async (db: Db) =>
  (await db.selectFrom('reconciliations').select('until').where('provider', '=', PROVIDER).executeTakeFirst())?.until

export const keepReconciled = (tx: Tx, until: Date) =>
  tx
    .insertInto('reconciliations')
    .values({ provider: PROVIDER, until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ until }))
    .execute()

export const ordersOfCodes = (db: Db, codes: string[]) =>
  db
    .selectFrom('order_payments')
    .select(['code', 'order_id'])
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute()

export async function ordersMoved(db: Db, since: Date, until: Date) {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id::int from ledger_entries e
    where created_at >= ${since} and created_at < ${until} and order_id is not null
      and exists (select from ledger_lines where entry_id = e.id and account = 'provider')`.execute(db)
  return rows.map(({ order_id: id }) => id)
}

export const ordersInDoubt = async (db: Db, before: Date) =>
  (
    await db
      .selectFrom('reconciliation_differences')
      .select(({ ref }) => ref('order_id').$notNull().as('id'))
      .distinct()
      .where('resolved_at', 'is', null)
      .where('order_id', 'is not', null)
      .where('compared_at', '<=', before)
      .execute()
  ).map(({ id }) => id)

/** Returns the provider's ids of payments that are no order's and were last compared by `before`. */
export const paymentsInDoubt = async (db: Db, before: Date) =>
  (
    await db
      .selectFrom('reconciliation_differences')
      .select(({ ref }) => ref('payment_id').$notNull().as('id'))
      .distinct()
      .where('kind', '!=', 'withdrawn')
      .where('order_id', 'is', null)
      .where('resolved_at', 'is', null)
      .where('compared_at', '<=', before)
      .execute()
  ).map(({ id }) => id)

export const attemptsOfOrder = (db: Db, orderId: number) =>
  db.selectFrom('order_payments').select(['code', 'state']).where('order_id', '=', orderId).orderBy('id').execute()

export const hasFeeDifference = async (db: Db, of: Subject) =>
  (await db
    .selectFrom('reconciliation_differences as d')
    .select('d.id')
    .where(isOf(of))
    .where('d.kind', '=', 'fee')
    .where('d.resolved_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Returns what the ledger has charged, refunded and lost to disputes for an order, settlements included, in cents. */
export async function postedOf(db: Db, orderId: number) {
  const { rows } = await sql<{ charged: number; refunded: number; disputed: number }>`
    select coalesce(-sum(cents) filter (where kind in ('charge', 'settled_charged')), 0)::int charged,
      coalesce(sum(cents) filter (where kind in ('refund', 'settled_refunded')), 0)::int refunded,
      coalesce(sum(cents) filter (where kind in ('dispute_lost', 'dispute_won', 'settled_disputed')), 0)::int disputed
    from ledger_entries e join ledger_lines line on line.entry_id = e.id
    where e.order_id = ${orderId} and line.account = 'provider'`.execute(db)
  return rows[0]!
}

export async function countOpenDifferences(db: Db) {
  const { rows } = await sql<{ kind: string; count: number }>`
    select each.kind, count(d.id)::int count from unnest(${[...DifferenceKind.options]}::text[]) each(kind)
    left join reconciliation_differences d on d.kind = each.kind and d.resolved_at is null group by 1 order by 1`.execute(
    db,
  )
  return rows
}
