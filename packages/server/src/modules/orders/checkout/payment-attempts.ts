import { randomUUID } from 'node:crypto'
import type { checkoutSchemas } from '@bra/contract/orders/checkout.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { countTry, limitOf, takeBackTry } from '../../ground/security/index.ts'
import { PaymentsUnavailable } from '../../money/payments/index.ts'
import { callOffLive, takeAgain } from './unpaid-orders.ts'
import { moveParcels, paymentShown, renewableUntil } from '../orders/index.ts'
import { type Means, meansOf } from './payment-means.ts'
import { askProvider, findAnswer, hasNews } from './payment-answers.ts'
import { payableAnew } from './checkout.queries.ts'
import { ANSWERED_MS } from './settlement.ts'
import {
  holdOrderOfBuyer,
  insertPayment,
  livePayment,
  parcelStatesOf,
  payablePayments,
  dueOfBuyer,
} from './payment-attempts.queries.ts'

type PayBody = z.output<(typeof checkoutSchemas)['pay']['body']>

interface Intent {
  orderId: number
  means: Means
  payUntil: Date
}

export const intend = (tx: Tx, app: App, { orderId, means, payUntil }: Intent) =>
  insertPayment(tx, {
    order_id: orderId,
    method: means.by.method,
    state: 'intended',
    code: randomUUID(),
    payer_id: means.payerId,
    installments: means.installments,
    ...means.card,
    expires_at: payUntil,
    created_at: app.clock.now(),
  })

/** Keeps a Pix that waits, or starts a new attempt. An expired order comes back while its goods are there. */
export async function payOrder(app: App, user: User, asked: PayBody) {
  const orderId = asked.order_id
  const due = (await dueOfBuyer(app.db, user.id, orderId)) ?? fail('order_not_found')
  refuseEnded(await parcelStatesOf(app.db, orderId))
  const means = await meansOf(app, user, asked, due)
  return attempted(app, { user, means }, async () => {
    await askOfEarlier(app, orderId, means)
    const paymentId = await app.transaction((tx) => anotherAttempt(tx, app, { user, orderId, means }))
    return { orderId, paymentId }
  })
}

/** Looks up earlier attempts, as one of them may be paid already; refuses if the provider does not answer. */
async function askOfEarlier(app: App, orderId: number, { by: { method } }: Means) {
  const earlier = await payablePayments(app.db, orderId)
  const now = app.clock.now()
  if (method === 'pix' && earlier.some((one) => one.state === 'pending' && one.expires_at > now)) return
  try {
    for (const payment of earlier) await hasNews(app, payment)
    if (method === 'pix') await findLostCode(app, orderId)
  } catch (error) {
    app.log.warn({ err: error, orderId }, 'earlier payments not looked up')
    if (error instanceof PaymentsUnavailable) fail('payments_unavailable')
    throw error
  }
}

/** Asks once more, under the same key, for a Pix whose code got lost on its way. */
async function findLostCode(app: App, orderId: number) {
  const live = await livePayment(app.db, orderId)
  if (live?.state !== 'intended' || live.method !== 'pix') return
  if (app.clock.now().getTime() - live.created_at.getTime() < ANSWERED_MS) return
  await findAnswer(app, live.id)
}

/** The intent commits before the provider is asked; card tries wait longer and longer, against stolen cards. */
export async function attempted(
  app: App,
  { user, means }: { user: User; means: Means },
  intent: () => Promise<{ orderId: number; paymentId: number | null }>,
) {
  const tries = means.by.method === 'card' ? await cardTry(app, user.id) : null
  const { orderId, paymentId } = await intent().catch(async (error: unknown) => {
    await tries?.takeBack()
    throw error
  })
  if (paymentId !== null) await askProvider(app, paymentId, means.by)
  const payment = await paymentShown(app, orderId)
  if (payment.state === 'paid') await tries?.takeBack()
  return { order_id: orderId, payment }
}

interface Another {
  user: User
  orderId: number
  means: Means
}

/** Returns null if the order has a Pix that can still be paid; refuses while another attempt is under way. */
async function anotherAttempt(tx: Tx, app: App, { user, orderId, means }: Another): Promise<number | null> {
  const order = (await holdOrderOfBuyer(tx, user.id, orderId)) ?? fail('order_not_found')
  const states = await parcelStatesOf(tx, orderId)
  refuseEnded(states)
  const live = await livePayment(tx, orderId)
  const isOver = states.has('expired') || order.pay_until <= app.clock.now()
  if (live?.method === 'pix' && means.by.method === 'pix' && !isOver) return null
  if (live && (live.state === 'intended' || live.method === 'card')) fail('payment_in_progress')
  await callOffLive(tx, orderId)
  const payUntil = isOver ? await renew(tx, app, order, states.has('expired')) : order.pay_until
  return intend(tx, app, { orderId, means, payUntil })
}

function refuseEnded(states: Awaited<ReturnType<typeof parcelStatesOf>>) {
  if (states.has('awaiting_payment') || states.has('expired')) return
  if ([...states].every((state) => state === 'cancelled')) fail('order_closed')
  fail('already_paid')
}

async function renew(tx: Tx, app: App, order: { id: number; created_at: Date }, hasExpired: boolean) {
  if (app.clock.now() > renewableUntil(order.created_at)) fail('order_expired')
  if (hasExpired) {
    const answer = await takeAgain(tx, app, order.id)
    if (answer !== 'taken') fail(answer)
    await moveParcels(tx, app, { orderId: order.id }, { from: 'expired', move: 'renew' })
  }
  return payableAnew(tx, order.id, app.clock.now())
}

/** Counts a card charge before it is asked for; `takeBack` undoes that once the charge has paid. */
async function cardTry(app: App, userId: number) {
  const tries = [{ kind: 'charge card', of: [userId], limit: limitOf(5) }]
  await countTry(app, tries)
  return { takeBack: () => app.transaction((tx) => takeBackTry(tx, tries)) }
}
