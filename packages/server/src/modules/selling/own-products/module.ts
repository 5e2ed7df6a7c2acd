import type { PartsOf } from '../../../module.ts'
import routes from './own-products.routes.ts'

export const ownProducts: PartsOf = {
  routes,
}
