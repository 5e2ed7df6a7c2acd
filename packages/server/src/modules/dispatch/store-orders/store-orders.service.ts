import type { Saying } from '@bra/contract/kit/saying'
import type { CancelReason } from '@bra/contract/orders/orders.schemas'
import type { StoreAction, StoreMove } from '@bra/contract/dispatch/store-orders.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { blockedDaysFrom, businessDaysAfter } from '../../ground/calendar/index.ts'
import { cancelParcel, claimArrival, contestReturn, takeBack } from '../../orders/parcels/index.ts'
import {
  answerCancellation,
  type By,
  daysAfter,
  lifeRules,
  type Moved,
  moveParcel,
  postingOf,
} from '../../orders/orders/index.ts'
import type { SaleHandler, SentParcel } from './sale-handlers.ts'
import { isBoundBy } from './invoice-records.view.ts'
import { needsInvoice } from './invoice-needed.ts'
import { uncheckedCards } from './store-orders.queries.ts'
import { senderActionsOf } from './store-orders.rules.ts'
import { afterMove, CANCELLED, checkFirst, KEPT } from './store-orders.words.ts'
import { tellBuyer, toBuyer } from '../../orders/order-notices/index.ts'
import { bareCode, carrierName, refuseWrongCode } from '../../stores/shipping/index.ts'

interface Doing {
  id: number
  action: StoreAction
  work: (tx: Tx, sale: SentParcel, by: By) => Promise<unknown>
  message: Saying
}
export interface Done {
  error: boolean
  message: Saying
}

/** Refuses what the sender may not do now; of two calls at once, one succeeds. */
export async function act(app: App, { by, find }: SaleHandler, { id, action, work, message }: Doing): Promise<Done> {
  await app.transaction(async (tx) => {
    const sale = await find(tx, id)
    if (!senderActionsOf(sale).includes(action)) fail('store_move_refused')
    await refuseByInvoice(tx, sale, action)
    await refuseUnchecked(tx, sale, action)
    if (!(await work(tx, sale, by))) fail('parcel_moved')
  })
  return { error: false, message }
}

/** No parcel travels without its document, and what a document says stays in the parcel. */
async function refuseByInvoice(tx: Tx, sale: SentParcel, action: StoreAction) {
  if (action === 'lack' && sale.invoices.some(isBoundBy)) fail('invoice_binds')
  if ((action === 'pack' || action === 'post') && (await needsInvoice(tx, sale))) fail('invoice_needed')
}

/** A card that was sold by the photos of its passport is looked at before its parcel is closed, picked or not. */
async function refuseUnchecked(tx: Tx, { id, store }: SentParcel, action: StoreAction) {
  if (store === null || (action !== 'pack' && action !== 'post')) return
  const cards = await uncheckedCards(tx, id)
  if (cards.length > 0) fail('card_unchecked', { id: checkFirst(cards) })
}

/** Cancels by the sender's own decision, or grants the buyer's request. */
export const cancelSale = (
  app: App,
  handler: SaleHandler,
  { id, ...why }: { id: number; reason: CancelReason; comment?: string },
) =>
  act(app, handler, {
    id,
    action: 'cancel',
    message: CANCELLED,
    work: (tx, sale, by) => cancelParcel(tx, app, { id, from: sale.state, by, why }),
  })

export const keepSale = (app: App, handler: SaleHandler, { id, comment = '' }: { id: number; comment?: string }) =>
  act(app, handler, {
    id,
    action: 'keep',
    message: KEPT,
    work: async (tx, sale, by) => {
      const moved = await moveParcel(tx, app, id, { from: sale.state, move: 'keep', by })
      if (moved) await tellKept(tx, app, id, comment || null)
      return moved
    },
  })

async function tellKept(tx: Tx, app: App, id: number, comment: string | null) {
  const now = app.clock.now()
  await answerCancellation(tx, id, { answer: 'kept', reply: comment }, now)
  await tellBuyer(tx, app, id, { key: `kept ${now.getTime()}`, say: (store) => toBuyer.kept(store, comment) })
}

