import { stillToPost } from '@bra/contract/orders/order-states'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { BuyerAction } from '@bra/contract/orders/orders.schemas'
import { DAY_MS, startOfDayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { rulesOf } from '../../ground/settings/index.ts'

const codes = [
  'posting_days',
  'posting_days_large',
  'posting_large_from',
  'bra_center_posting_days',
  'buyer_cancel_days',
  'mutual_cancel_days',
  'lost_days',
  'loss_warning_days',
  'completion_days',
  'regret_days',
  'send_back_days',
  'return_days',
] as const

export type LifeRules = Record<(typeof codes)[number], number>

/** Reads the operator's settings: days, except for `posting_large_from`, which is in units. */
export async function lifeRules(db: Db): Promise<LifeRules> {
  const rules = await rulesOf(db, [...codes])
  return Object.fromEntries(Object.entries(rules).map(([code, value]) => [code, Number(value)])) as LifeRules
}

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)

/** A period of days runs to the end of its last day, as the buyer reads it. */
const midnightAfter = (from: Date, days: number) => startOfDayInBrazil(daysAfter(from, days + 1))

export const regretUntil = (deliveredAt: Date, { regret_days }: LifeRules) =>
  new Date(midnightAfter(deliveredAt, regret_days).getTime() - 1)

/** Returns the days from delivery to the release of the money, which never precedes the end of the right of regret. */
export const daysToComplete = ({ completion_days, regret_days }: LifeRules) => Math.max(completion_days, regret_days)

export const completesAt = (deliveredAt: Date, rules: LifeRules) => midnightAfter(deliveredAt, daysToComplete(rules))

export const sendBackUntil = (authorisedAt: Date, { send_back_days }: LifeRules) =>
  new Date(midnightAfter(authorisedAt, send_back_days).getTime() - 1)

export const isOverdue = ({ post_by: postBy }: { post_by: Date | string | null }, now: Date) =>
  postBy !== null && new Date(postBy) < now

interface ParcelFacts {
  state: StoreOrderState
  store: object | null
  paid_at: Date | null
  post_by: Date | null
  delivered_at: Date | null
  /** The store has refused to cancel it before. */
  was_kept: boolean
  return_contested_at: Date | null
  return_reply: string | null
  review: object | null
}

/** Decides which actions the page offers, and which the calls let through. */
export const actionsOf = (parcel: ParcelFacts, rules: LifeRules, now: Date): BuyerAction[] => [
  ...movesOf(parcel, rules, now),
  ...reviewOf(parcel),
]

function movesOf(parcel: ParcelFacts, rules: LifeRules, now: Date): BuyerAction[] {
  const { state } = parcel
  if (stillToPost.includes(state))
    return isLate(parcel, rules, now) ? ['cancel'] : parcel.was_kept ? [] : ['ask_cancel']
  if (state === 'cancellation_requested')
    return isLate(parcel, rules, now) ? ['cancel', 'withdraw_cancel'] : ['withdraw_cancel']
  if (state === 'shipped') return ['confirm_delivery']
  if (state === 'delivered') return mayRegret(parcel, rules, now) ? ['regret'] : []
  if (state === 'return_authorised') return ['send_back', 'withdraw_cancel']
  // the return code may be mistyped, so it can be corrected even while the store contests the return
  if (state === 'returning')
    return isContested(parcel) && parcel.return_reply === null ? ['answer_contest', 'correct_code'] : ['correct_code']
  return state === 'return_requested' ? ['withdraw_cancel'] : []
}

/** Returns whether the sender says that the return did not arrive, or not in the condition in which it went. */
export const isContested = ({ state, return_contested_at: at }: Pick<ParcelFacts, 'state' | 'return_contested_at'>) =>
  state === 'returning' && at !== null

// the store is not late before the day that it was told
const isLate = ({ paid_at: paidAt, post_by: postBy }: ParcelFacts, rules: LifeRules, now: Date) =>
  paidAt !== null && now >= daysAfter(paidAt, rules.buyer_cancel_days) && (postBy === null || now >= postBy)

export const mayRegret = (
  { delivered_at: deliveredAt }: Pick<ParcelFacts, 'delivered_at'>,
  rules: LifeRules,
  now: Date,
) => deliveredAt !== null && now <= regretUntil(deliveredAt, rules)

// a parcel may be reviewed once it arrived, whatever happened then; one of the centre says nothing about a store
const reviewOf = ({ state, delivered_at: deliveredAt, store, review }: ParcelFacts): BuyerAction[] =>
  (deliveredAt || state === 'completed') && store && !review ? ['review'] : []
