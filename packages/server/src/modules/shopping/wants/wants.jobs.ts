import type { Jobs } from '../../../platform/jobs.ts'
import { TELL_LATER, tellHeldWant } from './alerts.service.ts'

export const wantsJobs: Jobs = {
  [TELL_LATER]: { run: (app, { wantId }) => tellHeldWant(app, wantId) },
}
