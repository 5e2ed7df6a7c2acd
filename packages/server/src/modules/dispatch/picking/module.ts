import type { PartsOf } from '../../../module.ts'
import routes from './picking.routes.ts'

export const picking: PartsOf = {
  routes,
}
