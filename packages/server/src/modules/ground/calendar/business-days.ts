import { DAY_MS, dayInBrazil, weekdayInBrazil } from '../../../platform/clock.ts'
import type { BlockedDays } from './calendar.service.ts'

const SUNDAY = 0
const SATURDAY = 6

const isWorked = (at: Date, blocked: BlockedDays) =>
  ![SUNDAY, SATURDAY].includes(weekdayInBrazil(at)) && !blocked.has(dayInBrazil(at))

/** Returns 23:59:59 in Brasília of the `days`-th business day after `from`; with 0, of the day of `from` itself. */
export function businessDaysAfter(from: Date, days: number, blocked: BlockedDays): Date {
  let at = new Date(`${dayInBrazil(from)}T12:00:00-03:00`)
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY_MS)
    if (isWorked(at, blocked)) left -= 1
  }
  return new Date(`${dayInBrazil(at)}T23:59:59-03:00`)
}
