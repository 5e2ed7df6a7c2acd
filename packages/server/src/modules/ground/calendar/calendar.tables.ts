import type { Generated } from 'kysely'

export interface CalendarTables {
  /** `day` is yyyy-mm-dd; rows with `national` are written by the server. */
  block_dates: { id: Generated<number>; day: string; name: string; national: Generated<boolean> }
  /** Years whose national holidays have been written and are not written again. */
  holiday_years: { year: number }
}
