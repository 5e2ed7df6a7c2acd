import type { PartsOf } from '../../../module.ts'
import { finderJobs } from './finder.jobs.ts'
import { keepFresh, stopKeepingFresh, warmingOf } from './finder.upkeep.ts'

export const finder: PartsOf = {
  jobs: finderJobs,
  open: async (app) => keepFresh(app),
  close: stopKeepingFresh,
  warming: warmingOf,
}
