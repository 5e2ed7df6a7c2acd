import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { orderLink, seeOrder, sidesOf, tellPayer, toBuyer } from '../order-notices/index.ts'
import { refusalSaying } from '../../money/payments/index.ts'
import type { PaymentRow } from '../orders/index.ts'

type Clock = Pick<App, 'clock'>
type Paid = Pick<PaymentRow, 'id' | 'order_id' | 'user_id' | 'due_cents'>

/** Why a payment is not kept: wrong amount, order already paid, order already ended, or given back by the provider. */
export type NotKept = 'wrong_amount' | 'paid_twice' | 'paid_late' | 'given_back'

interface Back {
  why: NotKept
  cents: number
}

export const tellNotKept = (tx: Tx, app: Clock, payment: Paid, { why, cents }: Back) =>
  tellPayer(tx, app, payment, {
    key: 'not kept',
    said: toBuyer[why](payment.order_id, { cents, total: payment.due_cents }),
  })

export const tellRefused = (tx: Tx, app: Clock, payment: Paid, refusal: string | null) =>
  tellPayer(tx, app, payment, {
    key: 'refused',
    said: toBuyer.not_approved(payment.order_id, refusalSaying(refusal ?? '')),
  })

export async function tellExpired(tx: Tx, app: Clock, id: number, orderId: number) {
  const sides = await sidesOf(tx, id)
  const { title, body } = toBuyer.expired(orderId)
  const link = orderLink(orderId)
  const details = { name: sides.buyer, title, text: body, facts: [], link, action: seeOrder }
  await tell(tx, app, {
    ...{ userId: sides.buyer_id, kind: 'orders', title, body, link },
    mail: { key: `order_expired:${orderId}`, template: 'parcel_news', details },
  })
}
