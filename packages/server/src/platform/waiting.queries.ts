import type { Saying } from '@bra/contract/kit/saying'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

const SHOWN = 20

interface Words {
  title: Saying
  detail: Saying
}

/** Counts and returns the 20 oldest rows of a `select id, since` with the fields of `T`; instants are text. */
export const waitingOf =
  <T>(rows: RawBuilder<unknown>, say: (fields: T & { id: number; since: string }) => Words) =>
  async (db: Db) => {
    const { rows: found } = await sql<{ fields: T & { id: number; since: string }; total: number }>`
      select to_json(waiting) fields, count(*) over ()::int total
      from (${rows}) waiting order by waiting.since, id limit ${sql.lit(SHOWN)}`.execute(db)
    const items = found.map(({ fields }) => ({ id: fields.id, since: fields.since, ...say(fields) }))
    return { count: found[0]?.total ?? 0, items }
  }
