import type { SiteText } from '@bra/contract/kit/both'
import { date, money } from '@bra/contract/trade/format'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { arrivalOf, isLate } from './arrival.ts'
import { type Ender, endOf } from './parcel-end.ts'
import { parcelNewsTexts } from './parcel-news-texts.ts'

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

const endTexts: Record<Ender, SiteText> = {
  buyer: parcelNewsTexts.cancelledByBuyer,
  store: parcelNewsTexts.cancelledByStore,
  operator: parcelNewsTexts.cancelledByOperator,
  bank: parcelNewsTexts.cancelledByBank,
  clock: parcelNewsTexts.newsExpired,
}

/** Returns the amount, as text, that the buyer gets, or got, if these parcels are refunded whole. */
export const wholeOf = (...parcels: StoreOrder[]) => money(parcels.reduce((sum, parcel) => sum + restOf(parcel), 0))

function restOf({ state, goods_cents: goods, freight_cents: freight, refund }: StoreOrder) {
  const given = refund?.cents ?? 0
  // What the store has already given back is not paid twice.
  return isOver(state) ? given || goods + freight : goods + freight - given
}
const isOver = (state: StoreOrder['state']) => ['cancelled', 'lost', 'returned', 'refunded'].includes(state)

export function newsOf(parcel: StoreOrder, speech: Speech): News | null {
  const { t } = speech
  const price = wholeOf(parcel)
  switch (parcel.state) {
    case 'awaiting_payment':
      return { title: t(parcelNewsTexts.newsAwaiting), hint: t(parcelNewsTexts.newsAwaitingHint) }
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
      return { title: t(parcelNewsTexts.newsLost), hint: t(parcelNewsTexts.newsLostHint, { price }) }
    case 'return_requested':
      return { title: t(parcelNewsTexts.newsReturnAsked), hint: t(parcelNewsTexts.newsReturnAskedHint) }
    case 'return_authorised':
      return {
        title: t(parcelNewsTexts.newsReturn),
        hint: t(parcelNewsTexts.newsReturnHint, { day: date(parcel.send_back_until) }),
      }
    case 'returning':
      if (parcel.return_contested)
        return { title: t(parcelNewsTexts.contested), hint: t(parcelNewsTexts.contestedHint) }
      return { title: t(parcelNewsTexts.newsReturning), hint: t(parcelNewsTexts.newsReturningHint, { price }) }
    case 'returned':
      return { title: t(parcelNewsTexts.newsReturned) }
    case 'refunded':
      return { title: t(parcelNewsTexts.newsRefunded) }
    default:
      return null
  }
}

function onItsWay(parcel: StoreOrder, { t, language }: Speech): News {
  // A buyer may cancel without asking the store only if the parcel is late.
  if (parcel.actions.includes('cancel')) return tooLate(parcel, t)
  if (parcel.shipping.code === 'retirada') return pickedUp(parcel, t)
  const isSent = parcel.state === 'shipped'
  const title = arrivalOf(parcel, t, language) ?? t(isSent ? parcelNewsTexts.newsShipped : parcelNewsTexts.newsPaid)
  if (isSent)
    return { title, hint: t(isLate(parcel.arrives) ? parcelNewsTexts.lateHint : parcelNewsTexts.newsShippedHint) }
  return { title, hint: parcel.post_by ? t(parcelNewsTexts.postBy, { day: date(parcel.post_by) }) : undefined }
}

function tooLate(parcel: StoreOrder, t: Translate): News {
  const words = { price: wholeOf(parcel), day: date(parcel.post_by) }
  return {
    isLate: true,
    title: t(parcelNewsTexts.newsLate),
    hint: t(words.day ? parcelNewsTexts.newsLateHint : parcelNewsTexts.newsLateSoon, words),
  }
}

function pickedUp({ state, post_by: postBy, arrives }: StoreOrder, t: Translate): News {
  if (state === 'shipped') return { title: t(parcelNewsTexts.handedOver), hint: t(parcelNewsTexts.newsShippedHint) }
  if (state === 'ready_to_ship') return { title: t(parcelNewsTexts.ready) }
  const until = arrives?.last ?? postBy
  return {
    title: t(parcelNewsTexts.newsPaid),
    hint: until ? t(parcelNewsTexts.readyBy, { day: date(until) }) : undefined,
  }
}

function arrived(
  { state, delivered_at, completes_at, contested_cents, regret_until, events }: StoreOrder,
  { t }: Speech,
): News {
  const day = date(completes_at ?? events.findLast((event) => event.state === 'completed')?.at)
  const title = t(parcelNewsTexts.newsDelivered, { day: date(delivered_at) })
  if (state === 'completed')
    return {
      title: delivered_at ? title : t(parcelNewsTexts.newsCompleted),
      hint:
        contested_cents > 0
          ? t(parcelNewsTexts.newsHeldHint, { price: money(contested_cents) })
          : day && t(parcelNewsTexts.newsCompletedHint, { day }),
    }
  const until = date(regret_until)
  return { title, hint: until && day && t(parcelNewsTexts.newsDeliveredHint, { until, day }) }
}

function ended(parcel: StoreOrder, t: Translate): News {
  const { by, answeredBy, wasPaid } = endOf(parcel)!
  const title = t(endTexts[by])
  if (!wasPaid) return { title, hint: t(parcelNewsTexts.newsUnpaidHint) }
  if (answeredBy === 'store') return { title, hint: t(parcelNewsTexts.cancelGranted) }
  return { title, hint: answeredBy === 'system' ? t(parcelNewsTexts.cancelUnanswered) : undefined }
}

function asked(parcel: StoreOrder, { t }: Speech): News {
  const { cancellation } = parcel
  const title = t(cancellation?.by === 'buyer' ? parcelNewsTexts.newsAskedBuyer : parcelNewsTexts.newsAskedOther)
  if (!cancellation?.answer_until) return { title, hint: t(parcelNewsTexts.newsAskedOpen) }
  return {
    title,
    hint: t(parcelNewsTexts.newsAskedHint, { day: date(cancellation.answer_until), price: wholeOf(parcel) }),
  }
}
