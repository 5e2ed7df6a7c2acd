import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { keyOfSettlement } from './settlements.queries.ts'

interface Attempt {
  code: string
  state: string
  payment_id: string | null
}

/** Returns the payments of bills with one of these codes, or of the provider's ids. */
export async function attemptsNamed(
  db: Db,
  { codes = [], paymentIds = [] }: { codes?: string[]; paymentIds?: string[] },
) {
  const { rows } = await sql<Attempt>`
    select code, state, payment_id from bill_payments
    where code = any(${codes}::text[]) or payment_id = any(${paymentIds}::text[])`.execute(db)
  return rows
}

const ofPayment = ['bill_not_kept', 'bill_refund']
const ofBill = ['bill_paid', 'bill_dispute_lost', 'bill_dispute_won']

/** Returns the codes of payments of bills whose money moved in the ledger. The number of an entry stands in its key. */
export async function billCodesMoved(db: Db, since: Date, until: Date) {
  const { rows } = await sql<{ code: string }>`
    with moved as materialized (
      select kind, split_part(key, ':', 2)::int number from ledger_entries
      where created_at >= ${since} and created_at < ${until} and kind in ${literals([...ofPayment, ...ofBill])}
    )
    select pay.code from moved join bill_payments pay on pay.id = moved.number where kind in ${literals(ofPayment)}
    union
    select pay.code from moved join bill_payments pay on pay.bill_id = moved.number and pay.paid_cents is not null
    where kind in ${literals(ofBill)}`.execute(db)
  return rows.map(({ code }) => code)
}

/**
 * Returns what the ledger has charged, refunded and lost to disputes for a payment, settlements included, in cents.
 * What is posted by the bill is of the one payment that was kept for it.
 */
export async function postedOfBillPayment(db: Db, paymentId: string) {
  const { rows } = await sql<{ charged: number; refunded: number; disputed: number }>`
    with pay as (
      select id, bill_id, paid_cents is not null
        and not exists (select from ledger_entries where key = 'bill payment not kept:' || bill_payments.id) is_kept
      from bill_payments where payment_id = ${paymentId}
    ), keys as (
      select unnest(array['bill payment not kept:' || id, 'bill payment refunded:' || id]) key from pay
      union all
      select unnest(array['bill paid:' || bill_id, 'bill dispute lost:' || bill_id, 'bill dispute won:' || bill_id])
      from pay where is_kept
      union all
      select ${keyOfSettlement('')}::text || s.id
      from reconciliation_differences d join reconciliation_settlements s on s.difference_id = d.id
      where d.payment_id = ${paymentId}
    )
    select coalesce(-sum(cents) filter (where kind in ('bill_paid', 'bill_not_kept', 'settled_charged')), 0)::int charged,
      coalesce(sum(cents) filter (where kind in ('bill_refund', 'settled_refunded')), 0)::int refunded,
      coalesce(sum(cents) filter (
        where kind in ('bill_dispute_lost', 'bill_dispute_won', 'settled_disputed')
      ), 0)::int disputed
    from keys join ledger_entries e on e.key = keys.key
    join ledger_lines line on line.entry_id = e.id and line.account = 'provider'`.execute(db)
  return rows[0]!
}
