import type { PartsOf } from '../../../module.ts'
import routes from './freight-rules.routes.ts'

export const freightRules: PartsOf = {
  routes,
}
