import type { PartsOf } from '../../../module.ts'
import { cartJobs } from './cart.jobs.ts'
import routes from './cart.routes.ts'
import { mergeCartLines } from './merged.queries.ts'
import { cartPersonal } from './personal.queries.ts'

export const cart: PartsOf = {
  routes,
  jobs: cartJobs,
  merged: mergeCartLines,
  personal: cartPersonal,
}
