import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tell } from '../../people/notices/index.ts'
import { type PaymentRow, refusalSaying } from '../orders/index.ts'
import { firstName } from './order-notices.queries.ts'
import { orderLink } from './order-notices.ts'
import { toBuyer } from './words-to-buyer.ts'
import { inNotice, type Said, seeOrder } from './notice-words.ts'

type Clock = Pick<App, 'clock'>
type Payer = Pick<PaymentRow, 'id' | 'order_id' | 'user_id'>
type Paid = Payer & Pick<PaymentRow, 'due_cents'>

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

export const tellPaidOutside = (tx: Tx, app: Clock, payment: Payer, about: { cents: number; reason: string }) =>
  tellPayer(tx, app, payment, {
    key: 'given back outside',
    said: toBuyer.paid_back_outside(payment.order_id, about.cents, about.reason),
  })

async function tellPayer(tx: Tx, app: Clock, payment: Payer, { key, said }: { key: string; said: Said }) {
  const { id, order_id: orderId, user_id: userId } = payment
  const { title, body, facts } = said
  const link = orderLink(orderId)
  const details = { name: await firstName(tx, userId), title, text: body, facts, link, action: seeOrder }
  await tell(tx, app, {
    ...{ userId, kind: 'orders', title, body: inNotice(said), link },
    mail: { key: `payment ${id}: ${key}`, template: 'parcel_news', details },
  })
}
