import { stillToPost } from '@bra/contract/orders/order-states'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import { emptyStock, lockOffers, refreshAfter } from '../../stores/listings/index.ts'
import { restOf } from '../escrow/index.ts'
import { tellBuyer, toBuyer } from '../order-notices/index.ts'
import {
  announceParcel,
  type By,
  hasOpenDispute,
  holdOrderOfParcel,
  holdParcel,
  insertEvents,
} from '../orders/index.ts'
import { refundPart } from '../refunds/index.ts'
import { addLackingCents, type LackingUnits, linesOfParcel, type ParcelLine, setLacking } from './lacking.queries.ts'

interface Lacking {
  id: number
  by: By
  lines: LackingUnits[]
}

/** Gives back the price, not the freight, and sets the stock to zero. Returns false if all of it was said before. */
export async function lackCards(tx: Tx, app: App, { id, by, lines: asked }: Lacking): Promise<boolean> {
  const { id: orderId } = await holdOrderOfParcel(tx, id)
  if (await hasOpenDispute(tx, orderId)) fail('give_back_disputed')
  const parcel = (await holdParcel(tx, id))!
  if (!stillToPost.includes(parcel.state)) return false
  const all = await linesOfParcel(tx, id)
  const missed = newlyMissed(all, asked)
  const units = sumOf(missed, (line) => line.missed)
  if (units === 0) return false
  const before = sumOf(all, (line) => line.lacking)
  if (before + units === sumOf(all, (line) => line.quantity)) fail('lacking_all')
  const cents = sumOf(missed, (line) => line.missed * line.unit_price_cents)
  if (cents > restOf(parcel) - parcel.contested_cents) fail('lacking_held')
  await setLacking(tx, asked)
  const key = `lacking of parcel ${id}: ${before + units}`
  await refundPart(tx, app, { storeOrderId: id, cents, key })
  await addLackingCents(tx, id, cents)
  await emptyOffers(tx, app, missed)
  await insertEvents(tx, [eventOf(app, { id, state: parcel.state, by, units, cents })])
  await announceParcel(tx, app, id)
  emit(tx, app, 'sale_changed', { orderId })
  emit(tx, app, 'sale_broken', { storeOrderId: id, reason: null })
  const cards = missed.map((line) => `${line.missed} × ${line.name}`).join(', ')
  await tellBuyer(tx, app, id, { key, say: (store) => toBuyer.lacking(store, { cents, units, cards }) })
  return true
}

const sumOf = <Line>(lines: Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0)

function newlyMissed(all: ParcelLine[], asked: LackingUnits[]) {
  if (new Set(asked.map(({ line_id: id }) => id)).size < asked.length) failAt('lines', 'complaint_lines_twice')
  return asked.flatMap(({ line_id: id, quantity }) => {
    const line = all.find((one) => one.id === id) ?? fail('line_not_found')
    if (quantity > line.quantity) failAt('lines', 'lacking_too_many')
    if (quantity < line.lacking) fail('parcel_moved')
    return quantity === line.lacking ? [] : [{ ...line, missed: quantity - line.lacking }]
  })
}

async function emptyOffers(tx: Tx, app: App, missed: ParcelLine[]) {
  const ids = missed.flatMap(({ listing_id: id }) => id ?? [])
  await lockOffers(tx, ids)
  await refreshAfter(tx, app, await emptyStock(tx, ids))
}

interface FoundMissing {
  id: number
  state: (typeof stillToPost)[number]
  by: By
  units: number
  cents: number
}

const eventOf = (app: App, { id, state, by, units, cents }: FoundMissing) => ({
  ...{ store_order_id: id, user_id: by.userId, party: by.party, happened_at: app.clock.now() },
  ...{ from_state: state, to_state: state, lacking_units: units, lacking_cents: cents },
})
