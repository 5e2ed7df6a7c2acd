import type { PartsOf } from '../../../module.ts'
import routes from './admin.routes.ts'
import { adminWaiting } from './waiting.queries.ts'

export const admin: PartsOf = {
  routes,
  waiting: adminWaiting,
}
