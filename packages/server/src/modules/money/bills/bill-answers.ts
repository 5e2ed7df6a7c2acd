import { paymentLife } from '@bra/contract/money/payment-life'
import type { App } from '../../../app.ts'
import {
  newsOfPayment,
  type OwnReason,
  type PaymentNews,
  reasonOf,
  paymentProvider,
  PaymentsUnavailable,
} from '../payments/index.ts'
import type { BillMeans } from './bill-means.ts'
import { refundBillPayment } from './bill-refunds.ts'
import { disputeBill, failBillPayment, takeBillMoney } from './bill-settlement.ts'
import { billPayment, keepAsked } from './bills.queries.ts'

/** After this long every call has timed out, so an attempt that the provider does not know was never asked for. */
const GRACE_MS = 120_000

/** Applies what the provider says of an attempt, in whichever order and however often it comes. */
export async function takeBillAnswer(app: App, told: PaymentNews): Promise<unknown> {
  switch (told.state) {
    case 'waiting':
    case 'processing':
      return keepPending(app, told)
    case 'paid':
    case 'refunded': {
      const id = await takeBillMoney(app, told)
      return id === null ? null : refundBillPayment(app, id)
    }
    case 'disputed':
    case 'dispute_lost':
    case 'dispute_won':
      await takeBillMoney(app, { ...told, state: 'paid' })
      return disputeBill(app, told)
    case 'refused':
      return failBillPayment(app, told, 'refuse')
    case 'expired':
    case 'cancelled':
      return failBillPayment(app, told, 'expire')
  }
}

/** Takes no lock: the update matches only an attempt that is still intended. */
const keepPending = (app: App, { code, paymentId, chargeId, pixCode, card }: PaymentNews) =>
  keepAsked(app.db, code, {
    state: paymentLife.after('intended', 'ask')!,
    ...{ payment_id: paymentId, charge_id: chargeId, pix_code: pixCode },
    ...card,
  })

/** Makes one charge however often it is called; a job looks up what was not answered. */
export async function chargeBill(app: App, id: number, { payerId, by }: Pick<BillMeans, 'payerId' | 'by'>) {
  const payment = await billPayment(app.db, id)
  if (payment?.state !== 'intended') return
  const { code, bill_id: billId, title, cents, expires_at: expiresAt } = payment
  const seconds = Math.ceil((expiresAt.getTime() - app.clock.now().getTime()) / 1000)
  try {
    const charged = await paymentProvider(app).charge(
      {
        ...{ code, payerId, freightCents: 0, shipTo: null },
        lines: [{ code: `B${billId}`, description: title, cents, quantity: 1 }],
        by: by.method === 'pix' ? { method: 'pix', expiresInSeconds: Math.max(1, seconds) } : by,
      },
      code,
    )
    await takeBillAnswer(app, newsOfPayment(charged))
  } catch (error) {
    app.log.warn({ err: error, billId }, 'bill not charged')
    const refusal = reasonOf(error, by.method)
    if (refusal) return failBillPayment(app, { code, refusal }, 'refuse')
    if (!(error instanceof PaymentsUnavailable)) throw error
  }
}

/** Asks the provider about an attempt that was not answered, or whose time is over. */
export async function lookBillPaymentUp(app: App, id: number) {
  const payment = await billPayment(app.db, id)
  if (!payment) return
  const known = await paymentProvider(app).paymentOf(payment.code)
  if (known) return takeBillAnswer(app, newsOfPayment(known))
  if (app.clock.now().getTime() - payment.created_at.getTime() < GRACE_MS) return
  const refusal: OwnReason | null = payment.method === 'card' ? 'no_answer' : null
  await failBillPayment(app, { code: payment.code, refusal }, payment.method === 'card' ? 'refuse' : 'expire')
}
