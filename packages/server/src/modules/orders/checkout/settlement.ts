import { type PaymentNews } from '../../money/payments/index.ts'
import { paymentLife } from '@bra/contract/money/payment-life'
import { type StoreOrderState } from '@bra/contract/orders/order-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { type Line, post } from '../../money/ledger/index.ts'
import { tellPaid } from './paid-notices.ts'
import { promiseDates } from './promised-dates.ts'
import { callOffLive, takeAgain } from './unpaid-orders.ts'
import {
  holdOrder,
  type Moved,
  moveParcels,
  movePayment,
  paymentByCode,
  paymentById,
  type PaymentRow,
} from '../orders/index.ts'
import { refundLate } from '../refunds/index.ts'
import { livePayment, parcelStatesOf } from './payment-attempts.queries.ts'
import { type NotKept, tellNotKept, tellRefused } from './payment-notices.ts'

/** Milliseconds after which the call that asks for a payment has timed out. */
export const ANSWERED_MS = 20_000

/** Takes the buyer's money once, however often the news comes; money not wanted, or a wrong amount, goes back. */
export async function settleOrder(app: App, told: PaymentNews) {
  const id = await takeMoney(app, told)
  if (id !== null) await refundLate(app, id)
}

export const takeMoney = (app: App, told: PaymentNews) =>
  app.transaction(async (tx) => {
    const payment = await heldPayment(tx, told.code)
    if (!payment) return null
    if (!paymentLife.can(payment.state, 'pay')) return payment.id
    const isWhole = told.state !== 'refunded' && told.cents === payment.due_cents
    const from = isWhole ? await waitsForMoney(tx, app, payment) : null
    const refusal = !from && told.cents !== payment.due_cents ? 'wrong_amount' : null
    await movePayment(tx, payment, {
      state: from ? 'paid' : 'refunding',
      payment_id: told.paymentId,
      charge_id: told.chargeId,
      paid_cents: told.cents,
      owed_cents: from ? 0 : told.cents,
      to_call_off: false,
      refusal,
      ...told.card,
    })
    await (from ? keepInEscrow(tx, app, payment, from) : oweBack(tx, app, payment, told.cents))
    if (!from) tellChanged(tx, app, payment)
    if (!from) await tellNotKept(tx, app, payment, { why: await whyNotKept(tx, payment, refusal), cents: told.cents })
    return payment.id
  })

/** Locks the order, then reads the payment again, so that it no longer changes. */
export async function heldPayment(tx: Tx, code: string) {
  const found = await paymentByCode(tx, code)
  if (!found) return null
  await holdOrder(tx, found.order_id)
  const payment = (await paymentById(tx, found.id))!
  return { ...payment, from: payment.state }
}

/** Returns null if another attempt paid or the goods are gone; money that came goes before an attempt under way. */
async function waitsForMoney(tx: Tx, app: App, { id, order_id: orderId }: PaymentRow): Promise<StoreOrderState | null> {
  const live = await livePayment(tx, orderId)
  const isOther = live !== undefined && live.id !== id
  if (isOther && live.state === 'paid') return null
  const states = await parcelStatesOf(tx, orderId)
  if (states.has('awaiting_payment')) {
    if (isOther) await callOffLive(tx, orderId)
    return 'awaiting_payment'
  }
  return states.has('expired') && (await takeAgain(tx, app, orderId)) === 'taken' ? 'expired' : null
}

async function whyNotKept(tx: Tx, { id, order_id: orderId }: PaymentRow, refusal: NotKept | null): Promise<NotKept> {
  const live = await livePayment(tx, orderId)
  if (live?.state === 'paid' && live.id !== id) return 'paid_twice'
  return refusal ?? ((await parcelStatesOf(tx, orderId)).has('awaiting_payment') ? 'given_back' : 'paid_late')
}

export async function keepInEscrow(
  tx: Tx,
  app: App,
  {
    order_id: orderId,
    due_cents: due,
    credit_cents: credit,
  }: Pick<PaymentRow, 'order_id' | 'due_cents' | 'credit_cents'>,
  from: StoreOrderState,
) {
  const moved = await moveParcels(tx, app, { orderId }, { from, move: 'pay' })
  const escrows = moved.map((one): Line => ({
    account: `escrow:${one.id}`,
    cents: one.goods_cents + one.freight_cents,
  }))
  const lines: Line[] = [
    { account: 'provider', cents: -due },
    { account: `spending:${orderId}`, cents: -credit },
    ...escrows,
  ]
  await post(tx, app, { key: `order paid:${orderId}`, kind: 'charge', orderId, lines })
  await afterPayment(tx, app, orderId, moved)
  return moved
}

const oweBack = (tx: Tx, app: App, { id, order_id: orderId, user_id: userId }: PaymentRow, cents: number) =>
  post(tx, app, {
    key: `payment not kept:${id}`,
    kind: 'charge',
    orderId,
    lines: [
      { account: 'provider', cents: -cents },
      { account: `buyer:${userId}`, cents },
    ],
  })

/** Ends an attempt that came to nothing; its order waits for another until its time to pay is over. */
export const failAttempt = (
  app: App,
  { code, refusal }: Pick<PaymentNews, 'code' | 'refusal'>,
  end: 'refuse' | 'expire',
) =>
  app.transaction(async (tx) => {
    const payment = await heldPayment(tx, code)
    const state = payment && paymentLife.after(payment.from, end)
    if (!state || !(await movePayment(tx, payment, { state, refusal }))) return
    tellChanged(tx, app, payment)
    if (await isMissed(tx, app, { payment, end })) await tellRefused(tx, app, payment, refusal)
  })

interface Failed {
  payment: NonNullable<Awaited<ReturnType<typeof heldPayment>>>
  end: 'refuse' | 'expire'
}

/** Returns whether the buyer may have left and can still pay the order. A Pix that runs out shows its end itself. */
async function isMissed(tx: Tx, app: App, { payment, end }: Failed) {
  const { from, method, created_at: at, pay_until: until, order_id: orderId } = payment
  const now = app.clock.now()
  const isAnswer = from === 'intended' && now.getTime() - at.getTime() < ANSWERED_MS
  if (isAnswer || (method === 'pix' && end === 'expire') || until <= now) return false
  return (await parcelStatesOf(tx, orderId)).has('awaiting_payment')
}

const tellChanged = (tx: Tx, app: App, { order_id: orderId, user_id: userId }: PaymentRow) =>
  emit(tx, app, 'order_changed', { orderId, userId, storeIds: [] })

async function afterPayment(tx: Tx, app: App, orderId: number, paid: Moved[]) {
  if (paid.length === 0) return
  await promiseDates(tx, app, paid)
  await tellPaid(tx, app, orderId)
}
