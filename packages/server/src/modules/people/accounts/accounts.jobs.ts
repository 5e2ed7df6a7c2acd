import { DAY_MS } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { mailResetCode } from './email.service.ts'

export const accountsJobs: Jobs = {
  mail_reset_code: { givesUpAfterMs: DAY_MS, run: (app, { email }) => mailResetCode(app, email) },
}
