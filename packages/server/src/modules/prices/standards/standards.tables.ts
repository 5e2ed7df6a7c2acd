import type { CardCondition, CardLanguage, Finish } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export interface StandardsTables {
  /** What each person chose; whoever has no row buys by the usual standard. */
  standards: {
    user_id: number
    condition: CardCondition
    condition_rank: number
    languages: Generated<CardLanguage[]>
    finishes: Generated<Finish[]>
    /** In business days; null for any. */
    posts_in_days: number | null
    updated_at: Date
  }
}