interface Move {
  id: number
  move: StoreMove
  tracking_code?: string
  note?: string
  photos: string[]
}

export const moveSale = (
  app: App,
  handler: SaleHandler,
  { id, move, tracking_code: typed = '', note = '', photos }: Move,
) =>
  act(app, handler, {
    id,
    action: move,
    message: afterMove[move],
    work: (tx, sale, by) => {
      if (move === 'post') return postSale(tx, app, { sale, by, code: codeOf(typed, sale) })
      if (move === 'authorise') return authorise(tx, app, sale, by)
      if (move === 'take_back') return takeBack(tx, app, { id, from: sale.state, by })
      if (move === 'pack') return packSale(tx, app, sale, by)
      if (move === 'claim_arrival') return claimArrival(tx, app, id, note)
      if (move === 'contest') return contestReturn(tx, app, id, { note, photos, by })
      return moveParcel(tx, app, id, { from: sale.state, move, by })
    },
  })

async function packSale(tx: Tx, app: App, { id, state, shipping }: SentParcel, by: By) {
  const moved = await moveParcel(tx, app, id, { from: state, move: 'pack', by })
  if (moved && shipping.code === 'retirada') await tellBuyer(tx, app, id, { key: 'ready', say: toBuyer.ready })
  return moved
}

function codeOf(typed: string, { tracking_code: known }: SentParcel) {
  const code = bareCode(typed) || known
  if (code !== null && code !== known) refuseWrongCode(code)
  return code
}

async function postSale(tx: Tx, app: App, { sale, by, code }: { sale: SentParcel; by: By; code: string | null }) {
  const isPickup = sale.shipping.code === 'retirada'
  if (sale.shipping.tracked && !isPickup && code === null) failAt('tracking_code', 'tracking_code_missing')
  const now = app.clock.now()
  const arrival = await arrivalAfterPosting(tx, now, sale)
  const carrier = carrierName(code, sale.shipping)
  const set = { posted_at: now, carrier, tracking_code: code, ...arrival }
  const moved = await moveParcel(tx, app, sale.id, { from: sale.state, move: 'post', by, set })
  if (!moved) return null
  // posting refuses the buyer's request to cancel
  if (sale.state === 'cancellation_requested') await answerCancellation(tx, sale.id, { answer: 'kept' }, now)
  await tellBuyer(tx, app, sale.id, {
    key: 'posted',
    say: (store) =>
      isPickup ? toBuyer.handed_over(store) : toBuyer.posted(store, { carrier, code, last: arrival.arrives_last }),
  })
  return moved
}

async function authorise(tx: Tx, app: App, { id, state }: SentParcel, by: By) {
  const now = app.clock.now()
  const moved = await moveParcel(tx, app, id, {
    from: state,
    move: 'authorise',
    by,
    set: { return_authorised_at: now },
  })
  if (!moved) return null
  const until = daysAfter(now, (await lifeRules(tx)).send_back_days)
  await tellBuyer(tx, app, id, {
    key: `authorised ${now.getTime()}`,
    say: (store, place) => toBuyer.return_authorised(store, { place, until }),
  })
  return moved
}

/** Returns the expected days of arrival from `now`: the promised days less those that were for the posting. */
async function arrivalAfterPosting(tx: Tx, now: Date, { id, shipping }: Pick<Moved, 'id' | 'shipping'>) {
  const [posting] = await postingOf(tx, [id])
  const spent = posting?.posts_in_days ?? (await lifeRules(tx)).bra_center_posting_days
  const blocked = await blockedDaysFrom(tx, now)
  const left = (days: number) => businessDaysAfter(now, Math.max(1, days - spent), blocked)
  return { arrives_first: left(shipping.days_min), arrives_last: left(shipping.days_max) }
}
