import type { PartsOf } from '../../module.ts'
import routes from './subscriptions.routes.ts'

export const subscriptions: PartsOf = {
  routes,
}
