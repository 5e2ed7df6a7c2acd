import type { PartsOf } from '../../../module.ts'
import routes from './store-dashboard.routes.ts'

export const storeDashboard: PartsOf = {
  routes,
}
