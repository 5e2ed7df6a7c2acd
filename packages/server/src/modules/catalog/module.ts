import type { PartsOf } from '../../module.ts'
import routes from './catalog.routes.ts'

export const catalog: PartsOf = {
  routes,
}
