import { paymentLife } from '@bra/contract/money/payment-life'
import { conditionNames } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import {
  type NewCharge,
  paymentProvider,
  reasonOf,
  PaymentsUnavailable,
  postalAddress,
  type PaymentNews,
  newsOfPayment,
} from '../../money/payments/index.ts'
import type { AskedBy } from './payment-means.ts'
import { recordDispute } from '../chargebacks/index.ts'
import { failAttempt, settleOrder, takeMoney } from './settlement.ts'
import { keepAsked, markCalledOff, paymentWithLines } from './payment-attempts.queries.ts'
import { paymentById, type PaymentRow } from '../orders/index.ts'

/** After this long every call has timed out, so an attempt that the provider does not know was never asked for. */
const GRACE_MS = 120_000

/** Applies what the provider says of an attempt, in whichever order and however often it comes. */
export function takeAnswer(app: App, told: PaymentNews): Promise<unknown> {
  switch (told.state) {
    case 'waiting':
    case 'processing':
      return keepPending(app, told)
    case 'paid':
    case 'refunded':
      return settleOrder(app, told)
    case 'disputed':
    case 'dispute_lost':
    case 'dispute_won':
      // the money of a disputed charge is not refunded, as the bank decides about it
      return takeMoney(app, { ...told, state: 'paid' }).then(() => recordDispute(app, told))
    case 'refused':
      return failAttempt(app, told, 'refuse')
    case 'expired':
    case 'cancelled':
      return failAttempt(app, told, 'expire')
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
export async function askProvider(app: App, id: number, by: AskedBy) {
  const payment = await paymentWithLines(app.db, id)
  if (payment?.state !== 'intended') return
  try {
    await takeAnswer(app, newsOfPayment(await paymentProvider(app).charge(chargeOf(app, payment, by), payment.code)))
  } catch (error) {
    app.log.warn({ err: error, orderId: payment.order_id }, 'payment not asked for')
    const reason = reasonOf(error, by.method)
    if (reason) return failAttempt(app, { code: payment.code, refusal: reason }, 'refuse')
    if (!(error instanceof PaymentsUnavailable)) throw error
  }
}

/** Fields that an order has lost if its buyer deleted the account. */
const nowhere = { address: '', number: '', complement: '', district: '', postcode: '' }
type PaymentWithLines = NonNullable<Awaited<ReturnType<typeof paymentWithLines>>>

function chargeOf(app: App, payment: PaymentWithLines, by: AskedBy): NewCharge {
  const shipTo = postalAddress({ ...nowhere, ...payment.address })
  const left = Math.ceil((payment.expires_at.getTime() - app.clock.now().getTime()) / 1000)
  return {
    code: payment.code,
    payerId: payment.payer_id,
    ...(payment.credit_cents > 0 ? withoutCredit(payment) : inFull(payment)),
    shipTo,
    by:
      by.method === 'pix'
        ? { method: 'pix', expiresInSeconds: Math.max(1, left) }
        : { ...by, billTo: by.billTo ?? shipTo },
  }
}

const inFull = ({ lines, freight_cents: freightCents }: PaymentWithLines) => ({
  lines: lines.map((line) => ({
    code: `L${line.id}`,
    description: `${line.name}, ${conditionNames[line.condition]}`,
    cents: line.unit_price_cents,
    quantity: line.quantity,
  })),
  freightCents,
})

/** The provider charges the sum of the lines and knows no discount, so what credit leaves is one line. */
function withoutCredit({ order_id: orderId, due_cents: due, freight_cents: freight }: PaymentWithLines) {
  const freightCents = freight < due ? freight : 0
  const line = { code: `P${orderId}`, description: `Pedido ${orderId}, menos o crédito`, quantity: 1 }
  return { lines: [{ ...line, cents: due - freightCents }], freightCents }
}

/** Looks up an attempt whose answer was lost or is still to come: a Pix is asked for again, a card never twice. */
export async function findAnswer(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  if (payment?.state !== 'intended' && payment?.state !== 'pending') return
  const known = await paymentProvider(app).paymentOf(payment.code)
  if (known) return takeAnswer(app, newsOfPayment(known))
  if (payment.method === 'pix') return askProvider(app, id, { method: 'pix' })
  if (isOld(app, payment)) await failAttempt(app, { code: payment.code, refusal: 'no_answer' }, 'refuse')
}

/** Takes the provider's news of an attempt before its order is given up. Returns true while a card may still pay it. */
export async function hasNews(app: App, { id, code, method }: Pick<PaymentRow, 'id' | 'code' | 'method'>) {
  const known = await paymentProvider(app).paymentOf(code)
  if (!known || known.state === 'waiting') return false
  await takeAnswer(app, newsOfPayment(known))
  return method === 'card' && known.state === 'processing' && (await paymentById(app.db, id))?.state === 'pending'
}

/** Cancels an attempt at the provider; if somebody has paid it, the money goes back. */
export async function callOff(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  if (!payment?.to_call_off) return
  const provider = paymentProvider(app)
  let known = await provider.paymentOf(payment.code)
  // the call that makes the charge may still be on its way
  if (!known && !isOld(app, payment)) return
  if (known?.state === 'waiting' || known?.state === 'processing')
    known = await provider.refund(known, known.cents, `off ${payment.code}`)
  if (known) await takeAnswer(app, newsOfPayment(known))
  await app.transaction((tx) => markCalledOff(tx, id))
}

const isOld = (app: App, { created_at: at }: PaymentRow) => at.getTime() <= app.clock.now().getTime() - GRACE_MS
