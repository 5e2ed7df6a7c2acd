import { randomUUID } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { BillKind } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { countTry, limitOf, takeBackTry } from '../../ground/security/index.ts'
import { newsOfPayment, paymentProvider } from '../payments/index.ts'
import { chargeBill, takeBillAnswer } from './bill-answers.ts'
import type { BillMeans } from './bill-means.ts'
import { callOffLive } from './bill-settlement.ts'
import {
  billPayment,
  changeBill,
  insertBill,
  insertBillPayment,
  livePaymentOfBill,
  moveBillPayment,
} from './bills.queries.ts'

interface NewBill {
  userId: number
  storeId: number | null
  kind: BillKind
  title: string
  cents: number
}

export const openBill = (tx: Tx, app: Pick<App, 'clock'>, { userId, storeId, ...bill }: NewBill) =>
  insertBill(tx, { ...bill, user_id: userId, store_id: storeId, state: 'open', created_at: app.clock.now() })

/** Ends an open bill. A Pix that waits is called off; a card that the bank still looks at refuses the change. */
export async function voidBill(tx: Tx, id: number) {
  const live = await livePaymentOfBill(tx, id)
  if (live && (live.method === 'card' || live.state === 'intended')) fail('payment_in_progress')
  await callOffLive(tx, id)
  await changeBill(tx, id, { state: 'void' })
}

interface Attempt {
  billId: number
  means: Pick<BillMeans, 'payerId' | 'by' | 'card'>
  /** A Pix can be paid until then. */
  until: Date
}

/**
 * Adds an attempt to pay an open bill, to be charged after the commit; null if a Pix of it can still be paid.
 * Its caller holds what the bill is about.
 */
export async function intendBillPayment(tx: Tx, app: Pick<App, 'clock'>, { billId, means, until }: Attempt) {
  const live = await livePaymentOfBill(tx, billId)
  if (live && (live.state === 'intended' || live.method === 'card')) fail('payment_in_progress')
  if (live && means.by.method === 'pix' && live.expires_at > app.clock.now()) return null
  await callOffLive(tx, billId)
  return insertBillPayment(tx, {
    ...{ bill_id: billId, method: means.by.method, state: 'intended', code: randomUUID(), payer_id: means.payerId },
    ...means.card,
    ...{ expires_at: until, created_at: app.clock.now() },
  })
}

/** Charges what `intend` has written; card tries wait longer and longer, against stolen cards. */
export async function payingBill<T extends { paymentId: number | null }>(
  app: App,
  { userId, means }: { userId: number; means: BillMeans | null },
  intend: () => Promise<T>,
): Promise<T> {
  const tries = means?.by.method === 'card' ? [{ kind: 'charge card', of: [userId], limit: limitOf(5) }] : []
  await countTry(app, tries)
  const takeBack = () => app.transaction((tx) => takeBackTry(tx, tries))
  const done = await intend().catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  const { paymentId } = done
  if (paymentId === null || !means) return done
  await chargeBill(app, paymentId, means)
  if ((await billPayment(app.db, paymentId))?.state === 'paid') await takeBack()
  return done
}

/** Cancels at the provider an attempt that we gave up; if it was paid meanwhile, its money is taken, and goes back. */
export async function callOffBillPayment(app: App, id: number) {
  const payment = await billPayment(app.db, id)
  if (!payment?.to_call_off) return
  const provider = paymentProvider(app)
  const known = await provider.paymentOf(payment.code)
  if (known?.state === 'waiting') await provider.refund(known, known.cents, `call off ${payment.code}`)
  const now = known && (await provider.payment(known.id))
  if (now?.paidAt) await takeBillAnswer(app, newsOfPayment(now))
  await app.transaction((tx) => moveBillPayment(tx, { id, from: payment.state }, { to_call_off: false }))
}
