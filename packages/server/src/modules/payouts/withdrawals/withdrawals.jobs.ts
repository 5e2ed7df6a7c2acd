import type { Jobs } from '../../../platform/jobs.ts'
import { withdrawBySchedule } from './schedules.service.ts'

const HOUR_MS = 3_600_000

export const withdrawalsJobs: Jobs = {
  withdraw_by_schedule: { everyMs: HOUR_MS, run: withdrawBySchedule },
}
