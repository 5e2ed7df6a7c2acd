import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { worthOfAll } from './value.queries.ts'

export interface PocketRow {
  product_id: number
  copies: number
  value_cents: number | null
}

export interface BinderOwner {
  userId: number
  categoryId: number
  now: Date
}

export const categoryOfBinder = (db: Db, id: number) =>
  db.selectFrom('categories').select(['id', 'name', 'slug', 'code', 'symbol']).where('id', '=', id).executeTakeFirst()

export async function pocketsOf(db: Db, { userId, categoryId, now }: BinderOwner) {
  const { rows } = await sql<{ pockets: PocketRow[] }>`
    with mine as materialized (
      select i.* from collection_items i join products p on p.id = i.product_id
      where i.user_id = ${userId} and p.category_id = ${categoryId}
    ),
    ${worthOfAll(now)},
    held as (
      select i.product_id, sum(i.quantity) copies, sum(i.quantity::bigint * worth.cents) cents
      from mine i join worth on worth.id = i.id group by i.product_id
    )
    select coalesce(json_agg(
      json_build_object('product_id', p.id, 'copies', coalesce(h.copies, 0), 'value_cents', h.cents)
      order by p.number_sort, p.id
    ), '[]') pockets
    from products p left join held h on h.product_id = p.id
    where p.category_id = ${categoryId}`.execute(db)
  return rows[0]!.pockets
}
