import { DAY_MS, dayInBrazil, weekdayInBrazil } from '../../platform/clock.ts'

const SUNDAY = 0
const SATURDAY = 6

const isWorked = (at: Date) => ![SUNDAY, SATURDAY].includes(weekdayInBrazil(at))

/** The end, in Brasília, of the so-many-th business day after an instant; of its own day where `days` is 0. */
export function businessDaysAfter(from: Date, days: number): Date {
  let at = new Date(`${dayInBrazil(from)}T12:00:00-03:00`)
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY_MS)
    if (isWorked(at)) left -= 1
  }
  return new Date(`${dayInBrazil(at)}T23:59:59-03:00`)
}
