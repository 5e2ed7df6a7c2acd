import type { Db } from '../../platform/db.ts'

export const SOURCE = 'store'

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
