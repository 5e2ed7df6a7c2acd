import type { PartsOf } from '../../../module.ts'
import { followedJobs } from './parcels.followed.ts'
import { parcelsJobs } from './parcels.jobs.ts'
import { parcelsPersonal } from './personal.queries.ts'
import routes from './parcels.routes.ts'

export const parcels: PartsOf = {
  routes,
  jobs: { ...parcelsJobs, ...followedJobs },
  personal: parcelsPersonal,
}
