export interface CalendarTables {
  /** As yyyy-mm-dd. */
  block_dates: { day: string; name: string }
}
