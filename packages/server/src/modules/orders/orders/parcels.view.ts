import { notSent } from '@bra/contract/orders/order-states'
import type { Saying } from '@bra/contract/kit/saying'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import type { ParcelRow } from './parcels.queries.ts'
import {
  actionsOf,
  completesAt,
  isContested,
  type LifeRules,
  mayRegret,
  regretUntil,
  sendBackUntil,
} from './parcels.rules.ts'
import { methodSaying, trackingUrl } from '../../stores/shipping/index.ts'

export interface ShownParcel extends Omit<StoreOrder, 'shipping'> {
  shipping: Omit<StoreOrder['shipping'], 'name'> & { name: Saying }
}

export function parcelView(row: ParcelRow, rules: LifeRules, now: Date): ShownParcel {
  const { id, store, part, parts, state, goods_cents, freight_cents, contested_cents, shipping, lines, delivered_at } =
    row
  return {
    ...{ id, store, part, parts, state, goods_cents, freight_cents, contested_cents, lines },
    shipping: { ...shipping, name: methodSaying(shipping) },
    delivered_at: instantOrNull(delivered_at),
    events: row.events.map((event) => ({ ...event, at: instant(event.at) })),
    tracking: trackingOf(row),
    return_tracking: state === 'returning' ? returnTrackingOf(row) : null,
    post_by: isExpectedToBePosted(row) && !liesReady(row) ? instantOrNull(row.post_by) : null,
    arrives: arrivesOf(row),
    completes_at: state === 'delivered' && delivered_at ? instant(completesAt(delivered_at, rules)) : null,
    regret_until:
      state === 'delivered' && delivered_at && mayRegret(row, rules, now)
        ? instant(regretUntil(delivered_at, rules))
        : null,
    send_back_until:
      state === 'return_authorised' && row.return_authorised_at
        ? instant(sendBackUntil(row.return_authorised_at, rules))
        : null,
    return_contested: isContested(row),
    ...proofsOf(row),
    cancellation: cancellationOf(row),
    refund: row.refund && { ...row.refund, at: instantOrNull(row.refund.at) },
    review: row.review && { ...row.review, created_at: instant(row.review.created_at) },
    place: hasPlace(row) ? row.place : null,
    actions: actionsOf(row, rules, now),
  }
}

const proofsOf = ({ return_note, return_photos, return_reply, return_reply_photos }: ParcelRow) => ({
  ...{ return_note, return_photos, return_reply, return_reply_photos },
})

/** The buyer needs the address only to pick the parcel up, or to send it back. */
const hasPlace = (row: ParcelRow) =>
  row.state === 'return_authorised' ||
  row.state === 'returning' ||
  (row.shipping.code === 'retirada' && (isExpectedToBePosted(row) || row.state === 'shipped'))

const isExpectedToBePosted = ({ state }: ParcelRow) => notSent.includes(state)

const liesReady = ({ state, shipping }: ParcelRow) => state === 'ready_to_ship' && shipping.code === 'retirada'

const trackingOf = ({ carrier, tracking_code: code, posted_at }: ParcelRow): StoreOrder['tracking'] =>
  posted_at && { carrier: carrier ?? '', code, url: code && trackingUrl(code), posted_at: instant(posted_at) }

/** The buyer gives only a code for a return, so the carrier is unknown. */
function returnTrackingOf({ return_code: code, return_posted_at: postedAt }: ParcelRow): StoreOrder['tracking'] {
  if (!code || !postedAt) return null
  return { carrier: '', code, url: trackingUrl(code), posted_at: instant(postedAt) }
}

function arrivesOf(row: ParcelRow): StoreOrder['arrives'] {
  const { state, arrives_first: first, arrives_last: last } = row
  const isExpected = isExpectedToBePosted(row) || state === 'shipped'
  return isExpected && first && last ? { first: instant(first), last: instant(last) } : null
}

const cancellationOf = ({ cancellation }: ParcelRow): StoreOrder['cancellation'] =>
  cancellation && {
    ...cancellation,
    at: instant(cancellation.at),
    answer_until: instantOrNull(cancellation.answer_until),
  }
