import { DAY_MS, dayInBrazil, weekdayInBrazil } from '../../platform/clock.ts'
import type { BlockedDays } from './calendar.service.ts'

const SUNDAY = 0
const SATURDAY = 6

const isWorked = (at: Date, blocked: BlockedDays) =>
  ![SUNDAY, SATURDAY].includes(weekdayInBrazil(at)) && !blocked.has(dayInBrazil(at))

/** The end, in Brasília, of the so-many-th business day after an instant; of its own day where `days` is 0. */
export function businessDaysAfter(from: Date, days: number, blocked: BlockedDays): Date {
  let at = new Date(`${dayInBrazil(from)}T12:00:00-03:00`)
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY_MS)
    if (isWorked(at, blocked)) left -= 1
  }
  return new Date(`${dayInBrazil(at)}T23:59:59-03:00`)
}
