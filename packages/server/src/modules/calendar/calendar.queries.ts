import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

interface BlockDate {
  day: string
  name: string
}

const day = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')

export const blockDatesFrom = (db: Db, from: string): Promise<BlockDate[]> =>
  db.selectFrom('block_dates').select([day, 'name']).where('day', '>=', from).orderBy('block_dates.day').execute()

/** Those of the years that have none at all: what an operator took away stays away. */
export const insertMissingYears = (tx: Tx, days: BlockDate[]) =>
  sql`insert into block_dates (day, name)
    select day, name
    from unnest(${days.map((one) => one.day)}::date[], ${days.map((one) => one.name)}::text[]) as missing (day, name)
    where not exists (
      select from block_dates known where extract(year from known.day) = extract(year from missing.day))
    on conflict (day) do nothing`.execute(tx)
