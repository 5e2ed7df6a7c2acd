import type { Jobs } from '../../../platform/jobs.ts'
import { workOnRun } from './dispatch-runs.working.ts'

export const dispatchRunsJobs: Jobs = {
  work_on_dispatch: { waitsFor: 'dispatch', run: (app, { runId }) => workOnRun(app, runId) },
}
