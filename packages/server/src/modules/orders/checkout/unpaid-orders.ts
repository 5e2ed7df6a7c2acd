import { paymentLife } from '@bra/contract/money/payment-life'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockOffers, takeStock } from '../../stores/listings/index.ts'
import { type By, bySystem, holdOrder, moveParcels, movePayment, returnStock } from '../orders/index.ts'
import { giveCreditBack, setCreditAside } from './credit.ts'
import { linesOfOrder, livePayment } from './payment-attempts.queries.ts'
import { tellExpired } from './payment-notices.ts'

/** Expires an unpaid order and puts its goods back; the provider is told later. Returns false if it is not due. */
export const expireOrder = (app: App, orderId: number) =>
  app.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    if (order.pay_until > app.clock.now()) return false
    const first = await giveUp(tx, app, order, { move: 'expire', by: bySystem })
    if (first) await tellExpired(tx, app, first.id, orderId)
    return first !== undefined
  })

/** Cancels the whole order; returns false if it does not wait for a payment. */
export const cancelUnpaidOrder = (app: App, orderId: number, by: By) =>
  app.transaction(async (tx) => {
    const order = await holdOrder(tx, orderId)
    return (await giveUp(tx, app, order, { move: 'cancel', by })) !== undefined
  })

type HeldOrder = Awaited<ReturnType<typeof holdOrder>>

async function giveUp(tx: Tx, app: App, order: HeldOrder, change: { move: 'expire' | 'cancel'; by: By }) {
  const { id: orderId } = order
  const moved = await moveParcels(tx, app, { orderId }, { from: 'awaiting_payment', ...change })
  if (moved.length === 0) return undefined
  await callOffLive(tx, orderId)
  await returnStock(
    tx,
    app,
    moved.map(({ id }) => id),
  )
  await giveCreditBack(tx, app, creditFor(order))
  return moved[0]
}

export async function callOffLive(tx: Tx, orderId: number) {
  const live = await livePayment(tx, orderId)
  const state = live && paymentLife.after(live.state, 'expire')
  if (state) await movePayment(tx, { id: live.id, from: live.state }, { state, to_call_off: true })
}

const creditFor = ({ id, user_id, credit_cents }: HeldOrder) => ({ orderId: id, userId: user_id, cents: credit_cents })

/** Takes goods and credit of an expired order again; returns which of them is no longer there. */
export async function takeAgain(tx: Tx, app: App, orderId: number) {
  const order = await holdOrder(tx, orderId)
  const { stock, isWhole } = await goodsOf(tx, orderId)
  // a purchase locks the offers before the credit: in another order the two would wait for each other
  await lockOffers(
    tx,
    stock.map(({ id }) => id),
  )
  if (!(await setCreditAside(tx, app, creditFor(order)))) return 'order_credit_gone'
  if (isWhole && (await takeStock(tx, app, stock))) return 'taken'
  await giveCreditBack(tx, app, creditFor(order))
  return 'order_goods_gone'
}

async function goodsOf(tx: Tx, orderId: number) {
  const lines = await linesOfOrder(tx, orderId)
  const stock = lines.flatMap((line) =>
    line.listing_id === null
      ? []
      : [{ id: line.listing_id, quantity: line.quantity, center: isOfCentre(line) ? line.quantity : 0 }],
  )
  return { stock, isWhole: stock.length === lines.length }
}
