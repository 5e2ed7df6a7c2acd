import type { StoreOrderState } from '@bra/contract/order-life'
import type { BuyerAction } from '@bra/contract/orders.schemas'
import { DAY_MS, daysBefore, startOfDayInBrazil } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { rulesOf } from '../settings/index.ts'

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

/** The days of the marketplace, as the operator has set them. */
export async function lifeRules(db: Db): Promise<LifeRules> {
  const rules = await rulesOf(db, [...codes])
  return Object.fromEntries(Object.entries(rules).map(([code, value]) => [code, Number(value)])) as LifeRules
}

export const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)

/** What is counted in days has its last day to the end, as the buyer reads it. */
const midnightAfter = (from: Date, days: number) => startOfDayInBrazil(daysAfter(from, days + 1))

/** Until when what was delivered may be given back: the end of the last day, in Brasília. */
export const regretUntil = (deliveredAt: Date, { regret_days }: LifeRules) =>
  new Date(midnightAfter(deliveredAt, regret_days).getTime() - 1)

/** After so many days with the buyer it is the store's money: never before the right of regret has ended. */
const daysToComplete = ({ completion_days, regret_days }: LifeRules) => Math.max(completion_days, regret_days)

export const completesAt = (deliveredAt: Date, rules: LifeRules) => midnightAfter(deliveredAt, daysToComplete(rules))

/** What was delivered by then is completed now: `completesAt` seen from its end. */
export const completedIfDeliveredBy = (now: Date, rules: LifeRules) =>
  new Date(daysBefore(startOfDayInBrazil(now), daysToComplete(rules)).getTime() - 1)

/** Until when what may go back has to be posted: the end of the last day. */
export const sendBackUntil = (authorisedAt: Date, { send_back_days }: LifeRules) =>
  new Date(midnightAfter(authorisedAt, send_back_days).getTime() - 1)

/** What was authorised by then and is not posted stays with its buyer now: `sendBackUntil` seen from its end. */
export const keptIfAuthorisedBy = (now: Date, { send_back_days }: LifeRules) =>
  new Date(daysBefore(startOfDayInBrazil(now), send_back_days).getTime() - 1)

/** Should have been posted, or ready to be fetched, by now. */
export const isOverdue = ({ post_by: postBy }: { post_by: Date | string | null }, now: Date) =>
  postBy !== null && new Date(postBy) < now

/** Between the warning of a loss and the loss, however late the warning: less a day in which a worker may be slow. */
export const daysToSpeak = ({ loss_warning_days }: LifeRules) => Math.max(loss_warning_days - 1, 0)

/** What decides what the buyer may do. */
interface ParcelFacts {
  state: StoreOrderState
  /** Null is the Bra Center. */
  store: object | null
  paid_at: Date | null
  /** The last instant in which its store may post it. */
  post_by: Date | null
  delivered_at: Date | null
  /** The store has refused to cancel it before. */
  was_kept: boolean
  return_contested_at: Date | null
  return_reply: string | null
  review: object | null
}

/** Paid, and not with the carrier yet. */
export const unsent: StoreOrderState[] = ['paid', 'picking', 'invoiced', 'ready_to_ship']

/** The one place that decides: what is offered is what the calls let through. */
export const actionsOf = (parcel: ParcelFacts, rules: LifeRules, now: Date): BuyerAction[] => [
  ...movesOf(parcel, rules, now),
  ...reviewOf(parcel),
]

function movesOf(parcel: ParcelFacts, rules: LifeRules, now: Date): BuyerAction[] {
  const { state } = parcel
  if (unsent.includes(state)) return isLate(parcel, rules, now) ? ['cancel'] : parcel.was_kept ? [] : ['ask_cancel']
  if (state === 'cancellation_requested')
    return isLate(parcel, rules, now) ? ['cancel', 'withdraw_cancel'] : ['withdraw_cancel']
  if (state === 'shipped') return ['confirm_delivery']
  if (state === 'delivered') return mayRegret(parcel, rules, now) ? ['regret'] : []
  if (state === 'return_authorised') return ['send_back', 'withdraw_cancel']
  // the store may be looking for a code that nobody wrote down right, also where it contests the return
  if (state === 'returning')
    return isContested(parcel) && parcel.return_reply === null ? ['answer_contest', 'correct_code'] : ['correct_code']
  return state === 'return_requested' ? ['withdraw_cancel'] : []
}

/** Its sender says that what was posted back has not come, or not as it went. */
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

// after it came, whatever became of it; what the centre packed says nothing about a store
const reviewOf = ({ state, delivered_at: deliveredAt, store, review }: ParcelFacts): BuyerAction[] =>
  (deliveredAt || state === 'completed') && store && !review ? ['review'] : []
