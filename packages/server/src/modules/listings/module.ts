import type { PartsOf } from '../../module.ts'
import routes from './listings.routes.ts'

export const listings: PartsOf = {
  routes,
}
