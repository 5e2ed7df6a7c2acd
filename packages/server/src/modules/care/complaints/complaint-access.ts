import type { ComplaintEventKind, ComplaintParty, ComplaintSide } from '@bra/contract/care/complaints.schemas'
import { complaintLife, type ComplaintState } from '@bra/contract/care/complaint-life'
import { senderOf } from '@bra/contract/trade/sender'
import type { Updateable } from 'kysely'
import type { App } from '../../../app.ts'
import { actsFor } from '../../../acting.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { holdOrderOfParcel } from '../../orders/orders/index.ts'
import type { ComplaintsTables } from './complaints.tables.ts'
import { changeRow, complaintById, type ComplaintRow, holdRow, insertEvent } from './writing.queries.ts'

export interface By {
  party: ComplaintParty
  userId: number | null
}
export const bySystem: By = { party: 'system', userId: null }
export const byOperator = ({ id }: User): By => ({ party: 'operator', userId: id })

/** Returns the side of the person, or null for a stranger. Operators speak for the centre. */
export function sideOf(complaint: Pick<ComplaintRow, 'user_id' | 'store_id'>, user: Actor): ComplaintSide | null {
  if (complaint.user_id === user.id) return 'client'
  const sender = senderOf(complaint)
  if (sender.kind === 'centre') return user.role === 'admin' ? 'store' : null
  return actsFor(user, sender.id) ? 'store' : null
}

/** Locks the order, then the complaint, so that of two sides, the clock and the parcel's timers one comes first. */
export async function hold(tx: Tx, id: number): Promise<ComplaintRow> {
  const found = (await complaintById(tx, id)) ?? fail('complaint_not_found')
  await holdOrderOfParcel(tx, found.store_order_id)
  return holdRow(tx, id)
}

/** Refuses strangers as if there were no such complaint. */
export async function holdAs(tx: Tx, user: Actor, id: number) {
  await seenAs(tx, user, id)
  const complaint = await hold(tx, id)
  const side = sideOf(complaint, user) ?? fail('complaint_not_found')
  return { complaint, side, by: { party: side, userId: user.id } satisfies By }
}

export async function seenAs(db: Db, user: Actor, id: number): Promise<ComplaintSide> {
  const complaint = (await complaintById(db, id)) ?? fail('complaint_not_found')
  return sideOf(complaint, user) ?? fail('complaint_not_found')
}

export interface Noted {
  kind: ComplaintEventKind
  by: By
  cents?: number | null
  note?: string | null
}

export async function note(tx: Tx, app: Pick<App, 'clock'>, complaint: ComplaintRow, { kind, by, ...about }: Noted) {
  await insertEvent(tx, {
    complaint_id: complaint.id,
    user_id: by.userId,
    party: by.party,
    kind,
    state: complaint.state,
    cents: about.cents ?? null,
    outcome: complaint.outcome,
    note: about.note || null,
    happened_at: app.clock.now(),
  })
  announce(tx, app, complaint)
}

export const announce = (tx: Tx, app: Pick<App, 'clock'>, { id, user_id: userId, store_id: storeId }: ComplaintRow) =>
  emit(tx, app, 'complaint_changed', { complaintId: id, userId, storeId })

type Move = Parameters<typeof complaintLife.after>[1]

interface Moving extends Noted {
  move: Move
  set?: Updateable<ComplaintsTables['complaints']>
}

/** The only way to change a complaint's state; refuses a move that its state does not know. */
export async function move(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { id, state: from }: ComplaintRow,
  { move, set = {}, ...noted }: Moving,
): Promise<ComplaintRow> {
  const to = complaintLife.after(from, move) ?? fail('complaint_moved')
  const moved = (await changeRow(tx, { id, from }, { ...set, ...clockOf(to), state: to })) ?? fail('complaint_moved')
  await note(tx, app, moved, noted)
  return moved
}

const HOUR_MS = 3_600_000

export async function timeToAgree(tx: Tx, { clock }: Pick<App, 'clock'>) {
  const now = clock.now()
  return { due_from: now, due_at: new Date(now.getTime() + (await numberOf(tx, 'complaint_hours')) * HOUR_MS) }
}

/** The time to agree runs only while the two sides talk. */
const clockOf = (to: ComplaintState) =>
  to === 'open' || to === 'awaiting_store' || to === 'awaiting_buyer' ? {} : { due_from: null, due_at: null }
