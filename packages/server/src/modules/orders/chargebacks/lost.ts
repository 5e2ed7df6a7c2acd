import { notSent } from '@bra/contract/orders/order-states'
import { paymentLife } from '@bra/contract/money/payment-life'
import { storeOrderLife } from '@bra/contract/orders/order-life'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { post } from '../../money/ledger/index.ts'
import { creditLeft, endsByLoss, linesOfLoss, partsOfLoss } from './loss.ts'
import {
  addRefunded,
  type DisputeRow,
  holdPaidParcels,
  makeByBank,
  owedToBuyer,
  type PaidParcel,
} from './chargebacks.queries.ts'
import { restOf } from '../escrow/index.ts'
import { holdContested } from '../refunds/index.ts'
import {
  announceParcel,
  answerCancellation,
  type By,
  moveParcel,
  movePayment,
  type PaymentRow,
  returnStock,
} from '../orders/index.ts'

export interface Deciding {
  dispute: DisputeRow
  payment: PaymentRow
  by: By
}

export const lossKey = ({ id }: Pick<DisputeRow, 'id'>, turn: number) => `dispute lost:${id}:${turn}`

export async function loseMoney(tx: Tx, app: App, { dispute, payment, by }: Deciding) {
  const { order_id: orderId, user_id: userId } = payment
  // if this payment was not kept, another one paid for the parcels
  const { cents } = dispute
  const owedCents = await owed(tx, payment)
  if (payment.state === 'paid') await releaseContested(tx, app, { dispute, orderId, owedCents })
  const parcels = payment.state === 'paid' ? await holdPaidParcels(tx, orderId) : []
  const lines = await linesOfLoss(tx, { cents, buyerId: userId, owedCents, parcels })
  await post(tx, app, { key: lossKey(dispute, dispute.turn), kind: 'dispute_lost', orderId, lines })
  if (payment.state === 'paid') await makeByBank(tx, { orderId, dispute }, app.clock.now())

  const parts = partsOfLoss({ cents, owedCents, parcels })
  const unsentIds: number[] = []
  for (const [at, parcel] of parcels.entries())
    if (await takeFrom(tx, app, { parcel, part: parts[at]!, by })) unsentIds.push(parcel.id)
  await returnStock(tx, app, unsentIds)
  const hasEnded = (parcel: PaidParcel, at: number) => parcel.state === 'completed' || endsByLoss(parcel, parts[at]!)
  const isAll = cents >= owedCents && parcels.every(hasEnded)
  const isOwed = payment.state === 'refunding'
  const state = isAll ? paymentLife.after(payment.state, isOwed ? 'finish' : 'charge_back') : null
  const left = isOwed ? Math.max(0, owedCents - cents) : 0
  await movePayment(tx, { id: payment.id, from: payment.state }, { state: state ?? payment.state, owed_cents: left })
}

interface Losing {
  dispute: DisputeRow
  orderId: number
  owedCents: number
}

/** A loss that is more than what was released of a completed parcel takes along what it still holds for complaints. */
async function releaseContested(tx: Tx, app: App, { dispute, orderId, owedCents }: Losing) {
  const parcels = await holdPaidParcels(tx, orderId)
  const parts = partsOfLoss({ cents: dispute.cents, owedCents, parcels })
  for (const [at, parcel] of parcels.entries()) {
    const { id, state, contested_cents: contested } = parcel
    if (state !== 'completed' || contested === 0 || parts[at]! <= restOf(parcel) - contested) continue
    await holdContested(tx, app, { storeOrderId: id, cents: 0, key: `${id} before ${lossKey(dispute, dispute.turn)}` })
    await announceParcel(tx, app, id)
  }
}

function owed(tx: Tx, { state, order_id: orderId, owed_cents: cents }: PaymentRow) {
  if (state === 'refunding') return cents
  return state === 'paid' ? owedToBuyer(tx, orderId) : 0
}

/** Ends a parcel once nothing is held for it; returns true if it was not sent, so that its goods go on sale again. */
async function takeFrom(tx: Tx, app: App, { parcel, part, by }: { parcel: PaidParcel; part: number; by: By }) {
  const { id, state } = parcel
  if (state === 'completed') return false
  if (part > 0) await addRefunded(tx, id, part + creditLeft(parcel, part))
  if (!endsByLoss(parcel, part) || !storeOrderLife.can(state, 'charge_back')) return false
  await moveParcel(tx, app, id, { from: state, move: 'charge_back', by })
  if (state === 'cancellation_requested') await answerCancellation(tx, id, { answer: 'granted' }, app.clock.now())
  return notSent.includes(state)
}
