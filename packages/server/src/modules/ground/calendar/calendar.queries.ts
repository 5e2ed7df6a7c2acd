import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

interface BlockDate {
  day: string
  name: string
}

const day = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')

export const blockDatesFrom = (db: Db, from: string): Promise<BlockDate[]> =>
  db.selectFrom('block_dates').select([day, 'name']).where('day', '>=', from).orderBy('block_dates.day').execute()

/** Inserts holidays only for years that were never written, so that a holiday removed by an operator stays removed. */
export const insertMissingYears = (tx: Tx, days: BlockDate[]) =>
  sql`with given as (
      select day, name, extract(year from day)::int as year
      from unnest(${days.map((one) => one.day)}::date[], ${days.map((one) => one.name)}::text[]) as given (day, name)
    ), missing as (
      insert into holiday_years (year) select distinct year from given on conflict do nothing returning year
    )
    insert into block_dates (day, name, national) select day, name, true from given join missing using (year)
    on conflict (day) do nothing`.execute(tx)
