import type { Db } from '../../platform/db.ts'

/** What a bank has given back of a payment, and how often it or an operator decided so. */
export async function takenByBank(db: Db, paymentId: number) {
  const dispute = await db
    .selectFrom('payment_disputes')
    .select(['state', 'cents', 'turn'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return { cents: dispute?.state === 'lost' ? dispute.cents : 0, turn: dispute?.turn ?? 0 }
}
