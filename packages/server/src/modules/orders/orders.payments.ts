import { conditionNames } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import { paymentProvider } from '../payments/index.ts'
import { linesOfOrder, movePayment, paymentOfOrder, type PaymentRow } from './payments.queries.ts'

/** What there is to pay by; null while the provider does not answer, which a job asks again. */
export async function askForPix(app: App, orderId: number) {
  try {
    return await askProvider(app, orderId)
  } catch (error) {
    app.log.warn({ err: error, orderId }, 'Pix not asked for')
    return null
  }
}

/** However often it is asked, the provider makes one charge of it. */
export async function askProvider(app: App, orderId: number) {
  const payment = await paymentOfOrder(app.db, orderId)
  if (payment?.state !== 'intended') return null
  const charged = await charge(app, payment)
  if (!charged.pix) throw new Error(`The provider gave no Pix for the order ${orderId}`)
  const pix = { code: charged.pix.code, expires_at: payment.expires_at }
  const known = { payment_id: charged.id, charge_id: charged.chargeId, pix_code: pix.code }
  const isKept = await app.transaction((tx) =>
    movePayment(tx, { orderId, from: 'intended' }, { state: 'pending', ...known }),
  )
  return isKept ? pix : null
}

async function charge(app: App, payment: PaymentRow) {
  const lines = await linesOfOrder(app.db, payment.order_id)
  const left = Math.ceil((payment.expires_at.getTime() - app.clock.now().getTime()) / 1000)
  const order = {
    code: payment.code,
    payerId: payment.payer_id,
    lines: lines.map((line) => ({
      code: `L${line.id}`,
      description: `${line.name}, ${conditionNames[line.condition]}`,
      cents: line.unit_price_cents,
      quantity: line.quantity,
    })),
    freightCents: payment.freight_cents,
    by: { method: 'pix' as const, expiresInSeconds: Math.max(1, left) },
  }
  return paymentProvider(app).charge(order, payment.code)
}
