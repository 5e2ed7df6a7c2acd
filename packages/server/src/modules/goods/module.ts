import type { PartsOf } from '../../module.ts'
import routes from './goods.routes.ts'

export const goods: PartsOf = {
  routes,
}
