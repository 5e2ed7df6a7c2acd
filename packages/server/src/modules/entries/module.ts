import type { PartsOf } from '../../module.ts'
import routes from './entries.routes.ts'

export const entries: PartsOf = {
  routes,
}
