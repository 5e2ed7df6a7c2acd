import { DAY_MS } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { TELL_LATER, tellHeldWant } from './alerts.service.ts'

export const wantsJobs: Jobs = {
  [TELL_LATER]: { givesUpAfterMs: 3 * DAY_MS, run: (app, { wantId }) => tellHeldWant(app, wantId) },
}
