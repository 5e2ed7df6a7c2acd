import type { Plan, Signature } from '@bra/contract/stores/subscriptions.schemas'

/** What the table of plans, its cards on a phone and its rows are about. */
export interface Comparison {
  plans: Plan[]
  current: Plan | undefined
  signature: Signature | undefined
  chosen: string | null
  /** Offers that want to be on sale. */
  offers: number
  /** The store's own sales of 30 days, in cents; null while they are not known. */
  sales: number | null
  onChoose: (plan: string) => void
}

/** Returns the day on which a plan takes over from the one in force, if that is settled already. */
export function beginningOf(plan: Plan, signature: Signature | undefined) {
  if (!signature) return null
  const { state, next_plan: next, period_end: end } = signature
  if (next) return next.code === plan.code ? end : null
  return state === 'cancellation_scheduled' && plan.price_cents === 0 ? end : null
}
