import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface View {
  product_id: number
  viewer: string
  day: string
  seen_at: Date
}

const VIEWS_LOOKED_AT = 200

/** Keeps one row for each viewer, product and day; products that are gone are left out. */
export const insertViews = (tx: Tx, views: View[]) =>
  sql`
  insert into product_views as seen (product_id, viewer, day, seen_at)
  select v.product_id, v.viewer, v.day, v.seen_at
  from json_to_recordset(${JSON.stringify(views)}::json) v(product_id int, viewer text, day date, seen_at timestamptz)
  join products p on p.id = v.product_id
  order by 1, 3, 2
  on conflict (product_id, day, viewer) do update set seen_at = excluded.seen_at
  where seen.seen_at < excluded.seen_at`.execute(tx)

/** Moves the views of one viewer to another; a product that both saw on one day keeps the later instant. */
export const giveViews = (tx: Tx, from: string, to: string) =>
  sql`
  with given as (delete from product_views where viewer = ${from} returning product_id, day, seen_at)
  insert into product_views as seen (product_id, viewer, day, seen_at)
  select product_id, ${to}, day, seen_at from given order by 1, 3
  on conflict (product_id, day, viewer) do update set seen_at = excluded.seen_at
  where seen.seen_at < excluded.seen_at`.execute(tx)

export async function recentlySeen(db: Db, viewer: string, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select product_id id
    from (
      select product_id, seen_at from product_views where viewer = ${viewer}
      order by seen_at desc limit ${sql.lit(VIEWS_LOOKED_AT)}
    ) latest
    group by product_id order by max(seen_at) desc limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
