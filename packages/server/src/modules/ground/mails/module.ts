import type { PartsOf } from '../../module.ts'
import { mailsJobs } from './mails.jobs.ts'
import { mailsPersonal } from './mails.personal.ts'

export const mails: PartsOf = {
  jobs: mailsJobs,
  personal: mailsPersonal,
}
