import type { WaitingItem } from '@bra/contract/admin.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

const SHOWN = 20

/** Those of a statement that answers `id, title, detail, since`: how many, and the ones that have waited longest. */
export const waitingOf = (rows: RawBuilder<unknown>) => async (db: Db) => {
  const { rows: found } = await sql<WaitingItem & { total: number }>`
    select id::int, title, detail, to_json(since) #>> '{}' as since, count(*) over ()::int total
    from (${rows}) waiting order by waiting.since, id limit ${sql.lit(SHOWN)}`.execute(db)
  return { count: found[0]?.total ?? 0, items: found.map(({ total: _, ...item }) => item) }
}
