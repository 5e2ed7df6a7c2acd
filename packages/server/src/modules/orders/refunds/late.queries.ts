import type { Db } from '../../../platform/db.ts'

export async function takenByBank(db: Db, paymentId: number) {
  const dispute = await db
    .selectFrom('payment_disputes')
    .select(['state', 'cents', 'turn'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  const { state, cents = 0, turn = 0 } = dispute ?? {}
  return { isOpen: state === 'open', cents: state === 'lost' ? cents : 0, turn }
}
