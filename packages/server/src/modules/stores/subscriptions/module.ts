import type { PartsOf } from '../../../module.ts'
import { signatureBills } from './bill-owner.ts'
import { writeFirstPlans } from './index.ts'
import { subscriptionsJobs } from './subscriptions.jobs.ts'
import { signaturesOfAPerson } from './subscriptions.personal.ts'
import routes from './subscriptions.routes.ts'

export const subscriptions: PartsOf = {
  routes,
  jobs: subscriptionsJobs,
  bills: { plan: signatureBills },
  personal: signaturesOfAPerson,
  open: (app) => app.transaction(writeFirstPlans),
}
