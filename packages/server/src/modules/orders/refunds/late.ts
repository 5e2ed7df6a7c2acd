import type { App } from '../../../app.ts'
import { type Line, post } from '../../money/ledger/index.ts'
import { paymentProvider, givenBack } from '../../money/payments/index.ts'
import { holdOrder, movePayment, paymentById, type PaymentRow } from '../orders/index.ts'
import { takenByBank } from './refunds.queries.ts'
import { askAgainAt, isRefusal } from './refusals-of-refunds.ts'

/** Gives back a payment that was not kept, less what a bank gave back; repeated until the provider has done it once. */
export async function refundLate(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  const now = app.clock.now()
  if (payment?.state !== 'refunding' || payment.refund_held_at || (payment.refund_again_at ?? now) > now) return
  const { order_id: orderId, owed_cents: cents, user_id: userId, created_at: owedSince } = payment
  const taken = await takenByBank(app.db, id)
  if (taken.isOpen) return
  await askProvider(app, payment, taken).catch(async (error: unknown) => {
    const refused = { refund_refusals: payment.refund_refusals + 1 }
    const set = { ...refused, refund_again_at: askAgainAt(refused.refund_refusals, now) }
    if (isRefusal(error, { owedSince, now }))
      await app.transaction((tx) => movePayment(tx, { id, from: 'refunding' }, set))
    throw error
  })
  await app.transaction(async (tx) => {
    await holdOrder(tx, orderId)
    // a bank may have taken a part of it meanwhile
    if ((await paymentById(tx, id))?.owed_cents !== cents) return
    if (!(await movePayment(tx, { id, from: 'refunding' }, { state: 'refunded', owed_cents: 0 }))) return
    const lines: Line[] = [
      { account: `buyer:${userId}`, cents: -cents },
      { account: 'provider', cents },
    ]
    await post(tx, app, { key: keyOfRefund(id, taken.turn), kind: 'refund', orderId, lines })
  })
}

/** A new `turn` makes a new key, as money that a bank took and returned to us is given back once more. */
export const keyOfRefund = (id: number, turn: number) => `payment refunded:${id}${turn === 0 ? '' : `:${turn}`}`

type Taken = Awaited<ReturnType<typeof takenByBank>>

async function askProvider(app: App, payment: PaymentRow, { cents: lost, turn }: Taken) {
  const provider = paymentProvider(app)
  const at = { id: payment.payment_id!, chargeId: payment.charge_id! }
  // it may be done already: a key is forgotten after a day, and an unpaid Pix may be paid while it is called off
  const isDone = (await givenBack(app, at.id)) >= payment.paid_cents! - lost
  if (!isDone) await provider.refund(at, payment.owed_cents, turn === 0 ? payment.code : `${payment.code}:${turn}`)
}
