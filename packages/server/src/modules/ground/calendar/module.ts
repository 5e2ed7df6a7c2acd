import type { PartsOf } from '../../../module.ts'
import routes from './calendar.routes.ts'
import { calendarJobs, writeHolidays } from './calendar.service.ts'

export const calendar: PartsOf = {
  routes,
  jobs: calendarJobs,
  open: writeHolidays,
}
