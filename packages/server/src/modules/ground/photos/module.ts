import type { PartsOf } from '../../../module.ts'
import { photosJobs } from './photos.jobs.ts'
import { photosPersonal } from './photos.queries.ts'
import routes from './photos.routes.ts'

export const photos: PartsOf = {
  routes,
  jobs: photosJobs,
  personal: photosPersonal,
}
