import type { PartsOf } from '../../../module.ts'
import { checkoutListeners } from './checkout.events.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import routes from './checkout.routes.ts'

export const checkout: PartsOf = { routes, jobs: checkoutJobs, listeners: checkoutListeners }
