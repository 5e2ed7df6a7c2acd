import type { Db } from '../../platform/db.ts'

const PER_FILE = 20_000

export async function sitemapFiles(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Math.ceil((last ?? 0) / PER_FILE)
}

/** Products of one file of the map, by ranges of ids: no file grows with an offset. */
export const productsOfSitemap = (db: Db, file: number) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'updated_at'])
    .where('id', '>', (file - 1) * PER_FILE)
    .where('id', '<=', file * PER_FILE)
    .orderBy('id')
    .execute()

export const categoriesOfSitemap = (db: Db) =>
  db.selectFrom('categories').select(['id', 'name']).orderBy('id').execute()

export const storesOfSitemap = (db: Db) =>
  db.selectFrom('stores').select('slug').where('status', 'in', ['open', 'vacation']).orderBy('id').execute()
