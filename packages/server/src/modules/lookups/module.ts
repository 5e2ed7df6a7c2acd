import type { PartsOf } from '../../module.ts'
import routes from './lookups.routes.ts'

export const lookups: PartsOf = {
  routes,
}
