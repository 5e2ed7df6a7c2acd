import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { tell } from '../notices/index.ts'
import { type PaymentRow, refusalText } from '../orders/index.ts'
import { firstName } from './telling.queries.ts'
import { orderLink } from './telling.ts'
import { toBuyer } from './telling.to-buyer.ts'
import { inNotice, type Said } from './telling.words.ts'

type Clock = Pick<App, 'clock'>
type Payer = Pick<PaymentRow, 'id' | 'order_id' | 'user_id'>
type Paid = Payer & Pick<PaymentRow, 'total_cents'>

/** Why money does not stay: not that of the order, too much of it, for nothing any more, or gone back already. */
export type NotKept = 'wrong_amount' | 'paid_twice' | 'paid_late' | 'given_back'

interface Back {
  why: NotKept
  cents: number
}

/** All of it goes back. */
export const tellNotKept = (tx: Tx, app: Clock, payment: Paid, { why, cents }: Back) =>
  tellPayer(tx, app, payment, {
    key: 'not kept',
    said: toBuyer[why](payment.order_id, { cents, total: payment.total_cents }),
  })

/** Its order still waits for another attempt. */
export const tellRefused = (tx: Tx, app: Clock, payment: Paid, refusal: string | null) =>
  tellPayer(tx, app, payment, {
    key: 'refused',
    said: toBuyer.not_approved(payment.order_id, refusalText(refusal ?? '')),
  })

/** What was not kept went back past the provider. */
export const tellPaidOutside = (tx: Tx, app: Clock, payment: Payer, about: { cents: number; reason: string }) =>
  tellPayer(tx, app, payment, {
    key: 'given back outside',
    said: toBuyer.refunded_outside(`do pedido ${payment.order_id}`, about.cents, about.reason),
  })

async function tellPayer(tx: Tx, app: Clock, payment: Payer, { key, said }: { key: string; said: Said }) {
  const { id, order_id: orderId, user_id: userId } = payment
  const { title, body, facts } = said
  const link = orderLink(orderId)
  const details = { name: await firstName(tx, userId), title, text: body, facts, link, action: 'Ver o pedido' }
  await tell(tx, app, {
    ...{ userId, kind: 'orders', title, body: inNotice(said), link },
    mail: { key: `payment ${id}: ${key}`, template: 'parcel_news', details },
  })
}
