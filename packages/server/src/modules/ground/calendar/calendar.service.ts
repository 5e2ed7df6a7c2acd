import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { blockDatesFrom, insertMissingYears } from './calendar.queries.ts'

const WEEK_MS = 7 * 86_400_000

/** Days, as yyyy-mm-dd in Brasília, on which nobody posts or pays out. */
export type BlockedDays = ReadonlySet<string>

export const blockDates = async (app: App, from = dayInBrazil(app.clock.now())) => ({
  block_dates: await blockDatesFrom(app.db, from),
})

export const blockedDaysFrom = async (db: Db, from: Date): Promise<BlockedDays> =>
  new Set((await blockDatesFrom(db, dayInBrazil(from))).map(({ day }) => day))

export async function writeHolidays(app: Pick<App, 'transaction' | 'clock'>) {
  const { getHolidays } = await import('@brazilian-utils/brazilian-utils/get-holidays')
  const year = app.clock.now().getUTCFullYear()
  const days = [year - 1, year, year + 1]
    .flatMap((one) => getHolidays(one))
    .filter(({ type }) => type === 'national')
    .map(({ date, name }) => ({ day: date.toISOString().slice(0, 10), name }))
  await app.transaction((tx) => insertMissingYears(tx, days))
}

export const calendarJobs: Jobs = { write_holidays: { everyMs: WEEK_MS, run: writeHolidays } }
