import { notSent } from '@bra/contract/orders/order-states'
import type { CodeLine } from '@bra/contract/dispatch/tracking-codes.schemas'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Actor } from '../../../platform/routes.ts'
import { isTrackingCode } from '../../stores/shipping/index.ts'
import { linesOf, type ReadLine } from './lines.ts'
import { parcelsOfOrders } from './tracking-codes.queries.ts'

/** Says of each line which parcel it means, and what is wrong; nothing is changed. */
export async function matchCodes(
  { db }: App,
  user: Actor,
  { store_id: storeId, text }: { store_id: number; text: string },
) {
  ownStore(user, storeId)
  const read = linesOf(text)
  const parcels = await parcelsOfOrders(db, storeId, [...new Set(read.flatMap(({ orderId }) => orderId ?? []))])
  const seen = new Set<number>()
  const lines = read.map((one): CodeLine => {
    const own = parcels.filter(({ order_id: id }) => id === one.orderId)
    // the codes of an order in several parcels are taken in the order of these
    const parcel = own.find(({ id, state }) => !seen.has(id) && notSent.includes(state)) ?? own[0]
    const problem = problemOf(one, parcel, seen)
    if (problem === null) seen.add(parcel!.id)
    const found = { id: problem ? null : parcel!.id, buyer: parcel?.buyer ?? null }
    return { line: one.line, order_id: one.orderId, code: one.code, ...found, problem }
  })
  return { lines }
}

type Parcel = Awaited<ReturnType<typeof parcelsOfOrders>>[number]

function problemOf({ orderId, code }: ReadLine, parcel: Parcel | undefined, seen: Set<number>): CodeLine['problem'] {
  if (orderId === null) return 'no_order'
  if (code === null) return 'no_code'
  if (!isTrackingCode(code)) return 'wrong_code'
  if (!parcel) return 'not_yours'
  if (seen.has(parcel.id)) return 'twice'
  return notSent.includes(parcel.state) ? null : 'not_now'
}
