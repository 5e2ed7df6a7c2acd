import { visible } from '@bra/contract/stores/store-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

const PER_FILE = 20_000

export async function sitemapFiles(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Math.ceil((last ?? 0) / PER_FILE)
}

/** Selects by ranges of ids, so that no file gets slower with an offset. */
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

export const sealsOfSitemap = (db: Db) =>
  db
    .selectFrom('tags as t')
    .select(['t.used_in', 't.slug'])
    .where(
      sql<boolean>`t.used_in = 'brand' and exists (select from products where brand_id = t.id)
        or t.used_in = 'league' and exists (select from products where league_id = t.id)`,
    )
    .orderBy('t.id')
    .execute()

export const textsOfSitemap = (db: Db) => db.selectFrom('static_texts').select('code').orderBy('code').execute()

export const storesOfSitemap = (db: Db) =>
  db.selectFrom('stores').select('slug').where('status', 'in', visible).orderBy('id').execute()
