import type { PartsOf } from '../../../module.ts'
import { finderJobs, keepFresh, stopKeepingFresh, warmingOf } from './finder.jobs.ts'

export const finder: PartsOf = {
  jobs: finderJobs,
  open: async (app) => keepFresh(app),
  close: stopKeepingFresh,
  warming: warmingOf,
}
