import { orderPaymentLife } from '@bra/contract/order-life'
import { conditionNames } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import {
  CardRefused,
  type NewCharge,
  PaymentRejected,
  paymentProvider,
  PaymentsNotAsked,
  PaymentsUnavailable,
  postalAddress,
} from '../payments/index.ts'
import type { AskedBy } from './means.ts'
import { recordDispute } from '../chargebacks/index.ts'
import { failAttempt, settleOrder, takeMoney } from './settle.ts'
import { keepAsked, markCalledOff, paymentWithLines } from './attempts.queries.ts'
import { type OwnReason, paymentById, type PaymentRow, type Told, toldBy } from '../orders/index.ts'

/** Long after any call has timed out, what the provider does not know was never asked. */
const GRACE_MS = 120_000

/** Whatever the provider says of an attempt, in whichever order and however often. */
export function takeAnswer(app: App, told: Told): Promise<unknown> {
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
      // a charge that the bank looks at is given back by nobody else
      return takeMoney(app, { ...told, state: 'paid' }).then(() => recordDispute(app, told))
    case 'refused':
      return failAttempt(app, told, 'refuse')
    case 'expired':
    case 'cancelled':
      return failAttempt(app, told, 'expire')
  }
}

/** Nothing else hangs on it: the guard of its state is enough. */
const keepPending = (app: App, { code, paymentId, chargeId, pixCode, card }: Told) =>
  keepAsked(app.db, code, {
    state: orderPaymentLife.after('intended', 'ask')!,
    ...{ payment_id: paymentId, charge_id: chargeId, pix_code: pixCode },
    ...card,
  })

/** One charge, however often it is asked for; what nobody answered a job finds out. */
export async function askProvider(app: App, id: number, by: AskedBy) {
  const payment = await paymentWithLines(app.db, id)
  if (payment?.state !== 'intended') return
  try {
    await takeAnswer(app, toldBy(await paymentProvider(app).charge(chargeOf(app, payment, by), payment.code)))
  } catch (error) {
    app.log.warn({ err: error, orderId: payment.order_id }, 'payment not asked for')
    const reason = reasonOf(error, by)
    if (reason) return failAttempt(app, { code: payment.code, refusal: reason }, 'refuse')
    if (!(error instanceof PaymentsUnavailable)) throw error
  }
}

/** Null where the attempt may still come to something. */
function reasonOf(error: unknown, { method }: AskedBy): OwnReason | null {
  if (error instanceof CardRefused) return 'card_away'
  if (error instanceof PaymentRejected) return 'provider_refused'
  return error instanceof PaymentsNotAsked && method === 'card' ? 'no_answer' : null
}

/** What orders of people who have gone no longer say. */
const nowhere = { address: '', number: '', complement: '', district: '', postcode: '' }
type PaymentWithLines = NonNullable<Awaited<ReturnType<typeof paymentWithLines>>>

function chargeOf(app: App, payment: PaymentWithLines, by: AskedBy): NewCharge {
  const shipTo = postalAddress({ ...nowhere, ...payment.address })
  const left = Math.ceil((payment.expires_at.getTime() - app.clock.now().getTime()) / 1000)
  return {
    code: payment.code,
    payerId: payment.payer_id,
    lines: payment.lines.map((line) => ({
      code: `L${line.id}`,
      description: `${line.name}, ${conditionNames[line.condition]}`,
      cents: line.unit_price_cents,
      quantity: line.quantity,
    })),
    freightCents: payment.freight_cents,
    shipTo,
    by:
      by.method === 'pix'
        ? { method: 'pix', expiresInSeconds: Math.max(1, left) }
        : { ...by, billTo: by.billTo ?? shipTo },
  }
}

/** An attempt whose answer was lost or is still to come: a Pix is asked for again, a card never twice. */
export async function findAnswer(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  if (payment?.state !== 'intended' && payment?.state !== 'pending') return
  const known = await paymentProvider(app).paymentOf(payment.code)
  if (known) return takeAnswer(app, toldBy(known))
  if (payment.method === 'pix') return askProvider(app, id, { method: 'pix' })
  if (isOld(app, payment)) await failAttempt(app, { code: payment.code, refusal: 'no_answer' }, 'refuse')
}

/** Before an order is given up: what its attempt has come to. True while it may still be paid by a card. */
export async function hasNews(app: App, { id, code, method }: Pick<PaymentRow, 'id' | 'code' | 'method'>) {
  const known = await paymentProvider(app).paymentOf(code)
  if (!known || known.state === 'waiting') return false
  await takeAnswer(app, toldBy(known))
  return method === 'card' && known.state === 'processing' && (await paymentById(app.db, id))?.state === 'pending'
}

/** One that nobody shall pay any more is called off; if somebody has, the money goes back. */
export async function callOff(app: App, id: number) {
  const payment = await paymentById(app.db, id)
  if (!payment?.to_call_off) return
  const provider = paymentProvider(app)
  let known = await provider.paymentOf(payment.code)
  // the call that makes it may still be on its way
  if (!known && !isOld(app, payment)) return
  if (known?.state === 'waiting' || known?.state === 'processing')
    known = await provider.refund(known, known.cents, `off ${payment.code}`)
  if (known) await takeAnswer(app, toldBy(known))
  await app.transaction((tx) => markCalledOff(tx, id))
}

const isOld = (app: App, { created_at: at }: PaymentRow) => at.getTime() <= app.clock.now().getTime() - GRACE_MS
