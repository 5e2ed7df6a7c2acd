import { DAY_MS } from '../../../platform/clock.ts'

/** Days are yyyy-mm-dd of the calendar in Brasília. A period ends on the day on which the next one begins. */
export interface Period {
  start: string
  end: string
}

/** The price in cents of a whole period, from a day on; of two terms of one day the later in the list counts. */
export interface Term {
  since: string
  price_cents: number
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string) => Math.round((utc(to) - utc(from)) / DAY_MS)
export const dayAfter = (day: string, days: number) => dayOf(utc(day) + days * DAY_MS)
export const dayOfMonth = (day: string) => Number(day.slice(8))

/** Returns the day on which the next period begins: that of the anchor, or the last one of a month that lacks it. */
export function endOfPeriod(start: string, interval: 'month' | 'year', anchorDay: number) {
  const [year, month] = start.split('-').map(Number) as [number, number]
  const months = year * 12 + month - 1 + (interval === 'month' ? 1 : 12)
  const [nextYear, nextMonth] = [Math.floor(months / 12), months % 12]
  const lastDay = new Date(Date.UTC(nextYear, nextMonth + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(nextYear, nextMonth, Math.min(anchorDay, lastDay)))
}

/** Returns the cents of a period in which terms followed each other: a share for each day, half a cent rounded up. */
export function costOfPeriod(terms: Term[], { start, end }: Period) {
  const days = daysBetween(start, end)
  const ordered = terms.toSorted((one, other) => one.since.localeCompare(other.since))
  const sum = ordered.reduce((cents, term, index) => {
    const from = term.since < start ? start : term.since
    const next = ordered[index + 1]?.since ?? end
    const until = next > end ? end : next
    return cents + Math.max(0, daysBetween(from, until)) * term.price_cents
  }, 0)
  return Math.floor((2 * sum + days) / (2 * days))
}

interface Change {
  terms: Term[]
  period: Period
  paidCents: number
  /** The day of the change is wholly the new plan's. */
  to: Term
}

/** Returns the cents to pay for a dearer plan: the whole period as it is now, less what was paid for it. */
export const costOfChange = ({ terms, period, paidCents, to }: Change) =>
  Math.max(0, costOfPeriod([...terms, to], period) - paidCents)
