import { say } from '@bra/contract/kit/saying'
import { notSent } from '@bra/contract/orders/order-states'
import type { PickedOrder, Picking } from '@bra/contract/dispatch/picking.schemas'
import type { App } from '../../../app.ts'
import { instantOrNull } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { nameOfOrders } from '../../../platform/file-names.ts'
import type { Actor } from '../../../platform/routes.ts'
import { packingOf } from '../boxes/index.ts'
import { isOverdue } from '../../orders/orders/index.ts'
import { heldLine, keepTick, type LineToPick, linesToPick, ordersToPick, type OrderToPick } from './picking.queries.ts'
import { byPlace, withGames } from './places.ts'

const LETTERS = 26

/** Returns A to Z for the first 26, then AA, AB and so on, as the columns of spreadsheets are named. */
const letterAt = (at: number): string =>
  `${at < LETTERS ? '' : letterAt(Math.floor(at / LETTERS) - 1)}${String.fromCodePoint('A'.codePointAt(0)! + (at % LETTERS))}`

/** Refuses parcels of two stores; lines come in the order in which the cards are taken. */
export async function pickingOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  user: Actor,
  ids: number[],
): Promise<Picking> {
  const wanted = [...new Set(ids)]
  const found = await ordersToPick(db, user.storeIds, wanted)
  if (found.length < wanted.length) fail('store_order_not_found')
  const storeId = found[0]!.store_id
  if (found.some((order) => order.store_id !== storeId)) fail('orders_of_two_stores')
  const [lines, packing] = await Promise.all([linesToPick(db, wanted), packingOf(db, storeId, wanted)])
  const orders = found.toSorted(byPosting).map((order, at) => {
    const { chosen, fitting } = packing.get(order.id)!
    return {
      ...order,
      post_by: instantOrNull(order.post_by),
      late: isOverdue(order, clock.now()),
      letter: letterAt(at),
      box_id: chosen,
      fitting_box_id: fitting,
    }
  })
  const places = new Map(orders.map(({ id }, at) => [id, at]))
  const placeOf = ({ store_order_id: id }: Pick<LineToPick, 'store_order_id'>) => places.get(id)!
  const sorted = withGames(
    lines.toSorted((one, other) => byPlace(one, other) || placeOf(one) - placeOf(other) || one.id - other.id),
  ).map((line) => ({ ...line, letter: orders[placeOf(line)]!.letter }))
  return { store_id: storeId, orders, lines: sorted }
}

const byPosting = (one: OrderToPick, other: OrderToPick) =>
  (one.post_by?.getTime() ?? 0) - (other.post_by?.getTime() ?? 0) || one.id - other.id

/** A parcel that its buyer wants cancelled may still be sent, so it is picked too. */
const isToPick = ({ state }: Pick<PickedOrder, 'state'>) => notSent.includes(state)

/** `picked` is how many units lie on the table; of two calls at once the last counts. */
export async function tickLine(
  app: App,
  user: Actor,
  { line_id: lineId, picked }: { line_id: number; picked: number },
) {
  await app.transaction(async (tx) => {
    const line = (await heldLine(tx, user.storeIds, lineId)) ?? fail('line_not_found')
    if (!isToPick(line)) fail('not_to_pick')
    if (picked > line.quantity) fail('too_many_picked')
    await keepTick(tx, lineId, picked, app.clock.now())
  })
  return { line_id: lineId, picked }
}

export async function pullSheet(app: App, user: Actor, ids: number[]) {
  const picking = await pickingOf(app, user, ids)
  const toPick = new Set(picking.orders.filter(isToPick).map(({ letter }) => letter))
  if (toPick.size === 0) fail('not_to_pick')
  const lines = picking.lines.filter(({ letter }) => toPick.has(letter))
  const { drawPullSheet } = await import('./pull-sheet.ts')
  const data = await drawPullSheet({ ...picking, lines }, { toPick, now: app.clock.now() })
  const orders = picking.orders.map(({ order_id: id }) => id)
  const name = nameOfOrders('separacao', orders)
  return {
    error: false,
    message: say('A lista de separação está pronta.', 'The pull sheet is ready.'),
    result: { data, name },
  }
}
