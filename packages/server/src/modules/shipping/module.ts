import type { PartsOf } from '../../module.ts'
import routes from './shipping.routes.ts'

export const shipping: PartsOf = {
  routes,
}
