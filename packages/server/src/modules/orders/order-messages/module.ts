import type { PartsOf } from '../../../module.ts'
import { orderMessagesJobs } from './order-messages.jobs.ts'
import routes from './order-messages.routes.ts'
import { orderMessagesPersonal } from './personal.queries.ts'

export const orderMessages: PartsOf = {
  routes,
  jobs: orderMessagesJobs,
  personal: orderMessagesPersonal,
}
