import type { PartsOf } from '../../../module.ts'
import routes from './search.routes.ts'

export const search: PartsOf = {
  routes,
}
