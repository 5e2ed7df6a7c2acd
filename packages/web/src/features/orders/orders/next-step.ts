import type { SiteText } from '@bra/contract/kit/both'
import type { BuyerAction, OrderSummary } from '@bra/contract/orders/orders.schemas'
import { paths } from '../../../lib/paths.ts'
import type { Translate } from '../../../lib/text.tsx'
import { ordersTexts } from './texts.ts'

/** The steps that move a parcel on, most urgent first; other actions are secondary. */
export const steps = ['send_back', 'confirm_delivery', 'review'] as const satisfies BuyerAction[]
export type Step = (typeof steps)[number]

const texts: Record<Step, { text: SiteText; label: SiteText }> = {
  send_back: { text: ordersTexts.sendBack, label: ordersTexts.sendBackOf },
  confirm_delivery: { text: ordersTexts.confirm, label: ordersTexts.confirmOf },
  review: { text: ordersTexts.review, label: ordersTexts.reviewOf },
}

/** The list has fewer fields of a parcel than its page; these are enough for the next step. */
function stepOf({ state, store, reviewed }: OrderSummary['parcels'][number]): Step | null {
  if (state === 'return_authorised') return 'send_back'
  if (state === 'shipped') return 'confirm_delivery'
  const isThere = state === 'delivered' || state === 'completed'
  return isThere && store && !reviewed ? 'review' : null
}

/** Returns the one thing to do next with an order and the link to it; null if the buyer has nothing to do. */
export function nextOf({ order_id, pay_until, renew_until, parcels }: OrderSummary, t: Translate) {
  const id = String(order_id)
  if (pay_until ?? renew_until)
    return {
      text: t(ordersTexts.payNow),
      label: t(ordersTexts.payNowOf, { id }),
      to: paths.order(order_id),
      step: null,
    }
  for (const step of steps) {
    const parcel = parcels.find((each) => stepOf(each) === step)
    if (!parcel) continue
    const store = parcel.store?.name ?? t(ordersTexts.center)
    return {
      text: t(texts[step].text),
      label: t(texts[step].label, { store, id }),
      to: paths.order(order_id, parcel.id),
      step,
    }
  }
  return null
}
