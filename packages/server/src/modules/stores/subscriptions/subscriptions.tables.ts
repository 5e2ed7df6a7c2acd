import type { Generated } from 'kysely'

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
}
