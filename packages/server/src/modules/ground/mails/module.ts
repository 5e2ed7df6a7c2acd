import type { PartsOf } from '../../../module.ts'
import { mailsJobs } from './mails.jobs.ts'
import { mailsPersonal } from './mails.personal.ts'
import routes from './mails.routes.ts'

export const mails: PartsOf = {
  routes,
  jobs: mailsJobs,
  personal: mailsPersonal,
}
