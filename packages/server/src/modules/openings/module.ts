import type { PartsOf } from '../../module.ts'
import { storesOfAPerson } from './openings.personal.ts'
import routes from './openings.routes.ts'
import { openingsWaiting } from './waiting.queries.ts'

export const openings: PartsOf = {
  routes,
  waiting: openingsWaiting,
  personal: storesOfAPerson,
}
