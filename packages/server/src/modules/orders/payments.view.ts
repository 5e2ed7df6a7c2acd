import type { OrderPayment } from '@bra/contract/orders.schemas'
import type { Db } from '../../platform/db.ts'
import { paymentOfOrder } from './payments.queries.ts'

/** The last attempt to pay an order. */
export async function paymentShown(db: Db, orderId: number): Promise<OrderPayment> {
  const payment = (await paymentOfOrder(db, orderId))!
  const { state, pix_code: code, expires_at: expiresAt } = payment
  const isOpen = state === 'intended' || state === 'pending'
  return {
    method: 'pix',
    state,
    pix: state === 'pending' && code !== null ? { code, expires_at: expiresAt } : null,
    card: null,
    installments: 1,
    refusal: null,
    pay_until: isOpen ? expiresAt : null,
  }
}
