import type { ErrorCode } from '@bra/contract/refusals'
import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import { CallError } from '../../../lib/call.ts'
import { moment } from '@bra/contract/trade/moments'
import { refusalOf } from '../../../lib/refusal.ts'
import type { Translate } from '../../../lib/text.tsx'
import { CardRejected, ProviderUnreachable } from '../../money/payments/card-token.ts'
import { checkoutTexts } from './texts.ts'
import type { Trouble } from './TroubleNotice.tsx'

const changed = new Set<ErrorCode>([
  'cart_changed',
  'total_changed',
  'not_enough_stock',
  'shipping_unavailable',
  'credit_changed',
])
const ways: Partial<Record<ErrorCode, Trouble['way']>> = {
  payer_refused: 'profile',
  cart_empty: 'orders',
  already_paid: 'orders',
  payment_in_progress: 'orders',
  order_closed: 'orders',
  order_expired: 'orders',
  order_goods_gone: 'orders',
  order_credit_gone: 'orders',
  card_refused: 'pix',
}

export function troubleOf(t: Translate, error: unknown): Trouble {
  if (error instanceof CardRejected)
    return { title: t(checkoutTexts.cardRejected), text: t(checkoutTexts.cardRejectedHint) }
  if (error instanceof ProviderUnreachable)
    return { title: t(checkoutTexts.unreachable), text: t(checkoutTexts.unreachableHint), way: 'pix' }
  if (!(error instanceof CallError) || !error.message)
    return { title: t(checkoutTexts.unanswered), text: t(checkoutTexts.unansweredHint), way: 'orders' }
  const text = refusalOf(error, t)
  const details = [...new Set(Object.values(error.fields))].join(' ')
  if (changed.has(error.code)) return { title: t(checkoutTexts.changedMeanwhile), text: details || text }
  return { title: t(checkoutTexts.notPaid), text: details || text, way: ways[error.code] }
}

interface Refused {
  id: number
  payment: OrderPayment
  language: string
}

export const refusedTrouble = (t: Translate, { id, payment, language }: Refused): Trouble => ({
  title: t(checkoutTexts.refused),
  text: [
    payment.refusal,
    // If the bank gave a reason, that text already says what to do.
    payment.pay_until &&
      t(payment.refusal ? checkoutTexts.kept : checkoutTexts.waits, {
        number: String(id),
        until: moment(payment.pay_until, language),
      }),
  ]
    .filter(Boolean)
    .join(' '),
})
