import { unsoldStates } from '@bra/contract/orders/order-states'
import { storeOrderLife, type StoreOrderState } from '@bra/contract/orders/order-life'
import type { OrderParty } from '@bra/contract/orders/orders.schemas'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { Updateable } from 'kysely'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { giveStockBack, keepForRemoved, lockOffers, refreshAfter } from '../../stores/listings/index.ts'
import {
  holdParcel,
  insertEvents,
  type Moved,
  moveRows,
  type StockOfLine,
  stockOfParcels,
  storesInParcels,
  type Which,
} from './lifecycle.queries.ts'
import type { OrdersTables } from './orders.tables.ts'

export interface By {
  party: OrderParty
  userId: number | null
}
export const bySystem: By = { party: 'system', userId: null }

interface Change {
  from: StoreOrderState
  move: Parameters<typeof storeOrderLife.after>[1]
  by?: By
  set?: Updateable<OrdersTables['store_orders']>
}

/** The only way to change a parcel's state: writes an event and announces it. Returns [] if none is in `from`. */
export async function moveParcels(tx: Tx, app: Pick<App, 'clock'>, which: Which, change: Change): Promise<Moved[]> {
  const { from, move, by = bySystem, set = {} } = change
  const to = storeOrderLife.after(from, move)
  if (to === null) throw new Error(`No parcel that is ${from} can ${move}`)
  const moved = await moveRows(tx, which, { from, to, set })
  if (moved.length === 0) return []
  const event = { user_id: by.userId, party: by.party, happened_at: app.clock.now(), from_state: from, to_state: to }
  await insertEvents(
    tx,
    moved.map(({ id }) => ({ store_order_id: id, ...event })),
  )
  const { order_id: orderId, user_id: userId } = moved[0]!
  // only a parcel of the centre has to be opened to know whose goods it holds
  const ofCentre = moved.filter(isOfCentre).map(({ id }) => id)
  const inCentre = ofCentre.length > 0 ? await storesInParcels(tx, ofCentre) : []
  const storeIds = [...new Set([...moved.flatMap(({ store_id: id }) => id ?? []), ...inCentre])].sort((a, b) => a - b)
  emit(tx, app, 'order_changed', { orderId, userId, storeIds })
  if (unsoldStates.includes(from) !== unsoldStates.includes(to)) emit(tx, app, 'sale_changed', { orderId })
  return moved
}

export async function announceParcel(tx: Tx, app: Pick<App, 'clock'>, id: number) {
  const { order_id: orderId, user_id: userId } = (await holdParcel(tx, id))!
  emit(tx, app, 'order_changed', { orderId, userId, storeIds: await storesInParcels(tx, [id]) })
}

/** Returns null if the parcel was no longer in `from`. */
export const moveParcel = async (tx: Tx, app: Pick<App, 'clock'>, id: number, change: Change) =>
  (await moveParcels(tx, app, { id }, change))[0] ?? null

/** Returns the goods of all parcels at once, so that offers lock in one order; a removed offer keeps its units. */
export async function returnStock(tx: Tx, app: Pick<App, 'clock'>, ids: number[]) {
  const lines = await stockOfParcels(tx, ids)
  if (lines.length === 0) return
  emit(tx, app, 'stock_returned', { storeOrderIds: ids })
  const back = await giveBack(tx, app, lines)
  const gone = lines.filter(({ line }) => !back.has(line))
  if (gone.length === 0) return
  const kept = await keepForRemoved(tx, gone)
  const isLeft = ({ line }: StockOfLine) => !back.has(line) && !kept.has(line)
  // an offer may have come back since it was looked at
  if (gone.some(isLeft)) await giveBack(tx, app, (await stockOfParcels(tx, ids)).filter(isLeft))
}

async function giveBack(tx: Tx, app: Pick<App, 'clock'>, lines: StockOfLine[]) {
  const stock = lines.flatMap(({ id, quantity, center }) => (id === null ? [] : [{ id, quantity, center }]))
  if (stock.length === 0) return new Set<number>()
  await lockOffers(
    tx,
    stock.map(({ id }) => id),
  )
  const offers = await giveStockBack(tx, stock)
  await refreshAfter(tx, app, offers)
  const there = new Set(offers.map(({ id }) => id))
  return new Set(lines.flatMap(({ id, line }) => (id !== null && there.has(id) ? [line] : [])))
}
