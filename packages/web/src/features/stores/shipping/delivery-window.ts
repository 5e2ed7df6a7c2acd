import { date } from '@bra/contract/trade/format'
import { daysFrom } from '@bra/contract/trade/moments'
import { dayInBrasilia } from '../../../lib/intl.ts'

const DAY_MS = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

interface Calendar {
  now: Date
  /** Days on which nobody posts or delivers, as yyyy-mm-dd in Brasília. */
  blocked: ReadonlySet<string>
}

/** Returns the first and last day of arrival as `daysFrom` writes them; weekends and blocked days do not count. */
export function deliveryWindow({ days_min, days_max }: { days_min: number; days_max: number }, calendar: Calendar) {
  const [first, last] = [days_min, days_max].map((days) => date(isoDay(afterBusinessDays(days, calendar))))
  return daysFrom(first!, last!)
}

function afterBusinessDays(days: number, { now, blocked }: Calendar) {
  let day = Date.parse(`${dayInBrasilia(now)}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day += DAY_MS
    if (!isWeekend(day) && !blocked.has(isoDay(day))) left -= 1
  }
  return day
}

const isWeekend = (day: number) => [SATURDAY, SUNDAY].includes(new Date(day).getUTCDay())

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10)
