import type { ComplaintState } from '@bra/contract/care/complaint-life'
import type {
  ComplaintEventKind,
  ComplaintOutcome,
  ComplaintParty,
  ComplaintReason,
  ComplaintSide,
  ProposalKind,
} from '@bra/contract/care/complaints.schemas'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { CardCondition } from '@bra/contract/trade/trade'
import type { ColumnType, Generated } from 'kysely'

export interface ComplaintsTables {
  complaints: {
    id: Generated<number>
    store_order_id: number
    /** Null for a parcel of the centre, whose complaints operators answer. */
    store_id: number | null
    user_id: number
    reason: ComplaintReason
    state: ComplaintState
    outcome: Generated<ComplaintOutcome | null>
    contested_cents: number
    refund_cents: Generated<number | null>
    opened_at: Date
    /** The time to agree; null when it does not run. */
    due_from: Date | null
    due_at: Date | null
    reminders: Generated<number>
    /** When the clock ends a resolved complaint. */
    ends_at: Generated<Date | null>
    blocked_by: Generated<ComplaintSide | null>
    resolved_at: Generated<Date | null>
    closed_at: Generated<Date | null>
    return_code: Generated<string | null>
    return_posted_at: Generated<Date | null>
  }
  complaint_lines: {
    complaint_id: number
    order_line_id: number
    quantity: number
    received_condition: CardCondition | null
    /** How the buyer says that the card came; the database refuses a change. */
    received: ColumnType<CardPassport | null, string | null, never>
  }
  complaint_messages: {
    id: Generated<number>
    complaint_id: number
    user_id: number
    party: Exclude<ComplaintParty, 'system'>
    body: string
    photos: string[]
    created_at: Date
    /** When the other side read it. */
    read_at: Date | null
  }
  complaint_proposals: {
    id: Generated<number>
    complaint_id: number
    user_id: number
    party: ComplaintSide
    kind: ProposalKind
    cents: number | null
    note: string | null
    created_at: Date
    /** Accepted, replaced by another, or overtaken by the end. */
    ended_at: Date | null
    read_at: Generated<Date | null>
  }
  complaint_events: {
    id: Generated<number>
    complaint_id: number
    /** Null for the clock. */
    user_id: number | null
    party: ComplaintParty
    kind: ComplaintEventKind
    state: ComplaintState
    cents: number | null
    outcome: ComplaintOutcome | null
    note: string | null
    happened_at: Date
  }
}
