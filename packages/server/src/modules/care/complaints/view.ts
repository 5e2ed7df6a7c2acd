import { undecided } from '@bra/contract/care/complaint-states'
import type {
  Complaint,
  ComplaintAction,
  ComplaintEvent,
  ComplaintSummary,
} from '@bra/contract/care/complaints.schemas'
import { unchanged } from '@bra/contract/kit/saying'
import type { z } from 'zod'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import { completesAt, type LifeRules } from '../../orders/orders/index.ts'
import { regretReason } from './regret.words.ts'
import type { DetailRow, ListedRow, Reader, SeenRow } from './reading.queries.ts'
import type { ComplaintRow, ProposalRow } from './writing.queries.ts'

function headOf(row: SeenRow): Omit<ComplaintSummary, 'lines'> {
  const { id, order_id, store_order_id, part, parts, store, buyer, reason, state, outcome, awaiting } = row
  const { contested_cents, refund_cents } = row
  return {
    ...{ id, order_id, store_order_id, part, parts, store, buyer },
    ...{ reason, state, outcome, awaiting, contested_cents, refund_cents },
    opened_at: instant(row.opened_at),
    due_from: instantOrNull(row.due_from),
    due_at: instantOrNull(row.due_at),
    resolved_at: instantOrNull(row.resolved_at),
    closed_at: instantOrNull(row.closed_at),
    blocked_by: row.blocked_by,
    unread: row.unread,
  }
}

export const summaryOf = (row: ListedRow): ComplaintSummary => ({ ...headOf(row), lines: row.lines })

interface Known {
  proposal: ProposalRow | undefined
  hasSpoken: boolean
}

/** Nobody is decided about unheard: who was silenced before the first word may still write one statement. */
export const mayStillSpeak = (complaint: ComplaintRow, side: Reader, hasSpoken: boolean) =>
  complaint.blocked_by !== null && complaint.blocked_by !== side && !hasSpoken && undecided.includes(complaint.state)

/** Decides what the page offers; the calls refuse by the same fields. */
function actionsOf(complaint: ComplaintRow, you: Reader, { proposal, hasSpoken }: Known): ComplaintAction[] {
  const { state, outcome, blocked_by: blockedBy } = complaint
  if (you === 'operator' || state === 'closed') return []
  const mayTalk = blockedBy === null
  const isOpen = undecided.includes(state)
  const isReturn = state === 'resolved' && outcome === 'return'
  const isReshipment = state === 'resolved' && outcome === 'reshipment'
  const isPosted = complaint.return_code !== null
  const offered: [ComplaintAction, boolean][] = [
    ['write', mayTalk || mayStillSpeak(complaint, you, hasSpoken)],
    ['propose', mayTalk && isOpen],
    ['accept', mayTalk && isOpen && proposal !== undefined && proposal.party !== you],
    ['withdraw', you === 'client' && isOpen],
    ['block', mayTalk],
    ['send_back', you === 'client' && isReturn],
    ['take_back', you === 'store' && isReturn],
    ['confirm_arrival', you === 'client' && isReshipment],
    ['dispute', you === 'client' ? isReshipment : isReturn && isPosted],
  ]
  return offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []))
}

export type MadeComplaint = z.input<typeof Complaint>

interface Parts extends Pick<Complaint, 'lines' | 'fair'> {
  messages: (Omit<Complaint['messages'][number], 'at' | 'read_at'> & { at: Date; read_at: Date | null })[]
  events: (Omit<Complaint['events'][number], 'at'> & { at: Date })[]
  proposal: ProposalRow | undefined
}

export function complaintView(row: DetailRow, you: Reader, parts: Parts, rules: LifeRules): MadeComplaint {
  const { messages, events, proposal, lines, fair } = parts
  return {
    ...headOf(row),
    ...{ you, parcel_state: row.parcel_state, units_in_parcel: row.units_in_parcel },
    post_by: instantOrNull(row.post_by),
    lines: lines.map((line) => ({
      ...line,
      listing_photos: line.listing_photos.map(({ image, at }) => ({ image, at: instant(at) })),
    })),
    messages: messages.map((message) => ({
      ...message,
      at: instant(message.at),
      read_at: instantOrNull(message.read_at),
    })),
    events: events.map((event) => ({ ...event, at: instant(event.at), note: noteOf(event) })),
    proposal: proposal ? proposalView(proposal) : null,
    fair,
    money: moneyOf(row, rules),
    return: row.outcome === 'return' ? returnOf(row) : null,
    arrives_by: row.outcome === 'reshipment' && row.state === 'resolved' ? instantOrNull(row.ends_at) : null,
    actions: actionsOf(row, you, { proposal, hasSpoken: messages.some(({ by }) => by === you) }),
  }
}

/** Only the law decides without a person, so the note is its reason. */
const noteOf = ({ by, note }: Pick<ComplaintEvent, 'by' | 'note'>) =>
  note === null ? null : by === 'system' ? regretReason : unchanged(note)

const proposalView = ({ id, party, kind, cents, note, created_at }: ProposalRow) => ({
  ...{ id, by: party, kind, cents, note },
  at: instant(created_at),
})

function moneyOf(row: DetailRow, rules: LifeRules): Complaint['money'] {
  const contested = Math.min(row.parcel_contested_cents, row.held_cents)
  const willRelease = row.parcel_state === 'delivered' && row.delivered_at !== null && row.held_cents > contested
  return {
    contested_cents: contested,
    held_cents: row.held_cents - contested,
    released_cents: row.paid_cents - row.held_cents - row.refunded_cents,
    returned_cents: row.refunded_cents,
    releases_at: willRelease ? instant(completesAt(row.delivered_at!, rules)) : null,
  }
}

function returnOf({ state, place, return_code, return_posted_at, ends_at }: DetailRow) {
  const isOpen = state === 'resolved'
  return {
    place: isOpen ? place : null,
    tracking_code: return_code,
    posted_at: instantOrNull(return_posted_at),
    send_back_until: isOpen && return_code === null ? instantOrNull(ends_at) : null,
    received_by: isOpen && return_code !== null ? instantOrNull(ends_at) : null,
  }
}
