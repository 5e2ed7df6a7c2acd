import { say } from '@bra/contract/kit/saying'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { ErrorCode } from '@bra/contract/refusals'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import {
  actionsOf,
  answerCancellation,
  daysAfter,
  moveParcel,
  type ParcelRow,
  parcelsOfOrder,
} from '../orders/index.ts'
import { tellAllSellers } from './parcel-notices.ts'
import { type HeldParcel, asked, change, moved } from './parcels.change.ts'
import { cancelParcel, type Why } from './parcels.ends.ts'
import { insertCancellation, withdrawLast } from './parcels.queries.ts'
import { type Cancels, cancels, wordsTo } from './parcels.words.ts'
import { authoriseReturn } from './returns.ts'
import { tellSender, toStore } from '../order-notices/index.ts'
import { writeReview } from '../../stores/reviews/index.ts'
import { stateSentTo } from './returns.queries.ts'

interface Cancelling extends Why {
  store_order_id: number
  action?: Cancels
  /** Other parcels that the sender sends of the order, which go the same way; all or none do. */
  others?: number[]
}

export const cancel = (app: App, user: User, { store_order_id: id, action, others = [], ...why }: Cancelling) =>
  change(app, user, id, async (tx, of) => {
    const offered = cancels.find((each) => of.actions.includes(each)) ?? fail(noCancelBecause(of.parcel))
    // a page left open must not start a return if it offered to ask the store
    if (action && action !== offered) fail('parcel_moved')
    const all = [of, ...(await othersWith(tx, of, { ids: others, action: offered }))]
    for (const each of all) await goBack[offered](tx, app, each, why)
    if (offered === 'ask_cancel') await tellAsked(tx, app, all, why)
    return wordsTo[offered](all.length)
  })

async function othersWith(tx: Tx, of: HeldParcel, { ids, action }: { ids: number[]; action: Cancels }) {
  if (ids.length === 0) return []
  const { order_id: orderId, store, id: own } = of.parcel
  const parcels = (await parcelsOfOrder(tx, of.by.userId!, orderId)).filter(
    (each) => each.store?.id === store?.id && each.id !== own && ids.includes(each.id),
  )
  if (parcels.length < ids.length) fail('parcel_not_found')
  return parcels.map((parcel): HeldParcel => {
    const actions = actionsOf(parcel, of.rules, of.now)
    return actions.includes(action) ? { ...of, parcel, actions } : fail('parcel_moved')
  })
}

const goBack: Record<Cancels, (tx: Tx, app: App, of: HeldParcel, why: Why) => Promise<void>> = {
  ask_cancel: askStore,
  regret,
  cancel: async (tx, app, { parcel: { id, state: from }, by }, why) =>
    void moved(await cancelParcel(tx, app, { id, from, by, why })),
}

async function askStore(tx: Tx, app: App, { parcel: { id, state }, rules, by, now }: HeldParcel, why: Why) {
  moved(await moveParcel(tx, app, id, { from: state, move: 'ask_cancel', by }))
  const until = daysAfter(now, rules.mutual_cancel_days)
  const comment = why.comment || null
  const said = { party: by.party, reason: why.reason, comment, asked_at: now, answer_until: until }
  await insertCancellation(tx, { store_order_id: id, ...said, answered_at: null, answer: null })
}

async function tellAsked(tx: Tx, app: App, all: HeldParcel[], { comment }: Why) {
  const [{ parcel, rules, now }] = all as [HeldParcel]
  const about = { until: daysAfter(now, rules.mutual_cancel_days), comment: comment || null }
  const isOfOrder = all.length === parcel.parts
  for (const { parcel: told } of isOfOrder ? all.slice(0, 1) : all)
    await tellSender(tx, app, told.id, {
      key: `ask ${now.getTime()}`,
      say: (order) => toStore.cancel_asked(order, about),
      isOfOrder,
    })
}

