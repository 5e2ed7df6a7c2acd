import type { PartsOf } from '../../../module.ts'
import routes from './baskets.routes.ts'
import { closeSolvers } from './baskets.service.ts'

export const baskets: PartsOf = {
  routes,
  close: closeSolvers,
}
