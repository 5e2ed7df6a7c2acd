import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { DisputeRow } from './chargebacks.queries.ts'
import {
  parcelIdsOfOrder,
  tellBuyer,
  tellAllSellers,
  tellSellers,
  tellSender,
  toBuyer,
  toStore,
} from '../order-notices/index.ts'

type Clock = Pick<App, 'clock'>

/** Tells the stores that their money waits for the decision of the bank. */
export async function tellDisputed(tx: Tx, app: Clock, orderId: number) {
  for (const id of await parcelIdsOfOrder(tx, orderId)) {
    await tellSender(tx, app, id, { key: 'disputed', say: toStore.disputed })
    await tellSellers(tx, app, id, { key: 'disputed', say: toStore.disputed_in_centre })
  }
}

interface Ended {
  dispute: DisputeRow
  orderId: number
  /** The order was paid with the disputed payment. */
  isKept: boolean
}

/** Tells the buyer once and every owner; if the payment was not kept, only the buyer, and only of a loss. */
export async function tellDisputeEnded(tx: Tx, app: Clock, { dispute, orderId, isKept }: Ended) {
  const ids = await parcelIdsOfOrder(tx, orderId)
  const key = `dispute ${dispute.turn}`
  const isLost = dispute.state === 'lost'
  const { reason } = dispute
  if (ids[0] && (isKept || isLost))
    await tellBuyer(tx, app, ids[0], {
      key,
      say: () => toBuyer[isLost ? 'dispute_lost' : 'dispute_won'](orderId, reason),
    })
  for (const id of isKept ? ids : [])
    await tellAllSellers(tx, app, id, {
      key,
      say: (order) => toStore[isLost ? 'dispute_lost' : 'dispute_won'](order, reason),
    })
}
