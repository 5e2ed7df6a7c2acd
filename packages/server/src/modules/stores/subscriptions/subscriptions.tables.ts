import type { Generated } from 'kysely'

export interface SubscriptionsTables {
  /** The terms for whoever subscribes now: a signature keeps those that it began with. */
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
    /** Nobody takes a new one. */
    retired: Generated<boolean>
  }
}
