import type { PartsOf } from '../../../module.ts'
import routes from './order-search.routes.ts'

export const orderSearch: PartsOf = {
  routes,
}
