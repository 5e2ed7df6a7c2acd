import type { PartsOf } from '../../module.ts'
import routes from './sales.routes.ts'

export const sales: PartsOf = {
  routes,
}
