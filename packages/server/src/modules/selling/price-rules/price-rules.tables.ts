import type { RulePricing, RuleRails, RuleScope } from '@bra/contract/price-rules.schemas'
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
  price_runs: {
    id: Generated<number>
    store_id: number
    user_id: number | null
    ran_at: Date
    offers_seen: number
    offers_changed: number
    undone_at: Date | null
    problem: string | null
  }
  price_changes: {
    run_id: number
    listing_id: number
    rule_id: number | null
    product_name: string
    variant: string
    before_cents: number
    after_cents: number
    reason: string
    undone: boolean | null
  }
}
