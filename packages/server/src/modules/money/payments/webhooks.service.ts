import { timingSafeEqual } from 'node:crypto'
import type { ProviderEvent } from '@bra/contract/money/payments.schemas'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { emit, type Events } from '../../../platform/events.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { hashOf } from '../../../platform/secrets.ts'
import { paymentProvider } from './payment-provider.ts'
import type { Payment, PaymentState } from './providers/port.ts'
import { keepEnd, keepEvent } from './webhooks.queries.ts'

export const READ_PAYMENT = 'read_payment'
type ToRead = { paymentId: string } | { chargeId: string }
/** Events about what we have just asked for are kept but not read, as reads are limited. */
const beginnings = /\.(created|pending|processing)$/

/** Believes only that something happened to a payment, which a job then reads from the provider. */
export async function hear(app: App, { headers, body }: FastifyRequest, { id, type, data }: ProviderEvent) {
  refuseStrangers(app, headers.authorization)
  const text = JSON.stringify(body)
  if (type.startsWith('transfer.')) return hearOfPayout(app, { id, type, payoutId: data?.id })
  const paymentId = type.startsWith('order.') ? data?.id : data?.order?.id
  const toRead = paymentId ? { paymentId } : type.startsWith('chargeback.') ? namedIn(text) : null
  if (!toRead) return { received: true }
  const named = { ids: Object.values(toRead), codes: codesIn(text) }
  await app.transaction(async (tx) => {
    // reads are limited: a payment that is not known here is found by a job, or by the reconciliation
    if (!(await app.claims.payment(tx, named))) return
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

/** Finds an order or charge named anywhere, because the fields of `chargeback.received` are not documented. */
function namedIn(text: string): ToRead | null {
  const [, paymentId] = /"(or_\w+)"/.exec(text) ?? []
  const [, chargeId] = /"(ch_\w+)"/.exec(text) ?? []
  return paymentId ? { paymentId } : chargeId ? { chargeId } : null
}

/** We know our code before the provider has answered with its own id of the payment. */
const codesIn = (text: string) => text.match(/(?<=")[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=")/g) ?? []

/** Only announces the payout, which its listener reads from the provider. */
async function hearOfPayout(app: App, told: { id: string; type: string; payoutId?: string | null }) {
  const { id, type, payoutId } = told
  if (payoutId)
    await app.transaction(async (tx) => {
      // if nobody knows the payout yet, the answer to our call is still under way and says the same
      if (!(await app.claims.payout(tx, payoutId))) return
      const times = { received_at: app.clock.now() }
      const about = { provider: 'pagarme', event_id: id, kind: type, payment_id: payoutId }
      if (await keepEvent(tx, { ...about, ...times })) emit(tx, app, 'payout_told', { payoutId })
    })
  return { received: true }
}

function refuseStrangers({ config }: App, authorization = '') {
  if (!config.pagarme.webhookPassword) return
  const [, encoded = ''] = /^Basic (\S+)$/.exec(authorization) ?? []
  const password = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
  if (!timingSafeEqual(hashOf(password), hashOf(config.pagarme.webhookPassword))) fail('forbidden')
}

const announcements = {
  paid: 'payment_settled',
  refused: 'payment_failed',
  expired: 'payment_failed',
  cancelled: 'payment_failed',
  refunded: 'payment_refunded',
  disputed: 'payment_disputed',
  dispute_lost: 'payment_disputed',
  dispute_won: 'payment_disputed',
} satisfies Partial<Record<PaymentState, keyof Events>>

const isAnnounced = (state: PaymentState): state is keyof typeof announcements => state in announcements

export type PaymentOutcome = Pick<Payment, 'chargeId' | 'code' | 'state' | 'cents' | 'method' | 'refusal'> & {
  paymentId: string
}

/** Reads whatever was named: `{ paymentId }`, or `{ chargeId }` where nothing else is known. */
export async function readNamed(app: App, { paymentId, chargeId }: { paymentId?: string; chargeId?: string }) {
  const id = paymentId ?? (chargeId && (await paymentProvider(app).paymentOfCharge(chargeId))?.id)
  if (id) await readPayment(app, id)
}

/** Announces once how a payment ended; a dispute every time, as it may be lost, won and lost again. */
export async function readPayment(app: App, paymentId: string) {
  const payment = await paymentProvider(app).payment(paymentId)
  if (!payment || !isAnnounced(payment.state)) return
  const announcement = announcements[payment.state]
  const { code, chargeId, state, cents, method, refusal } = payment
  const outcome: PaymentOutcome = { paymentId, chargeId, code, state, cents, method, refusal }
  const isDispute = announcement === 'payment_disputed'
  await app.transaction(async (tx) => {
    const isNew = await keepEnd(tx, { payment_id: paymentId, state, announced_at: app.clock.now() })
    if (isNew || isDispute) emit(tx, app, announcement, outcome)
  })
}
