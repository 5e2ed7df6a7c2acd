import type { PartsOf } from '../../../module.ts'
import routes from './cart.routes.ts'
import { mergeCartLines } from './merged.queries.ts'
import { cartPersonal } from './personal.queries.ts'

export const cart: PartsOf = {
  routes,
  merged: mergeCartLines,
  personal: cartPersonal,
}
