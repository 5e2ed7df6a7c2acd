import { orderPaymentLife, type StoreOrderState } from '@bra/contract/order-life'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { type Line, post } from '../ledger/index.ts'
import { giveStockBack, lockOffers, refreshAfter, type StockTaken, takeStock } from '../listings/index.ts'
import { paymentProvider } from '../payments/index.ts'
import { type By, moveParcels } from './lifecycle.ts'
import { afterPayment } from './parcels.start.ts'
import { tellExpired } from './telling.ts'
import {
  holdPaymentByCode,
  linesOfOrder,
  movePayment,
  paymentByCode,
  paymentOfOrder,
  type PaymentRow,
} from './payments.queries.ts'

/** What the provider told of a payment. */
export interface Told {
  code: string
  paymentId: string
  chargeId: string
  cents: number
}

/** The buyer's money came: once, however often it is told. Too late, it goes back unless the goods are still there. */
export async function settleOrder(app: App, { code, cents, ...ids }: Told) {
  const orderId = await app.transaction(async (tx) => {
    const payment = await holdPaymentByCode(tx, code)
    if (!payment) return null
    const { order_id: id, state: from } = payment
    if (!orderPaymentLife.can(from, 'pay')) return id
    if (cents !== payment.total_cents) throw new Error(`The order ${id} was paid with ${cents} cents`)
    const isLate = orderPaymentLife.can(from, 'refund')
    const isTaken = !isLate || (await takeAgain(tx, app, id))
    const known = { payment_id: ids.paymentId, charge_id: ids.chargeId }
    await movePayment(tx, { orderId: id, from }, { state: isTaken ? 'paid' : 'refunding', ...known })
    await (isTaken
      ? keepInEscrow(tx, app, payment, isLate ? 'expired' : 'awaiting_payment')
      : oweBack(tx, app, payment))
    return id
  })
  if (orderId !== null) await refundLate(app, orderId)
}

async function keepInEscrow(
  tx: Tx,
  app: App,
  { order_id: orderId, total_cents: total }: PaymentRow,
  from: StoreOrderState,
) {
  const moved = await moveParcels(tx, app, { orderId }, { from, move: 'pay' })
  const escrows = moved.map((one): Line => ({
    account: `escrow:${one.id}`,
    cents: one.goods_cents + one.freight_cents,
  }))
  const lines: Line[] = [{ account: 'provider', cents: -total }, ...escrows]
  await post(tx, app, { key: `order paid:${orderId}`, kind: 'charge', orderId, lines })
  await afterPayment(tx, app, orderId, moved)
}

const oweBack = (tx: Tx, app: App, { order_id: orderId, user_id: userId, total_cents: total }: PaymentRow) =>
  post(tx, app, {
    key: `order paid late:${orderId}`,
    kind: 'charge',
    orderId,
    lines: [
      { account: 'provider', cents: -total },
      { account: `buyer:${userId}`, cents: total },
    ],
  })

/** Gives back what came too late; repeated until the provider has done it, under one key. */
export async function refundLate(app: App, orderId: number) {
  const payment = await paymentOfOrder(app.db, orderId)
  if (payment?.state !== 'refunding') return
  const { payment_id: id, charge_id: chargeId, total_cents: total, user_id: userId } = payment
  await paymentProvider(app).refund({ id: id!, chargeId: chargeId! }, total, payment.code)
  await app.transaction(async (tx) => {
    if (!(await movePayment(tx, { orderId, from: 'refunding' }, { state: 'refunded' }))) return
    const lines: Line[] = [
      { account: `buyer:${userId}`, cents: -total },
      { account: 'provider', cents: total },
    ]
    await post(tx, app, { key: `order refunded:${orderId}`, kind: 'refund', orderId, lines })
  })
}

/** Not paid in time, or not to be paid at all: everything goes back, once. */
export const endUnpaid = (app: App, orderId: number, end: 'expire' | 'refuse') =>
  app.transaction(async (tx) => {
    const from = (await paymentOfOrder(tx, orderId))?.state
    const to = from && orderPaymentLife.after(from, end)
    if (!to || !(await movePayment(tx, { orderId, from }, { state: to }))) return
    const [one] = await moveParcels(tx, app, { orderId }, { from: 'awaiting_payment', move: 'expire' })
    if (one) await tellExpired(tx, app, one.id, orderId)
    await giveGoodsBack(tx, app, orderId)
  })

/** By the buyer, whole, while nobody has paid it; false where it waits for no payment. */
export async function cancelUnpaidOrder(app: App, orderId: number, by: By) {
  const payment = await app.transaction(async (tx) => {
    const found = await paymentOfOrder(tx, orderId)
    const to = found && orderPaymentLife.after(found.state, 'expire')
    if (!to || !(await movePayment(tx, { orderId, from: found.state }, { state: to }))) return null
    await moveParcels(tx, app, { orderId }, { from: 'awaiting_payment', move: 'cancel', by })
    await giveGoodsBack(tx, app, orderId)
    return found
  })
  return payment !== null
}

async function giveGoodsBack(tx: Tx, app: App, orderId: number) {
  const { stock } = await goodsOf(tx, orderId)
  await lock(tx, stock)
  await refreshAfter(tx, app, await giveStockBack(tx, stock))
}

/** The provider says that nobody will pay it. */
export async function failOrder(app: App, code: string, state: string) {
  const payment = await paymentByCode(app.db, code)
  if (payment) await endUnpaid(app, payment.order_id, state === 'refused' ? 'refuse' : 'expire')
}

async function takeAgain(tx: Tx, app: App, orderId: number) {
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
