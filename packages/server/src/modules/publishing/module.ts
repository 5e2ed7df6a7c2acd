import type { PartsOf } from '../../module.ts'
import routes from './publishing.routes.ts'

export const publishing: PartsOf = {
  routes,
}
