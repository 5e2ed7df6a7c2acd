import { orderPaymentLife, type StoreOrderState } from '@bra/contract/order-life'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { type Line, post } from '../ledger/index.ts'
import { giveStockBack, lockOffers, refreshAfter, type StockTaken, takeStock } from '../listings/index.ts'
import { insertEvents } from './orders.queries.ts'
import { refundLate } from './orders.refunds.ts'
import {
  holdOrder,
  linesOfOrder,
  livePayment,
  movePayment,
  moveStoreOrders,
  parcelStatesOf,
  paymentByCode,
  paymentById,
  type PaymentRow,
} from './payments.queries.ts'
import type { Told } from './told.ts'

/** The buyer's money came: once, however often it is told. What is not wanted, or not in that amount, goes back. */
export async function settleOrder(app: App, told: Told) {
  const id = await app.transaction(async (tx) => {
    const payment = await heldPayment(tx, told.code)
    if (!payment) return null
    if (!orderPaymentLife.can(payment.state, 'pay')) return payment.id
    const isWhole = told.state !== 'refunded' && told.cents === payment.total_cents
    const from = isWhole ? await waitsForMoney(tx, app, payment) : null
    await movePayment(tx, payment, {
      state: from ? 'paid' : 'refunding',
      payment_id: told.paymentId,
      charge_id: told.chargeId,
      paid_cents: told.cents,
      to_call_off: false,
      refusal: !from && told.cents !== payment.total_cents ? 'wrong_amount' : null,
      ...told.card,
    })
    await (from ? keepInEscrow(tx, app, payment, from) : oweBack(tx, app, payment, told.cents))
    return payment.id
  })
  if (id !== null) await refundLate(app, id)
}

/** As it is once nobody else may change it. */
export async function heldPayment(tx: Tx, code: string) {
  const found = await paymentByCode(tx, code)
  if (!found) return null
  await holdOrder(tx, found.order_id)
  const { id, state: from, ...payment } = (await paymentById(tx, found.id))!
  return { ...payment, id, from, state: from }
}

/** In which state the parcels are that this money is for; null where another paid, or their goods are gone. */
async function waitsForMoney(tx: Tx, app: App, { id, order_id: orderId }: PaymentRow): Promise<StoreOrderState | null> {
  const live = await livePayment(tx, orderId)
  if (live && live.id !== id) return null
  const states = await parcelStatesOf(tx, orderId)
  if (states.has('awaiting_payment')) return 'awaiting_payment'
  return states.has('expired') && (await takeAgain(tx, app, orderId)) ? 'expired' : null
}

async function keepInEscrow(tx: Tx, app: App, { order_id: orderId, total_cents: total }: PaymentRow, from: StoreOrderState) {
  const moved = await changeState(tx, app, orderId, { from, to: 'paid' })
  const escrows = moved.map((one): Line => ({
    account: `escrow:${one.id}`,
    cents: one.goods_cents + one.freight_cents,
  }))
  const lines: Line[] = [{ account: 'provider', cents: -total }, ...escrows]
  await post(tx, app, { key: `order paid:${orderId}`, kind: 'charge', orderId, lines })
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

/** The attempt came to nothing; its order waits for another until its time is over. */
export const failAttempt = (app: App, { code, refusal }: Pick<Told, 'code' | 'refusal'>, end: 'refuse' | 'expire') =>
  app.transaction(async (tx) => {
    const payment = await heldPayment(tx, code)
    const state = payment && orderPaymentLife.after(payment.from, end)
    if (state) await movePayment(tx, payment, { state, refusal })
  })

/** Not paid in time: everything goes back, once; the provider is told afterwards. False where it waits no more. */
export const expireOrder = (app: App, orderId: number) =>
  app.transaction(async (tx) => {
    const { pay_until: until } = await holdOrder(tx, orderId)
    if (until > app.clock.now()) return false
    return giveUp(tx, app, orderId, 'expired')
  })

/** What was put aside for an order that is held goes back. */
export async function giveUp(tx: Tx, app: App, orderId: number, to: 'expired' | 'cancelled') {
  const moved = await changeState(tx, app, orderId, { from: 'awaiting_payment', to })
  if (moved.length === 0) return false
  await callOffLive(tx, orderId)
  const { stock } = await goodsOf(tx, orderId)
  await lock(tx, stock)
  await refreshAfter(tx, app, await giveStockBack(tx, stock))
  return true
}

/** Nobody shall pay it any more. */
export async function callOffLive(tx: Tx, orderId: number) {
  const live = await livePayment(tx, orderId)
  const state = live && orderPaymentLife.after(live.state, 'expire')
  if (state) await movePayment(tx, { id: live.id, from: live.state }, { state, to_call_off: true })
}

/** The goods of an order that lost them; false where some are gone. */
export async function takeAgain(tx: Tx, app: App, orderId: number) {
  const { stock, isWhole } = await goodsOf(tx, orderId)
  if (!isWhole) return false
  await lock(tx, stock)
  const taken = await takeStock(tx, stock)
  if (taken) await refreshAfter(tx, app, taken)
  return taken !== null
}

const lock = (tx: Tx, stock: StockTaken[]) =>
  lockOffers(
    tx,
    stock.map(({ id }) => id),
  )

/** Of the offers that are still there; whole where all are. */
async function goodsOf(tx: Tx, orderId: number) {
  const lines = await linesOfOrder(tx, orderId)
  const stock = lines.flatMap(({ listing_id: id, quantity, store_id: store }) =>
    id === null ? [] : [{ id, quantity, center: store === null ? quantity : 0 }],
  )
  return { stock, isWhole: stock.length === lines.length }
}

export async function changeState(
  tx: Tx,
  app: App,
  orderId: number,
  change: { from: StoreOrderState; to: StoreOrderState },
) {
  const moved = await moveStoreOrders(tx, orderId, change)
  const times = { user_id: null, happened_at: app.clock.now() }
  if (moved.length > 0)
    await insertEvents(
      tx,
      moved.map(({ id }) => ({ store_order_id: id, ...times, from_state: change.from, to_state: change.to })),
    )
  return moved
}
