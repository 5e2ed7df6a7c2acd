import { date, money } from '@bra/contract/trade/format'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Translate } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { arrivalOf, isLate } from './arrival.ts'
import { type Ender, endOf } from './parcel-end.ts'

export interface News {
  title: string
  hint?: string
  /** True if the store has let its time pass. */
  isLate?: boolean
}

interface Speech {
  t: Translate
  language: string
}

const endTexts: Record<Ender, TextKey> = {
  buyer: 'orders.cancelledByBuyer',
  store: 'orders.cancelledByStore',
  operator: 'orders.cancelledByOperator',
  bank: 'orders.cancelledByBank',
  clock: 'orders.newsExpired',
}

/** Returns the amount, as text, that the buyer gets, or got, if these parcels are refunded whole. */
export const wholeOf = (...parcels: StoreOrder[]) => money(parcels.reduce((sum, parcel) => sum + restOf(parcel), 0))

function restOf({ state, goods_cents: goods, freight_cents: freight, refund }: StoreOrder) {
  const given = refund?.cents ?? 0
  // What the store has already given back is not paid twice.
  return isOver(state) ? given || goods + freight : goods + freight - given
}
const isOver = (state: StoreOrder['state']) => ['cancelled', 'lost', 'returned', 'refunded'].includes(state)

/** Says in a sentence how a parcel stands and what comes next; null for a state without a text. */
export function newsOf(parcel: StoreOrder, speech: Speech): News | null {
  const { t } = speech
  const price = wholeOf(parcel)
  switch (parcel.state) {
    case 'awaiting_payment':
      return { title: t('orders.newsAwaiting'), hint: t('orders.newsAwaitingHint') }
    case 'paid':
    case 'picking':
    case 'invoiced':
    case 'ready_to_ship':
    case 'shipped':
      return onItsWay(parcel, speech)
    case 'delivered':
    case 'completed':
      return arrived(parcel, speech)
    case 'cancellation_requested':
      return asked(parcel, speech)
    case 'expired':
    case 'cancelled':
      return ended(parcel, t)
    case 'lost':
      return { title: t('orders.newsLost'), hint: t('orders.newsLostHint', { price }) }
    case 'return_requested':
      return { title: t('orders.newsReturnAsked'), hint: t('orders.newsReturnAskedHint') }
    case 'return_authorised':
      return { title: t('orders.newsReturn'), hint: t('orders.newsReturnHint', { day: date(parcel.send_back_until) }) }
    case 'returning':
      if (parcel.return_contested) return { title: t('places.contested'), hint: t('places.contestedHint') }
      return { title: t('orders.newsReturning'), hint: t('orders.newsReturningHint', { price }) }
    case 'returned':
      return { title: t('orders.newsReturned') }
    case 'refunded':
      return { title: t('orders.newsRefunded') }
    default:
      return null
  }
}

function onItsWay(parcel: StoreOrder, { t, language }: Speech): News {
  // only a parcel that is late may be cancelled without asking its store
  if (parcel.actions.includes('cancel')) return tooLate(parcel, t)
  if (parcel.shipping.code === 'retirada') return pickedUp(parcel, t)
  const isSent = parcel.state === 'shipped'
  const title = arrivalOf(parcel, t, language) ?? t(isSent ? 'orders.newsShipped' : 'orders.newsPaid')
  if (isSent) return { title, hint: t(isLate(parcel.arrives) ? 'orders.lateHint' : 'orders.newsShippedHint') }
  return { title, hint: parcel.post_by ? t('orders.postBy', { day: date(parcel.post_by) }) : undefined }
}

function tooLate(parcel: StoreOrder, t: Translate): News {
  const words = { price: wholeOf(parcel), day: date(parcel.post_by) }
  return {
    isLate: true,
    title: t('places.newsLate'),
    hint: t(words.day ? 'places.newsLateHint' : 'places.newsLateSoon', words),
  }
}

function pickedUp({ state, post_by: postBy, arrives }: StoreOrder, t: Translate): News {
  if (state === 'shipped') return { title: t('places.handedOver'), hint: t('orders.newsShippedHint') }
  if (state === 'ready_to_ship') return { title: t('places.ready') }
  const until = arrives?.last ?? postBy
  return { title: t('orders.newsPaid'), hint: until ? t('places.readyBy', { day: date(until) }) : undefined }
}

function arrived(
  { state, delivered_at, completes_at, contested_cents, regret_until, events }: StoreOrder,
  { t }: Speech,
): News {
  const day = date(completes_at ?? events.findLast((event) => event.state === 'completed')?.at)
  const title = t('orders.newsDelivered', { day: date(delivered_at) })
  if (state === 'completed')
    return {
      title: delivered_at ? title : t('orders.newsCompleted'),
      hint:
        contested_cents > 0
          ? t('places.newsHeldHint', { price: money(contested_cents) })
          : day && t('orders.newsCompletedHint', { day }),
    }
  const until = date(regret_until)
  return { title, hint: until && day && t('orders.newsDeliveredHint', { until, day }) }
}

function ended(parcel: StoreOrder, t: Translate): News {
  const { by, answeredBy, wasPaid } = endOf(parcel)!
  const title = t(endTexts[by])
  if (!wasPaid) return { title, hint: t('orders.newsUnpaidHint') }
  if (answeredBy === 'store') return { title, hint: t('orders.cancelGranted') }
  return { title, hint: answeredBy === 'system' ? t('orders.cancelUnanswered') : undefined }
}

function asked(parcel: StoreOrder, { t }: Speech): News {
  const { cancellation } = parcel
  const title = t(cancellation?.by === 'buyer' ? 'orders.newsAskedBuyer' : 'orders.newsAskedOther')
  if (!cancellation?.answer_until) return { title, hint: t('orders.newsAskedOpen') }
  return { title, hint: t('orders.newsAskedHint', { day: date(cancellation.answer_until), price: wholeOf(parcel) }) }
}
