import type { PartsOf } from '../../../module.ts'
import { noticesJobs } from './notices.jobs.ts'
import { noticesPersonal } from './notices.personal.ts'
import routes from './notices.routes.ts'

export const notices: PartsOf = {
  routes,
  jobs: noticesJobs,
  personal: noticesPersonal,
}
