import type { Plan } from '@bra/contract/stores/subscriptions.schemas'

const MONTHS_OF_YEAR = 12
const BASIS_POINTS = 10_000

/** Returns cents of one month; a plan of a year counts a twelfth. */
export const monthlyCents = ({ price_cents: price, interval }: Pick<Plan, 'price_cents' | 'interval'>) =>
  interval === 'year' ? Math.round(price / MONTHS_OF_YEAR) : price

/** Returns the commission of sales, in cents. */
export const commissionCents = ({ commission_bp: rate }: Pick<Plan, 'commission_bp'>, salesCents: number) =>
  Math.round((salesCents * rate) / BASIS_POINTS)

/** Returns what a month costs with these sales, plan and commission together, in cents. */
export const planPlusCommission = (plan: Plan, salesCents: number) =>
  monthlyCents(plan) + commissionCents(plan, salesCents)

/** Returns how many of these offers the plan leaves without a place. */
export const offersLeftOut = ({ max_offers: most }: Pick<Plan, 'max_offers'>, offers: number) =>
  most === null ? 0 : Math.max(0, offers - most)

/** Returns the plan of the lowest sum; of two with the same sum, the one that stands first. */
export const cheapestPlan = (plans: Plan[], salesCents: number) =>
  lowest(plans, (plan) => planPlusCommission(plan, salesCents))

/** Returns the plan of the lowest price with a place for each of these offers. */
export const smallestThatFits = (plans: Plan[], offers: number) =>
  lowest(
    plans.filter((plan) => offersLeftOut(plan, offers) === 0),
    monthlyCents,
  )

const lowest = (plans: Plan[], cents: (plan: Plan) => number) =>
  plans.reduce<Plan | undefined>((best, plan) => (best && cents(best) <= cents(plan) ? best : plan), undefined)

export interface FeatureRow {
  feature: string
  /** The codes of the plans that have it. */
  plans: Set<string>
}

/** The commission has a row of its own in the table. */
const repeatsCommission = (feature: string) => /comiss[ãa]o|commission/i.test(feature)

/** Returns each feature once, in the order in which the plans name them. */
export function featureRows(plans: Plan[]): FeatureRow[] {
  const features = new Set(plans.flatMap((plan) => plan.features).filter((feature) => !repeatsCommission(feature)))
  return [...features].map((feature) => ({
    feature,
    plans: new Set(plans.filter((plan) => plan.features.includes(feature)).map(({ code }) => code)),
  }))
}
