import type { PartsOf } from '../../../module.ts'
import routes from './admin.routes.ts'

export const admin: PartsOf = {
  routes,
}
