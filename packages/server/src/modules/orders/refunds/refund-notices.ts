import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tellBuyer, tellPayer, toBuyer } from '../order-notices/index.ts'
import type { PaymentRow } from '../orders/index.ts'

type Clock = Pick<App, 'clock'>

interface GivenOutside {
  storeOrderId: number
  cents: number
  refundId: number
  reason: string
}

export const tellRefundedOutside = (tx: Tx, app: Clock, { storeOrderId, cents, refundId, reason }: GivenOutside) =>
  tellBuyer(tx, app, storeOrderId, {
    key: `refund ${refundId}`,
    say: (store) => toBuyer.refunded_outside(store, cents, reason),
  })

export const tellRefundedToCredit = (
  tx: Tx,
  app: Clock,
  refund: { storeOrderId: number; cents: number; key: string },
) =>
  tellBuyer(tx, app, refund.storeOrderId, {
    key: `to credit ${refund.key}`,
    say: (store) => toBuyer.refunded_to_credit(store, refund.cents),
  })

export const tellRefunded = (tx: Tx, app: Clock, refund: { storeOrderId: number; cents: number; refundId: number }) =>
  tellBuyer(tx, app, refund.storeOrderId, {
    key: `refund ${refund.refundId}`,
    say: (store) => toBuyer.refunded(store, refund.cents),
  })

type Payment = Pick<PaymentRow, 'id' | 'order_id' | 'user_id'>

export const tellPaidOutside = (tx: Tx, app: Clock, payment: Payment, about: { cents: number; reason: string }) =>
  tellPayer(tx, app, payment, {
    key: 'given back outside',
    said: toBuyer.paid_back_outside(payment.order_id, about.cents, about.reason),
  })
