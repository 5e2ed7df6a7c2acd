import type { Db } from '../../platform/db.ts'

export const SOURCE = 'store'

/** The row that was brought in under this id. */
export const goodsOfSource = (db: Db, sourceId: string) =>
  db
    .selectFrom('products')
    .select('id')
    .where('source', '=', SOURCE)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()

/** How many rows a store brought into the catalogue since then. */
export async function goodsBroughtSince(db: Db, storeId: number, since: Date) {
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('source', '=', SOURCE)
    .where('source_id', 'like', `${storeId}-%`)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}
