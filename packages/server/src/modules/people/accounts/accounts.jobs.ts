import type { Jobs } from '../../../platform/jobs.ts'
import { mailResetCode } from './email.service.ts'

export const accountsJobs: Jobs = {
  mail_reset_code: { run: (app, { email }) => mailResetCode(app, email) },
}
