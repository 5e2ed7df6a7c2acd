import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { ErrorCode } from '@bra/contract/refusals'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import {
  answerCancellation,
  daysAfter,
  insertCancellation,
  moveParcel,
  type ParcelRow,
  withdrawLast,
} from '../orders/index.ts'
import { type HeldParcel, asked, change, moved } from './parcels.change.ts'
import { cancelParcel, type Why } from './parcels.ends.ts'
import { authoriseReturn } from './returns.ts'
import { tellAllSellers, tellSender, toStore } from '../order-notices/index.ts'
import { writeReview } from '../../stores/reviews/index.ts'
import { stateSentTo } from '../orders/index.ts'

const cancels = ['cancel', 'ask_cancel', 'regret'] as const

interface Cancelling extends Why {
  store_order_id: number
  action?: (typeof cancels)[number]
}

export const cancel = (app: App, user: User, { store_order_id: id, action, ...why }: Cancelling) =>
  change(app, user, id, async (tx, of) => {
    const offered = cancels.find((each) => of.actions.includes(each)) ?? fail(noCancelBecause(of.parcel))
    // a page left open must not start a return if it offered to ask the store
    if (action && action !== offered) fail('parcel_moved')
    if (offered === 'ask_cancel') return askStore(tx, app, of, why)
    if (offered === 'regret') return regret(tx, app, of, why)
    moved(await cancelParcel(tx, app, { id, from: of.parcel.state, by: of.by, why }))
    return 'O pacote foi cancelado. O valor pago será devolvido.'
  })

async function askStore(tx: Tx, app: App, { parcel: { id, state }, rules, by, now }: HeldParcel, why: Why) {
  moved(await moveParcel(tx, app, id, { from: state, move: 'ask_cancel', by }))
  const until = daysAfter(now, rules.mutual_cancel_days)
  const comment = why.comment || null
  const said = { party: by.party, reason: why.reason, comment, asked_at: now, answer_until: until }
  await insertCancellation(tx, { store_order_id: id, ...said, answered_at: null, answer: null })
  await tellSender(tx, app, id, {
    key: `ask ${now.getTime()}`,
    say: (order) => toStore.cancel_asked(order, { until, comment }),
  })
  return 'Pedimos o cancelamento à loja. Sem resposta dela, ele é aceito.'
}

/** The right of regret is law (CDC, art. 49), so the store is not asked. */
async function regret(tx: Tx, app: App, { parcel: { id }, by, now }: HeldParcel, why: Why) {
  moved(await authoriseReturn(tx, app, id, { by, why }))
  await tellAllSellers(tx, app, id, { key: `regret ${now.getTime()}`, say: toStore.regret })
  return 'Poste o pacote de volta e informe o código de rastreio. Você recebe tudo que pagou, com o frete.'
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
      ? 'O pedido de cancelamento foi retirado. A loja segue com o pacote.'
      : 'A devolução foi retirada. O pacote fica com você.'
  })

export const confirmDelivery = (app: App, user: User, { store_order_id: id }: { store_order_id: number }) =>
  change(app, user, id, async (tx, { actions, by, now }) => {
    if (!actions.includes('confirm_delivery')) fail('delivery_not_expected')
    moved(await moveParcel(tx, app, id, { from: 'shipped', move: 'deliver', by, set: { delivered_at: now } }))
    return 'Entrega confirmada. Que bom que chegou!'
  })

/** Takes the one review of a sale, which counts in the rating of the store at once. */
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
  return { error: false, message: 'Obrigado! Sua avaliação está na página da loja.', result: { order_id: orderId } }
}

const noReviewBecause = ({ review: written, store }: ParcelRow): ErrorCode =>
  written ? 'review_exists' : store === null ? 'review_of_center' : 'review_too_early'
