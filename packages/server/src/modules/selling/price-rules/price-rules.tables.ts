import type { RulePricing, RuleRails, RuleScope } from '@bra/contract/selling/price-rules.schemas'
import type { ColumnType, Generated } from 'kysely'

export interface PriceRulesTables {
  price_rules: {
    id: Generated<number>
    store_id: number
    name: string
    position: number
    active: boolean
    scope: ColumnType<RuleScope, string, string>
    pricing: ColumnType<RulePricing, string, string>
    rails: ColumnType<RuleRails, string, string>
    created_at: Date
    updated_at: Date
  }
  price_schedules: { store_id: number; hour: number; active: boolean; next_at: Date }
}
