import { addressSlug } from '@bra/contract/trade/format'
import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import { type Insertable, sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CatalogTables } from './catalog.tables.ts'
import { type ProductRow, recountCategories, saveProducts } from './product-writing.queries.ts'

export const categoryOfRow = (db: Db, id: number) =>
  db.selectFrom('categories').select(['id', 'code', 'type', 'total']).where('id', '=', id).executeTakeFirst()

/** Null is a valid rarity too. */
export const isRarity = async (db: Db, id: number | null) =>
  id === null || (await db.selectFrom('rarities').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export async function sameProduct(db: Db, of: { categoryId: number; reference?: string | null; ean?: string | null }) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from products
    where (${of.reference ?? null}::text is not null and category_id = ${of.categoryId} and reference = ${of.reference ?? null})
      or (${of.ean ?? null}::text is not null and ean = ${of.ean ?? null})
    order by id limit 1`.execute(db)
  return rows[0]
}

export type AddedProduct = Pick<ProductRow, 'name' | 'name_en' | 'card_number' | 'source' | 'source_id' | 'code'> &
  Partial<Omit<ProductRow, 'category_id'>>

export async function addProduct(
  tx: Tx,
  app: Pick<App, 'clock'>,
  category: NonNullable<Awaited<ReturnType<typeof categoryOfRow>>>,
  product: AddedProduct,
) {
  const now = app.clock.now()
  const number = product.card_number
  await saveProducts(tx, [
    {
      type: category.type,
      ...product,
      category_id: category.id,
      slug: addressSlug(product.name) || 'produto',
      number_sort: number ? numberSort(number) : null,
      reference: number ? referenceOf(category.code, number) : null,
      reference_total: number ? totalReferenceOf(number, category.total) : null,
      created_at: now,
      updated_at: now,
    },
  ])
  await recountCategories(tx, [category.id])
  const saved = await tx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('source', '=', product.source)
    .where('source_id', '=', product.source_id)
    .executeTakeFirstOrThrow()
  return saved
}

type NewBusiness = Omit<Insertable<CatalogTables['businesses']>, 'id'>

export const insertMissingBusinesses = (tx: Tx, rows: NewBusiness[]) =>
  tx
    .insertInto('businesses')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'kind'])
    .execute()
