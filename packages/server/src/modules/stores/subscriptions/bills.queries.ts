import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

const billsOfSignatures = (db: Db) =>
  db
    .selectFrom('signature_bills as sb')
    .innerJoin('bills as b', 'b.id', 'sb.bill_id')
    .innerJoin('plans as p', 'p.id', 'sb.plan_id')
    .selectAll('sb')
    .select(['b.id', 'b.state', 'b.cents', 'b.user_id', 'b.store_id', 'b.paid_at', 'b.created_at'])
    .select(['p.code', 'p.name', 'p.interval'])
    .select(
      sql<boolean>`exists (select from bill_payments d where d.bill_id = b.id and d.dispute is not null)`.as(
        'was_disputed',
      ),
    )

export type SignatureBillRow = NonNullable<Awaited<ReturnType<typeof signatureBill>>>

export const signatureBill = (db: Db, billId: number) =>
  billsOfSignatures(db).where('sb.bill_id', '=', billId).executeTakeFirst()

export const openBillOf = (db: Db, signatureId: number) =>
  billsOfSignatures(db)
    .where('sb.signature_id', '=', signatureId)
    .where('b.state', '=', 'open')
    .orderBy('sb.bill_id', 'desc')
    .executeTakeFirst()

/** The newest bill of each signature comes first. */
export const billsOf = (db: Db, signatureIds: number[]) =>
  billsOfSignatures(db)
    .where('sb.signature_id', '=', sql<number>`any(${signatureIds}::int[])`)
    .orderBy('sb.bill_id', 'desc')
    .execute()

export const paidRenewal = (db: Db, signatureId: number, dueOn: string) =>
  billsOfSignatures(db)
    .where('sb.signature_id', '=', signatureId)
    .where('sb.kind', '=', 'renewal')
    .where('sb.due_on', '=', dueOn)
    .where('b.state', '=', 'paid')
    .executeTakeFirst()

/** Returns the cents that were paid, and kept, for the days of a period. */
export async function paidForPeriod(db: Db, signatureId: number, { start, end }: { start: string; end: string }) {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(b.cents), 0)::int cents from signature_bills sb join bills b on b.id = sb.bill_id
    where sb.signature_id = ${signatureId} and b.state = 'paid' and sb.due_on >= ${start} and sb.due_on < ${end}`.execute(
    db,
  )
  return rows[0]!.cents
}

export const insertSignatureBill = (tx: Tx, bill: Insertable<SubscriptionsTables['signature_bills']>) =>
  tx.insertInto('signature_bills').values(bill).execute()

export const changeSignatureBill = (
  tx: Tx,
  billId: number,
  change: Updateable<SubscriptionsTables['signature_bills']>,
) => tx.updateTable('signature_bills').set(change).where('bill_id', '=', billId).execute()

/** Returns when the person last got a plan's payment back, for any store. */
export const lastTakenBack = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('signature_bills as sb')
      .innerJoin('bills as b', 'b.id', 'sb.bill_id')
      .select('sb.taken_back_at')
      .where('b.user_id', '=', userId)
      .where('sb.taken_back_at', 'is not', null)
      .orderBy('sb.taken_back_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.taken_back_at

interface Part {
  after: number
  limit: number
}

/** Returns open first bills and upgrades of an earlier day, whose price no longer holds. */
export const staleBills = (db: Db, today: string, { after, limit }: Part) =>
  billsOfSignatures(db)
    .where('b.id', '>', after)
    .where('b.state', '=', 'open')
    .where('sb.kind', '!=', 'renewal')
    .where('sb.due_on', '<', today)
    .orderBy('b.id')
    .limit(limit)
    .execute()

/** Returns open renewals that a card is to pay today. */
export const billsToTry = (db: Db, today: string, { after, limit }: Part) =>
  billsOfSignatures(db)
    .where('b.id', '>', after)
    .where('b.state', '=', 'open')
    .where('sb.next_try_on', '<=', today)
    .orderBy('b.id')
    .limit(limit)
    .execute()

/** Returns open renewals whose Pix was not mailed. */
export const billsToMail = (db: Db, { after, limit }: Part) =>
  billsOfSignatures(db)
    .innerJoin('signatures as s', 's.id', 'sb.signature_id')
    .where('b.id', '>', after)
    .where('b.state', '=', 'open')
    .where('sb.kind', '=', 'renewal')
    .where('sb.mailed_at', 'is', null)
    .where('s.method', '=', 'pix')
    .orderBy('b.id')
    .limit(limit)
    .execute()
