import type { App } from '../../../app.ts'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import { type BlockedDays, blockedDaysFrom, businessDaysAfter } from '../../ground/calendar/index.ts'

/** Returns the first day on which banks work, the day of `at` included. */
export const paydayFrom = (at: Date, blocked: BlockedDays): string =>
  dayInBrazil(businessDaysAfter(new Date(at.getTime() - DAY_MS), 1, blocked))

export const paydayAfter = (day: string, blocked: BlockedDays): string =>
  dayInBrazil(businessDaysAfter(new Date(`${day}T12:00:00-03:00`), 1, blocked))

/** Returns whether banks work today: a day may have been blocked after a withdrawal was told when it goes. */
export async function isPayday({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const now = clock.now()
  return paydayFrom(now, await blockedDaysFrom(db, now)) === dayInBrazil(now)
}
