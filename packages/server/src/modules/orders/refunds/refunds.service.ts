import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { post } from '../../money/ledger/index.ts'
import { paymentProvider, givenBack } from '../../money/payments/index.ts'
import { restOf } from '../escrow/index.ts'
import { holdParcel, moveParcel } from '../orders/index.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import {
  hasOpenRefund,
  insertRefund,
  markRefunded,
  nextRefund,
  noteRefusal,
  refundsToDo,
  type RefundToDo,
  splitToCredit,
  takeFromEscrow,
} from './refunds.queries.ts'
import { askAgainAt, isRefusal } from './refusals-of-refunds.ts'
import { tellRefunded, tellRefundedToCredit } from './refund-notices.ts'

export const MAKE_REFUNDS = 'make_refunds'

interface RefundOfParcel {
  storeOrderId: number
  cents: number
  /** Names the reason; a refund with the same key is made only once. */
  key: string
  /** The person who decided it and their reason; absent if nobody did. */
  given?: { userId: number | null; reason: string }
}

/** Returns false if the key is known, throws if less is held. The provider is asked only after the commit. */
export async function refundPart(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { storeOrderId, cents, key, given }: RefundOfParcel,
): Promise<boolean> {
  const now = app.clock.now()
  const why = { user_id: given?.userId ?? null, reason: given?.reason ?? null }
  const isNew = await insertRefund(tx, { store_order_id: storeOrderId, cents, key, created_at: now, ...why })
  if (!isNew) return false
  const of = await takeFromEscrow(tx, storeOrderId, cents)
  if (!of) throw new RangeError(`The parcel ${storeOrderId} does not hold ${cents} cents`)
  const { order_id: orderId, user_id: userId, to_credit_cents: toCreditCents } = of
  await post(tx, app, {
    key: `refund decided:${key}`,
    kind: 'refund_decided',
    orderId,
    storeOrderId,
    lines: [
      { account: `escrow:${storeOrderId}`, cents: -cents },
      { account: `buyer:${userId}`, cents: cents - toCreditCents },
      { account: `credit:${userId}`, cents: toCreditCents },
    ],
  })
  if (toCreditCents > 0) await refundToCredit(tx, app, { key, storeOrderId, cents, toCreditCents })
  await enqueue(tx, app, { name: MAKE_REFUNDS, data: {} })
  return true
}

interface ToCredit {
  key: string
  storeOrderId: number
  cents: number
  toCreditCents: number
}

async function refundToCredit(tx: Tx, app: Pick<App, 'clock'>, { key, storeOrderId, cents, toCreditCents }: ToCredit) {
  await splitToCredit(tx, { key, cents, toCreditCents }, app.clock.now())
  await tellRefundedToCredit(tx, app, { storeOrderId, cents: toCreditCents, key })
  if (toCreditCents === cents) await endRefunded(tx, app, storeOrderId)
}

export const makeRefunds = (app: App) =>
  eachPage(app, {
    page: (part) => refundsToDo(app.db, app.clock.now(), part),
    work: ({ id }) => makeRefund(app, id),
  })

async function makeRefund(app: App, id: number) {
  const refund = await nextRefund(app.db, id, app.clock.now())
  if (!refund) return
  const isMade = await askProvider(app, refund).catch(async (error: unknown) => {
    const now = app.clock.now()
    const again = askAgainAt(refund.refusals + 1, now)
    if (isRefusal(error, { owedSince: refund.created_at, now }))
      await app.transaction((tx) => noteRefusal(tx, id, again))
    throw error
  })
  if (!isMade) return
  await app.transaction(async (tx) => {
    // locks the parcel before its refunds, in the order in which a lost dispute locks them
    await holdParcel(tx, refund.store_order_id)
    if (!(await markRefunded(tx, refund.id, app.clock.now()))) return
    const { store_order_id: storeOrderId, order_id: orderId, user_id: userId, cents } = refund
    await post(tx, app, {
      key: `refund done:${refund.id}`,
      kind: 'refund',
      orderId,
      storeOrderId,
      lines: [
        { account: `buyer:${userId}`, cents: -cents },
        { account: 'provider', cents },
      ],
    })
    await tellRefunded(tx, app, { storeOrderId, cents, refundId: refund.id })
    emit(tx, app, 'order_changed', { orderId, userId, storeIds: [] })
    await endRefunded(tx, app, storeOrderId)
  })
}

/**
 * Returns false if an earlier refund may have been made, as the two could not be told apart. The provider keeps a key
 * for a day, and not at all after a failure, so what it has given back is always read first.
 */
async function askProvider(app: App, { done_cents: done, cents, key, follows, ...of }: RefundToDo) {
  const provider = paymentProvider(app)
  const payment = { id: of.payment_id, chargeId: of.charge_id }
  const untold = (await givenBack(app, payment.id)) - done
  if (untold > 0 && follows) return false
  if (untold < cents) await provider.refund(payment, cents, key)
  return true
}

export async function endRefunded(tx: Tx, app: Pick<App, 'clock'>, storeOrderId: number) {
  const parcel = await holdParcel(tx, storeOrderId)
  if (parcel?.state !== 'lost' && parcel?.state !== 'returned') return
  if (restOf(parcel) > 0 || (await hasOpenRefund(tx, storeOrderId))) return
  await moveParcel(tx, app, storeOrderId, { from: parcel.state, move: 'refund' })
}
