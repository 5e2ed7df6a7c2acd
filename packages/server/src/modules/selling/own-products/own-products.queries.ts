import type { Db } from '../../../platform/db.ts'

export const SOURCE = 'store'

export const goodsOfSource = (db: Db, sourceId: string) =>
  db
    .selectFrom('products')
    .select('id')
    .where('source', '=', SOURCE)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()

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
