import { type PaymentNews } from '../../money/payments/index.ts'
import { disputeLife, type DisputeState } from '@bra/contract/orders/order-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { loseMoney } from './lost.ts'
import { disputeById, disputeOfPayment, insertDispute, moveDispute } from './chargebacks.queries.ts'
import { winMoneyBack } from './won.ts'
import { bySystem, holdOrder, paymentByCode, paymentById, type PaymentRow } from '../orders/index.ts'
import { tellDisputed, tellDisputeEnded } from './chargeback-notices.ts'

/** Posts nothing before the dispute is decided; an outcome that the provider tells overrides earlier decisions. */
export async function recordDispute(app: App, told: PaymentNews) {
  const payment = await paymentByCode(app.db, told.code)
  if (!payment) return
  await app.transaction(async (tx) => {
    await holdOrder(tx, payment.order_id)
    const cents = told.disputedCents || (payment.paid_cents ?? payment.due_cents)
    const opened = await insertDispute(tx, { payment_id: payment.id, cents, opened_at: app.clock.now() })
    if (opened) app.log.error({ orderId: payment.order_id, paymentId: told.paymentId }, 'payment disputed')
    if (opened && told.state === 'disputed' && isKept(payment)) await tellDisputed(tx, app, payment.order_id)
    const { id } = opened ?? (await disputeOfPayment(tx, payment.id))
    const to = told.state === 'dispute_lost' ? 'lost' : told.state === 'dispute_won' ? 'won' : null
    if (to) await decideDispute(tx, app, { id, to, cents, decidedBy: null, reason: null })
  })
}

export interface Decision {
  id: number
  to: Exclude<DisputeState, 'open'>
  decidedBy: number | null
  reason: string | null
  /** Disputed cents as the provider names them now; absent if it does not, then those named before count. */
  cents?: number
}

/** Lifts the hold or posts the loss. Returns false if already decided so, or if an operator decides a second time. */
export async function decideDispute(tx: Tx, app: App, decision: Decision): Promise<boolean> {
  const { to, decidedBy, reason } = decision
  const found = await disputeById(tx, decision.id)
  const payment = found && (await heldPaymentOf(tx, found.payment_id))
  const dispute = await disputeById(tx, decision.id)
  if (!dispute || !payment) return false
  const from = dispute.state
  if (disputeLife.after(from, to === 'won' ? 'win' : 'lose') === null) return false
  if (decidedBy !== null && from !== 'open') return false
  const cents = decision.cents ?? dispute.cents
  const set = { state: to, cents, decided_at: app.clock.now(), decided_by: decidedBy, reason }
  const moved = await moveDispute(tx, { id: dispute.id, from }, set)
  if (!moved) return false
  const by = decidedBy === null ? bySystem : { party: 'operator' as const, userId: decidedBy }
  // the outcome is told first, as the parcels may end with it
  await tellDisputeEnded(tx, app, { dispute: moved, orderId: payment.order_id, isKept: isKept(payment) })
  if (to === 'lost') await loseMoney(tx, app, { dispute: moved, payment, by })
  else if (from === 'lost') await winMoneyBack(tx, app, { dispute: moved, payment, by })
  return true
}

/** Returns whether the payment paid its order; no part of any other belongs to a store. */
const isKept = ({ state }: Pick<PaymentRow, 'state'>) => state === 'paid' || state === 'charged_back'

/** Locks the order, then reads the payment again, so that it no longer changes. */
async function heldPaymentOf(tx: Tx, id: number): Promise<PaymentRow | undefined> {
  const found = await paymentById(tx, id)
  if (found) await holdOrder(tx, found.order_id)
  return paymentById(tx, id)
}
