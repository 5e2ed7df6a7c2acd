import { timingSafeEqual } from 'node:crypto'
import type { ProviderEvent } from '@bra/contract/payments.schemas'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { emit } from '../../platform/events.ts'
import { enqueue } from '../../platform/jobs.ts'
import { hashOf } from '../../platform/secrets.ts'
import { paymentProvider } from './payment-provider.ts'
import type { Payment, PaymentState } from './providers/port.ts'
import { isOurs, keepEnd, keepEvent } from './webhooks.queries.ts'

export const READ_PAYMENT = 'read_payment'
type ToRead = { paymentId: string } | { chargeId: string }
/** Tells of what we have just asked for: kept, but nothing has come of it yet, and reading is rationed. */
const beginnings = /\.(created|pending|processing)$/

/** Nothing of it is believed but that something happened to a payment, which a job then reads from the provider. */
export async function hear(app: App, { headers, body }: FastifyRequest, { id, type, data }: ProviderEvent) {
  refuseStrangers(app, headers.authorization)
  const text = JSON.stringify(body)
  if (type.startsWith('transfer.')) return hearOfPayout(app, { id, type, payoutId: data?.id })
  const paymentId = type.startsWith('order.') ? data?.id : data?.order?.id
  const toRead = paymentId ? { paymentId } : type.startsWith('chargeback.') ? namedIn(text) : null
  if (!toRead) return { received: true }
  const named = { ids: Object.values(toRead), codes: codesIn(text) }
  await app.transaction(async (tx) => {
    // reading is rationed: of what is not known here a job asks, or the reconciliation tells
    if (!(await isOurs(tx, named))) return
    const times = { received_at: app.clock.now() }
    const isNew = await keepEvent(tx, {
      provider: 'pagarme',
      event_id: id,
      kind: type,
      payment_id: named.ids[0]!,
      ...times,
    })
    if (isNew && !beginnings.test(type)) await enqueue(tx, app, { name: READ_PAYMENT, data: toRead })
  })
  return { received: true }
}

/** What `chargeback.received` carries is not documented: whichever order or charge it names anywhere is read again. */
function namedIn(text: string): ToRead | null {
  const [, paymentId] = /"(or_\w+)"/.exec(text) ?? []
  const [, chargeId] = /"(ch_\w+)"/.exec(text) ?? []
  return paymentId ? { paymentId } : chargeId ? { chargeId } : null
}

/** Known before the provider has answered what it calls the payment. */
const codesIn = (text: string) => text.match(/(?<=")[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=")/g) ?? []

/** Whoever pays out reads it from the provider. */
async function hearOfPayout(app: App, told: { id: string; type: string; payoutId?: string | null }) {
  const { id, type, payoutId } = told
  if (payoutId)
    await app.transaction(async (tx) => {
      const times = { received_at: app.clock.now() }
      const about = { provider: 'pagarme', event_id: id, kind: type, payment_id: payoutId }
      if (await keepEvent(tx, { ...about, ...times })) emit(tx, app, 'payout_told', { payoutId })
    })
  return { received: true }
}

function refuseStrangers({ config }: App, authorization = '') {
  if (!config.pagarmeWebhookPassword) return
  const [, encoded = ''] = /^Basic (\S+)$/.exec(authorization) ?? []
  const password = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
  if (!timingSafeEqual(hashOf(password), hashOf(config.pagarmeWebhookPassword))) fail('forbidden')
}

const announcements: Partial<Record<PaymentState, string>> = {
  paid: 'payment_settled',
  refused: 'payment_failed',
  expired: 'payment_failed',
  cancelled: 'payment_failed',
  refunded: 'payment_refunded',
  disputed: 'payment_disputed',
  dispute_lost: 'payment_disputed',
  dispute_won: 'payment_disputed',
}

/** What is announced of a payment. */
export type Announced = Pick<Payment, 'chargeId' | 'code' | 'state' | 'cents' | 'method' | 'refusal'> & {
  paymentId: string
}

/** Reads whatever was named: `{ paymentId }`, or `{ chargeId }` where nothing else is known. */
export async function readNamed(app: App, { paymentId, chargeId }: { paymentId?: string; chargeId?: string }) {
  const id = paymentId ?? (chargeId && (await paymentProvider(app).paymentOfCharge(chargeId))?.id)
  if (id) await readPayment(app, id)
}

/** Announces how a payment ended, once, whoever asks how often. A dispute may be lost, won and lost again. */
export async function readPayment(app: App, paymentId: string) {
  const payment = await paymentProvider(app).payment(paymentId)
  const announcement = payment && announcements[payment.state]
  if (!announcement) return
  const { code, chargeId, state, cents, method, refusal } = payment
  const announced: Announced = { paymentId, chargeId, code, state, cents, method, refusal }
  const isDispute = announcement === 'payment_disputed'
  await app.transaction(async (tx) => {
    const isNew = await keepEnd(tx, { payment_id: paymentId, state, announced_at: app.clock.now() })
    if (isNew || isDispute) emit(tx, app, announcement, { ...announced })
  })
}
