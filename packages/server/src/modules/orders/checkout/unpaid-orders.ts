import { orderPaymentLife } from '@bra/contract/order-life'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { lockOffers, refreshAfterTaking, takeStock } from '../listings/index.ts'
import { type By, bySystem, holdOrder, moveParcels, movePayment, returnStock } from '../orders/index.ts'
import { linesOfOrder, livePayment } from './attempts.queries.ts'
import { tellExpired } from '../order-notices/index.ts'

/** Not paid in time: everything goes back, once; the provider is told afterwards. False where it waits no more. */
export const expireOrder = (app: App, orderId: number) =>
  app.transaction(async (tx) => {
    const { pay_until: until } = await holdOrder(tx, orderId)
    if (until > app.clock.now()) return false
    const first = await giveUp(tx, app, orderId, { move: 'expire', by: bySystem })
    if (first) await tellExpired(tx, app, first.id, orderId)
    return first !== undefined
  })

/** By the buyer, whole, while nobody has paid it; false where it waits for no payment. */
export const cancelUnpaidOrder = (app: App, orderId: number, by: By) =>
  app.transaction(async (tx) => {
    await holdOrder(tx, orderId)
    return (await giveUp(tx, app, orderId, { move: 'cancel', by })) !== undefined
  })

async function giveUp(tx: Tx, app: App, orderId: number, change: { move: 'expire' | 'cancel'; by: By }) {
  const moved = await moveParcels(tx, app, { orderId }, { from: 'awaiting_payment', ...change })
  if (moved.length === 0) return undefined
  await callOffLive(tx, orderId)
  await returnStock(
    tx,
    app,
    moved.map(({ id }) => id),
  )
  return moved[0]
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
  await lockOffers(
    tx,
    stock.map(({ id }) => id),
  )
  const taken = await takeStock(tx, stock)
  if (taken) await refreshAfterTaking(tx, app, taken)
  return taken !== null
}

/** Of the offers that are still there; whole where all are. */
async function goodsOf(tx: Tx, orderId: number) {
  const lines = await linesOfOrder(tx, orderId)
  const stock = lines.flatMap(({ listing_id: id, quantity, store_id: store }) =>
    id === null ? [] : [{ id, quantity, center: store === null ? quantity : 0 }],
  )
  return { stock, isWhole: stock.length === lines.length }
}
