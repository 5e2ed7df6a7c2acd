import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { DisputeRow } from './chargebacks.queries.ts'
import {
  parcelsToTell,
  type Said,
  tellBuyer,
  tellSellersIn,
  tellSender,
  toBuyer,
  toStore,
} from '../order-notices/index.ts'

type Clock = Pick<App, 'clock'>

export const tellDisputed = (tx: Tx, app: Clock, orderId: number) =>
  tellStoresOfOrder(tx, app, orderId, {
    ...{ key: 'disputed', toSender: toStore.disputed, toSellers: toStore.disputed_in_centre },
  })

interface Ended {
  dispute: DisputeRow
  orderId: number
  /** The order was paid with the disputed payment. */
  isKept: boolean
}

/** Tells the buyer once and every owner; if the payment was not kept, only the buyer, and only of a loss. */
export async function tellDisputeEnded(tx: Tx, app: Clock, { dispute, orderId, isKept }: Ended) {
  const key = `dispute ${dispute.turn}`
  const isLost = dispute.state === 'lost'
  const { reason } = dispute
  const [first] = await parcelsToTell(tx, orderId)
  if (first && (isKept || isLost))
    await tellBuyer(tx, app, first.id, {
      key,
      say: () => toBuyer[isLost ? 'dispute_lost' : 'dispute_won'](orderId, reason),
      isOfOrder: true,
    })
  if (!isKept) return
  const say = (order: number) => toStore[isLost ? 'dispute_lost' : 'dispute_won'](order, reason)
  await tellStoresOfOrder(tx, app, orderId, { key, toSender: say, toSellers: say })
}

interface OccasionOfOrder {
  key: string
  toSender: (order: number) => Said
  toSellers: (order: number, cents: number) => Said
}

async function tellStoresOfOrder(tx: Tx, app: Clock, orderId: number, told: OccasionOfOrder) {
  const { key, toSender, toSellers } = told
  const parcels = await parcelsToTell(tx, orderId)
  for (const { id, part } of parcels)
    if (part === 1) await tellSender(tx, app, id, { key, say: toSender, isOfOrder: true })
  const ids = parcels.map(({ id }) => id)
  await tellSellersIn(tx, app, ids, { key, say: toSellers })
}
