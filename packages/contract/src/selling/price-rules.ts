import { get, post, put, reading, remove, table } from '../kit/api.ts'
import type { priceRulesSchemas, RulePricing } from './price-rules.schemas.ts'

export const priceRules = table<typeof priceRulesSchemas>()({
  list: get('/v1/price-rules/{store_id}', 'seller', 'stock'),
  save: post('/v1/price-rules', 'seller', 'stock'),
  order: post('/v1/price-rules/order', 'seller', 'stock'),
  preview: reading(post('/v1/price-rules/preview', 'seller', 'stock')),
  run: post('/v1/price-rules/run', 'seller', 'stock'),
  schedule: put('/v1/price-rules/schedule', 'seller', 'stock'),
  remove: remove('/v1/price-rules/{id}', 'seller', 'stock'),
})

/** True for a rule that changes the price by itself: each run adds to the one before, so it never runs by the clock. */
export const compounds = ({ source, change }: RulePricing) => source === 'own' && change.value !== 0
