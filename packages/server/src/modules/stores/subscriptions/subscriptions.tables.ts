import type { SignatureState } from '@bra/contract/stores/signature-life'
import type { Generated } from 'kysely'

export type SignatureBillKind = 'first' | 'upgrade' | 'renewal'

export interface SubscriptionsTables {
  /** Terms for new subscriptions; a running subscription keeps its own. */
  plans: {
    id: Generated<number>
    code: string
    name: string
    audience: 'seller' | 'buyer'
    price_cents: number
    interval: 'month' | 'year'
    commission_bp: number
    max_ads: number | null
    max_offers: number | null
    features: string[]
    highlighted: Generated<boolean>
    position: number
    retired: Generated<boolean>
  }
  /** A store's signature of a plan. Days are yyyy-mm-dd in Brasília; `price_cents` is the price that was signed. */
  signatures: {
    id: Generated<number>
    store_id: number
    /** The person who pays. */
    user_id: number
    plan_id: number
    /** It begins at the end of the period. */
    next_plan_id: number | null
    state: SignatureState
    price_cents: number
    method: 'pix' | 'card'
    saved_card_id: number | null
    /** The day of the month on which periods begin, also after a month that lacks it. */
    anchor_day: number | null
    period_start: string | null
    period_end: string | null
    paused_at: Date | null
    created_at: Date
    ended_at: Date | null
  }
  /** What a bill of a signature is for. */
  signature_bills: {
    bill_id: number
    signature_id: number
    kind: SignatureBillKind
    plan_id: number
    price_cents: number
    /** The day from which the plan counts. */
    due_on: string
    card_tries: Generated<number>
    next_try_on: string | null
    mailed_at: Date | null
    taken_back_at: Date | null
  }
  signature_terms: {
    id: Generated<number>
    signature_id: number
    bill_id: number
    since: string
    plan_id: number
    price_cents: number
  }
}
