import type { PartsOf } from '../../../module.ts'
import routes from './storefronts.routes.ts'

export const storefronts: PartsOf = {
  routes,
}
