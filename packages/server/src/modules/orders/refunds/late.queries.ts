import type { Db } from '../../../platform/db.ts'

/** Returns the cents that a bank gave back of a payment, how often its dispute was decided, and whether it is open. */
export async function takenByBank(db: Db, paymentId: number) {
  const dispute = await db
    .selectFrom('payment_disputes')
    .select(['state', 'cents', 'turn'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  const { state, cents = 0, turn = 0 } = dispute ?? {}
  return { isOpen: state === 'open', cents: state === 'lost' ? cents : 0, turn }
}
