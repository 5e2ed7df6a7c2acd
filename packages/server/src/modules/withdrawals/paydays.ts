import { DAY_MS, dayInBrazil, weekdayInBrazil } from '../../platform/clock.ts'

const SUNDAY = 0
const SATURDAY = 6

/** Days, as yyyy-mm-dd in Brasília, on which nobody pays out. */
type Blocked = ReadonlySet<string>

const noon = (day: string) => new Date(`${day}T12:00:00-03:00`)
const isPayday = (day: string, blocked: Blocked) =>
  ![SUNDAY, SATURDAY].includes(weekdayInBrazil(noon(day))) && !blocked.has(day)
const dayAfter = (day: string) => dayInBrazil(new Date(noon(day).getTime() + DAY_MS))

/** The first day from an instant on, its own included, on which banks work. */
export function paydayFrom(at: Date, blocked: Blocked): string {
  let day = dayInBrazil(at)
  while (!isPayday(day, blocked)) day = dayAfter(day)
  return day
}

/** The next one after a day. */
export const paydayAfter = (day: string, blocked: Blocked) => paydayFrom(noon(dayAfter(day)), blocked)
