import type { CardLanguage, Edition, Finish, OfferCondition } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export interface WantsTables {
  wants: {
    id: Generated<number>
    user_id: number
    product_id: number
    any_edition: boolean
    limit_cents: number | null
    condition: OfferCondition | null
    condition_rank: number | null
    languages: CardLanguage[]
    finish: Finish | null
    /** Null in a want of any edition. */
    edition: Edition | null
    quantity: number
    active: boolean
    notify: boolean
    created_at: Date
    updated_at: Date
    told_at: Date | null
  }
  want_alerts: { want_id: number; listing_id: number; price_cents: number; told_at: Date }
}
