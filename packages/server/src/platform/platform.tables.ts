import type { ColumnType, Generated } from 'kysely'

export interface PlatformTables {
  events: {
    id: Generated<number>
    name: string
    data: ColumnType<Record<string, unknown>, string>
    created_at: Date
    delivered_at: Date | null
  }
  jobs: {
    id: Generated<number>
    name: string
    data: ColumnType<Record<string, unknown>, string>
    key: string | null
    run_at: Date
    attempts: Generated<number>
    last_error: string | null
    asked_at: Generated<Date>
    /** Counts runs since the last one that ended, well or badly; a process that died has ended none of its runs. */
    unended: Generated<number>
    given_up_at: Date | null
  }
  given_up_jobs: {
    id: Generated<number>
    name: string
    reason: string
    tries: number
    asked_at: Date
    given_up_at: Date
  }
}

/** The domain adds its own tables in `tables.ts`. */
export interface Tables extends PlatformTables {}
