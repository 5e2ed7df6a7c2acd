import type { Jobs } from '../../../platform/jobs.ts'
import { closeDueAccounts } from './privacy.closure.ts'

const EVERY_MS = 60 * 60_000

export const privacyJobs: Jobs = {
  close_due_accounts: { everyMs: EVERY_MS, run: closeDueAccounts },
}
