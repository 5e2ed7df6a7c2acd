import { get, post, remove, table } from '../kit/api.ts'
import type { freightRulesSchemas } from './freight-rules.schemas.ts'

export const freightRules = table<typeof freightRulesSchemas>()({
  list: get('/v1/freight-rules/{store_id}', 'seller', 'settings'),
  save: post('/v1/freight-rules', 'seller', 'settings'),
  remove: remove('/v1/freight-rules/{id}', 'seller', 'settings'),
})
