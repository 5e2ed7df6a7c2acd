import { awaitedPayments, livePayments, type PaymentState } from '@bra/contract/money/payment-life'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { BillsTables } from './bills.tables.ts'

export const insertBill = async (tx: Tx, bill: Insertable<BillsTables['bills']>) =>
  (await tx.insertInto('bills').values(bill).returning('id').executeTakeFirstOrThrow()).id

export const changeBill = (tx: Tx, id: number, change: Updateable<BillsTables['bills']>) =>
  tx.updateTable('bills').set(change).where('id', '=', id).execute()

/** Locks the bill until the transaction ends, so that changes to its payments happen one after the other. */
export const lockBill = (tx: Tx, id: number) =>
  tx.selectFrom('bills').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const insertBillPayment = async (tx: Tx, payment: Insertable<BillsTables['bill_payments']>) =>
  (await tx.insertInto('bill_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id

const paymentsWithBill = (db: Db) =>
  db
    .selectFrom('bill_payments as pay')
    .innerJoin('bills as b', 'b.id', 'pay.bill_id')
    .selectAll('pay')
    .select(['b.user_id', 'b.cents', 'b.title', 'b.kind'])

export const billPayment = (db: Db, id: number) => paymentsWithBill(db).where('pay.id', '=', id).executeTakeFirst()

export const billPaymentByCode = (db: Db, code: string) =>
  paymentsWithBill(db).where('pay.code', '=', code).executeTakeFirst()

export type BillPaymentRow = NonNullable<Awaited<ReturnType<typeof billPayment>>>

/** Returns false if the payment is no longer in `from`. */
export const moveBillPayment = async (
  tx: Tx,
  { id, from }: { id: number; from: PaymentState },
  change: Updateable<BillsTables['bill_payments']>,
) =>
  (await tx
    .updateTable('bill_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const livePaymentOfBill = (db: Db, billId: number) =>
  db
    .selectFrom('bill_payments')
    .selectAll()
    .where('bill_id', '=', billId)
    .where(sql<boolean>`state in ${literals(livePayments)}`)
    .executeTakeFirst()

export const keepAsked = (db: Db, code: string, change: Updateable<BillsTables['bill_payments']>) =>
  db.updateTable('bill_payments').set(change).where('code', '=', code).where('state', '=', 'intended').execute()

/** Returns attempts from before `before` without an answer, and those whose time is over. */
export const unansweredBillPayments = (db: Db, { before, now }: { before: Date; now: Date }, part: Part) =>
  pageOf(db, part)
    .where(sql<boolean>`state in ${literals(awaitedPayments)}`)
    .where(
      sql<boolean>`(state = 'intended' and created_at <= ${before} or method = 'card' and created_at <= ${before}
      or expires_at <= ${now})`,
    )
    .execute()

export const billPaymentsToRefund = (db: Db, now: Date, part: Part) =>
  pageOf(db, part)
    .where(sql<boolean>`state = 'refunding'`)
    .where(sql<boolean>`coalesce(refund_again_at <= ${now}, true)`)
    .execute()

export const billPaymentsToCallOff = (db: Db, part: Part) => pageOf(db, part).where('to_call_off', '=', true).execute()

interface Part {
  after: number
  limit: number
}

const pageOf = (db: Db, { after, limit }: Part) =>
  db.selectFrom('bill_payments').select('id').where('id', '>', after).orderBy('id').limit(limit)

/** Returns the newest attempt of each of these bills, a paid one before all others. */
export async function shownPayments(db: Db, billIds: number[]) {
  const { rows } = await sql<BillPaymentRow>`
    select pay.* from unnest(${billIds}::int[]) bill (id), lateral (
      select * from bill_payments where bill_id = bill.id order by state = 'paid' desc, id desc limit 1
    ) pay`.execute(db)
  return new Map(rows.map((row) => [row.bill_id, row]))
}

export async function isPaymentOfBill(tx: Tx, { ids, codes }: { ids: string[]; codes: string[] }) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from bill_payments where payment_id = any(${ids}::text[]))
      or exists (select from bill_payments where charge_id = any(${ids}::text[]))
      or exists (select from bill_payments where code = any(${codes}::text[])) known`.execute(tx)
  return rows[0]!.known
}
