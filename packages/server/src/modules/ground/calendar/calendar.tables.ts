import type { Generated } from 'kysely'

export interface CalendarTables {
  /** As yyyy-mm-dd; `national` ones are written by the server. */
  block_dates: { id: Generated<number>; day: string; name: string; national: Generated<boolean> }
  /** Years whose holidays are written. */
  holiday_years: { year: number }
}
