import { stillToPost } from '@bra/contract/orders/order-states'
import type { ComplaintOutcome } from '@bra/contract/care/complaints.schemas'
import { senderOf } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { restOf } from '../../orders/escrow/index.ts'
import { hasOpenDispute, holdOrderOfParcel, holdParcel, type By as ParcelBy } from '../../orders/orders/index.ts'
import { cancelParcel, loseParcel } from '../../orders/parcels/index.ts'
import { holdContested, refundPart } from '../../orders/refunds/index.ts'
import { noteGrading } from '../../prices/stats/index.ts'
import { type By, move } from './complaint-access.ts'
import { type ComplaintRow, contestedOf, contestedUnits, endProposal } from './writing.queries.ts'

interface Ending {
  outcome: ComplaintOutcome
  cents?: number
  by: By
  kind: 'accepted' | 'decided' | 'withdrawn'
  note?: string | null
}

/** Decides a complaint and moves its money, in the caller's transaction; refused while a bank is asked for the payment. */
export async function resolve(tx: Tx, app: App, complaint: ComplaintRow, ending: Ending): Promise<ComplaintRow> {
  const { outcome, by, kind, note } = ending
  await refuseDisputed(tx, complaint)
  const now = app.clock.now()
  await endProposal(tx, complaint.id, now)
  const cents = refundOf(await mostOf(tx, complaint), ending)
  const resolved = await move(tx, app, complaint, {
    ...{ move: 'resolve', kind, by, note, cents },
    set: {
      outcome,
      refund_cents: cents,
      resolved_at: now,
      ends_at: new Date(now.getTime() + (await daysAfter(tx, outcome)) * DAY_MS),
    },
  })
  await judgeGrading(tx, app, resolved, kind === 'withdrawn' || outcome === 'unfounded')
  if (cents !== null) await pay(tx, app, resolved, { cents, by })
  return resolved
}

/** A complaint about the condition that ends for the buyer counts against the store's grading. */
async function judgeGrading(tx: Tx, app: App, complaint: ComplaintRow, isUnfounded: boolean) {
  const { id, reason } = complaint
  const sender = senderOf(complaint)
  if (reason !== 'worse_condition' || sender.kind === 'centre') return
  const units = isUnfounded ? 0 : await contestedUnits(tx, id)
  await noteGrading(tx, { complaintId: id, storeId: sender.id, units, at: app.clock.now() })
}

/** Returns the cents that the buyer can get: less than what is contested if a part went back meanwhile. */
async function mostOf(tx: Tx, { store_order_id: id, contested_cents: contested }: ComplaintRow) {
  const parcel = (await holdParcel(tx, id))!
  return Math.min(contested, parcel.state === 'completed' ? parcel.contested_cents : restOf(parcel))
}

/** Null if it is not known yet: the goods go back, or are sent again. */
function refundOf(most: number, { outcome, cents = 0 }: Ending) {
  if (outcome === 'full_refund') return most
  if (cents > most) fail('complaint_money_gone')
  if (outcome === 'unfounded') return 0
  return outcome === 'partial_refund' ? cents : null
}

/** The clock ends a return that is not posted, a reshipment that nobody misses, and then the conversation. */
const daysAfter = (tx: Tx, outcome: ComplaintOutcome) =>
  numberOf(
    tx,
    outcome === 'return' ? 'send_back_days' : outcome === 'reshipment' ? 'lost_days' : 'complaint_closing_days',
  )

export async function refuseDisputed(tx: Tx, { store_order_id: id }: Pick<ComplaintRow, 'store_order_id'>) {
  const { id: orderId } = await holdOrderOfParcel(tx, id)
  if (await hasOpenDispute(tx, orderId)) fail('complaint_disputed')
}

interface Closing {
  to: 'buyer' | 'store'
  by: By
  kind?: 'closed' | 'taken_back' | 'arrived'
}

export async function close(tx: Tx, app: App, complaint: ComplaintRow, { to, by, kind = 'closed' }: Closing) {
  await refuseDisputed(tx, complaint)
  const cents = to === 'buyer' ? await mostOf(tx, complaint) : 0
  const set = { refund_cents: cents, closed_at: app.clock.now(), ends_at: null }
  const closed = await move(tx, app, complaint, { move: 'close', kind, by, cents, set })
  await pay(tx, app, closed, { cents, by })
  return closed
}

interface Paying {
  cents: number
  by: By
}

async function pay(tx: Tx, app: App, complaint: ComplaintRow, { cents, by }: Paying) {
  const { id, store_order_id: storeOrderId } = complaint
  const parcel = (await holdParcel(tx, storeOrderId))!
  const isAll = parcel.state !== 'completed' && cents > 0 && cents === restOf(parcel)
  if (isAll && (await endParcel(tx, app, { id: storeOrderId, state: parcel.state, complaintId: id, by }))) return
  if (cents > 0) {
    const given = { userId: by.userId, reason: `Reclamação nº ${id}` }
    await refundPart(tx, app, { storeOrderId, cents, key: `complaint ${id}`, given })
  }
  await holdContested(tx, app, { storeOrderId, cents: await contestedOf(tx, storeOrderId), key: `complaint ${id}` })
}

interface WholeParcel {
  id: number
  state: NonNullable<Awaited<ReturnType<typeof holdParcel>>>['state']
  complaintId: number
  by: By
}

/** All of a parcel that is not there goes back: an unsent one is cancelled, one on its way is lost. */
async function endParcel(tx: Tx, app: App, { id, state, complaintId, by: { party, userId } }: WholeParcel) {
  const by: ParcelBy = { party: party === 'client' ? 'buyer' : party, userId }
  const reason = `Reclamação nº ${complaintId}`
  if (state === 'shipped') await loseParcel(tx, app, id, { by, reason })
  else if (state === 'cancellation_requested' || stillToPost.includes(state))
    await cancelParcel(tx, app, { id, from: state, by, why: { reason: 'other', comment: reason, isDecided: true } })
  else return false
  return true
}

/** The parcel was cancelled, lost, returned or charged back, so all of its money is with the buyer. */
export async function settleElsewhere(tx: Tx, app: App, complaint: ComplaintRow, by: By) {
  const now = app.clock.now()
  const { id, state, contested_cents: cents } = complaint
  await endProposal(tx, id, now)
  if (state === 'resolved') {
    const set = { refund_cents: cents, closed_at: now, ends_at: null }
    return move(tx, app, complaint, { move: 'close', kind: 'settled_elsewhere', by, cents, set })
  }
  const ends = new Date(now.getTime() + (await numberOf(tx, 'complaint_closing_days')) * DAY_MS)
  const set = { outcome: 'full_refund' as const, refund_cents: cents, resolved_at: now, ends_at: ends }
  return move(tx, app, complaint, { move: 'resolve', kind: 'settled_elsewhere', by, cents, set })
}

export const closeSettled = (tx: Tx, app: App, complaint: ComplaintRow, by: By) =>
  move(tx, app, complaint, {
    ...{ move: 'close', kind: 'closed', by },
    set: { closed_at: app.clock.now(), ends_at: null },
  })
