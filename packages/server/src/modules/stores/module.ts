import type { PartsOf } from '../../module.ts'
import routes from './stores.routes.ts'

export const stores: PartsOf = {
  routes,
}
