import type { PartsOf } from '../../../module.ts'
import { writeFirstPlans } from './index.ts'
import routes from './subscriptions.routes.ts'

export const subscriptions: PartsOf = {
  routes,
  open: (app) => app.transaction(writeFirstPlans),
}
