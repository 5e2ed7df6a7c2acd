import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Recounts `products_count`; whoever writes products calls it with the categories touched. */
export const recountCategories = (tx: Tx, ids: number[]) =>
  sql`
  update categories set products_count = counted.products
  from (
    select asked.id, count(p.id)::int products
    from unnest(${ids}::int[]) asked(id) left join products p on p.category_id = asked.id
    group by asked.id
  ) counted
  where categories.id = counted.id and products_count <> counted.products`.execute(tx)

/** Tidies tables one by one, so that nobody waits for all; until then the planner knows nothing of the new rows. */
export async function tidyCatalogue(db: Db) {
  for (const table of ['products', 'categories', 'product_ids', 'search_words'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
