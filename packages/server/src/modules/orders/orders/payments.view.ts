import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { instantOrNull } from '../../../platform/clock.ts'
import { shownPayment } from './payments.queries.ts'
import { pixOf, refusalSaying } from '../../money/payments/index.ts'

export async function paymentShown(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  orderId: number,
): Promise<z.input<typeof OrderPayment>> {
  const { method, state, installments, ...pay } = await shownPayment(db, orderId)
  const isWaiting = state === 'pending' && pay.pix_code !== null
  return {
    method,
    state,
    installments,
    pix: isWaiting ? pixOf(pay.pix_code!, pay.expires_at, clock.now()) : null,
    card: pay.card_last_four === null ? null : { brand: pay.card_brand ?? '', last_four: pay.card_last_four },
    refusal: pay.refusal === null ? null : refusalSaying(pay.refusal),
    pay_until: instantOrNull(pay.pay_until),
  }
}
