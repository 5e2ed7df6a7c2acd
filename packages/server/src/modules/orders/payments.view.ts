import type { OrderPayment } from '@bra/contract/order-payments.schemas'
import { instant, instantOrNull } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { shownPayment } from './payments.queries.ts'
import { refusalText } from './refusals.ts'

/** The attempt that counts, as its buyer sees it. */
export async function paymentShown(db: Db, orderId: number): Promise<OrderPayment> {
  const { method, state, installments, ...pay } = await shownPayment(db, orderId)
  const isWaiting = state === 'pending' && pay.pix_code !== null
  return {
    method,
    state,
    installments,
    pix: isWaiting ? { code: pay.pix_code!, expires_at: instant(pay.expires_at) } : null,
    card: pay.card_last_four === null ? null : { brand: pay.card_brand ?? '', last_four: pay.card_last_four },
    refusal: pay.refusal === null ? null : refusalText(pay.refusal),
    pay_until: instantOrNull(pay.pay_until),
  }
}
