import type { PartsOf } from '../../module.ts'
import routes from './cart.routes.ts'
import { cartPersonal } from './personal.queries.ts'

export const cart: PartsOf = {
  routes,
  personal: cartPersonal,
}