/** The right of regret is law (CDC, art. 49), so the store is not asked. */
async function regret(tx: Tx, app: App, { parcel: { id }, by, now }: HeldParcel, why: Why) {
  moved(await authoriseReturn(tx, app, id, { by, why }))
  await tellAllSellers(tx, app, id, { key: `regret ${now.getTime()}`, say: toStore.regret })
}

const cancelRefusals: Partial<Record<StoreOrderState, ErrorCode>> = {
  awaiting_payment: 'parcel_unpaid',
  cancellation_requested: 'cancel_asked',
  shipped: 'cancel_posted',
  delivered: 'regret_over',
  completed: 'regret_over',
  return_requested: 'return_going_on',
  return_authorised: 'return_going_on',
  returning: 'return_going_on',
  returned: 'return_going_on',
}
const noCancelBecause = ({ state, was_kept: wasKept }: ParcelRow): ErrorCode =>
  cancelRefusals[state] ?? (wasKept && !isOver(state) ? 'cancel_kept' : 'parcel_over')
const isOver = (state: StoreOrderState) => ['cancelled', 'expired', 'lost', 'refunded'].includes(state)

/** Withdraws a cancellation, so that the store goes on, or a return, so that the parcel stays with the buyer. */
export const withdrawCancel = (app: App, user: User, { store_order_id: id }: { store_order_id: number }) =>
  change(app, user, id, async (tx, { parcel: { state }, actions, by, now }) => {
    if (!actions.includes('withdraw_cancel')) fail('nothing_to_withdraw')
    moved(await moveParcel(tx, app, id, { from: state, move: 'keep', by }))
    if (state === 'cancellation_requested') await answerCancellation(tx, id, { answer: 'withdrawn' }, now)
    else await withdrawLast(tx, id)
    const key = `withdrawn ${now.getTime()}`
    if (state === 'cancellation_requested') await tellSender(tx, app, id, { key, say: toStore.cancel_withdrawn })
    else await tellAllSellers(tx, app, id, { key, say: toStore.return_withdrawn })
    return state === 'cancellation_requested'
      ? say(
          'O pedido de cancelamento foi retirado. A loja segue com o pacote.',
          'The request to cancel was withdrawn. The store goes on with the parcel.',
        )
      : say('A devolução foi retirada. O pacote fica com você.', 'The return was withdrawn. The parcel stays with you.')
  })

export const confirmDelivery = (app: App, user: User, { store_order_id: id }: { store_order_id: number }) =>
  change(app, user, id, async (tx, { actions, by, now }) => {
    if (!actions.includes('confirm_delivery')) fail('delivery_not_expected')
    moved(await moveParcel(tx, app, id, { from: 'shipped', move: 'deliver', by, set: { delivered_at: now } }))
    return say('Entrega confirmada. Que bom que chegou!', 'Delivery confirmed. Good that it arrived!')
  })

export async function review(app: App, user: User, body: { store_order_id: number; stars: number; comment?: string }) {
  const orderId = await app.transaction(async (tx) => {
    const { parcel, actions } = await asked(tx, app, user, body.store_order_id)
    const { id, sale_id: saleId, store, order_id } = parcel
    if (!actions.includes('review')) fail(noReviewBecause(parcel))
    const words = { stars: body.stars, comment: body.comment || null }
    const written = await writeReview(tx, app, {
      saleId,
      storeId: store!.id,
      userId: user.id,
      uf: await stateSentTo(tx, order_id),
      ...words,
    })
    if (!written) fail('review_exists')
    await tellSender(tx, app, id, { key: 'review', say: (order) => toStore.review(order, words), isOfOrder: true })
    return order_id
  })
  const message = say(
    'Obrigado! Sua avaliação está na página da loja.',
    'Thank you! Your review is on the page of the store.',
  )
  return { error: false, message, result: { order_id: orderId } }
}

const noReviewBecause = ({ review: written, store }: ParcelRow): ErrorCode =>
  written ? 'review_exists' : store === null ? 'review_of_center' : 'review_too_early'
