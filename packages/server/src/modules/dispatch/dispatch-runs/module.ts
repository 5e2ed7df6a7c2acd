import type { PartsOf } from '../../../module.ts'
import { dispatchRunsJobs } from './dispatch-runs.jobs.ts'
import routes from './dispatch-runs.routes.ts'

export const dispatchRuns: PartsOf = { routes, jobs: dispatchRunsJobs }
