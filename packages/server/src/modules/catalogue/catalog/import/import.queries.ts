import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import type { ProductRow } from '../product-writing.queries.ts'
import { authority } from './import.types.ts'

export type StoredSet = Awaited<ReturnType<typeof setsOfBusiness>>[number]
export type StoredProduct = Awaited<ReturnType<typeof productsOfCards>>[number]
export type CodeOwner = Awaited<ReturnType<typeof ownersOfCards>>[number]

const catalogues = Object.keys(authority)

/** Returns the sets of a game, and those of `ids` that an operator moved to another game. */
export const setsOfBusiness = (db: Db, businessId: number, ids: string[]) =>
  db
    .selectFrom('categories')
    .select(['id', 'business_id', 'type', 'name', 'name_en', 'slug', 'code', 'series', 'total', 'release_date'])
    .select(['symbol', 'logo', 'source', 'source_id', 'corrected'])
    .where(
      sql<boolean>`(business_id = ${businessId} or 'business_id' = any(corrected)
        and source = any(${catalogues}::text[]) and source_id = any(${ids}::text[]))`,
    )
    .orderBy('id')
    .execute()

const productColumns = [
  'category_id',
  'type',
  'name',
  'name_en',
  'card_key',
  'slug',
  'card_number',
  'number_sort',
  'code',
  'reference',
  'reference_total',
  'ean',
  'rarity_id',
  'element_ids',
  'images',
  'text',
  'kind',
  'cost',
  'strength',
  'artist',
  'origin',
  'brand_id',
  'league_id',
  'tag_ids',
  'weight_grams',
  'length_cm',
  'width_cm',
  'height_cm',
  'ncm',
  'can_send_bra_center',
  'source',
  'source_id',
  'created_at',
  'updated_at',
] as const satisfies (keyof ProductRow)[]

/** Matches products with the code of one of these cards, or brought by a catalogue under its id. */
const ofCards = (ids: string[]) => sql<boolean>`(products.code = any(${ids}::text[])
  or (products.source = any(${catalogues}::text[]) and products.source_id = any(${ids}::text[])))`

export const productsOfCards = (db: Db, ids: string[]) =>
  db.selectFrom('products').select(productColumns).select('corrected').where(ofCards(ids)).execute()

/** Returns the products that these card codes may mean, with their games. */
export const ownersOfCards = (db: Db, ids: string[]) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('businesses', 'businesses.id', 'categories.business_id')
    .select(['products.code', 'products.name', 'products.name_en', 'products.source', 'products.source_id'])
    .select(['businesses.slug as business', 'businesses.name as business_name'])
    .where(ofCards(ids))
    .execute()

/** Returns the cards whose product an operator has merged into another, with their game if it is still known. */
export async function mergedCards(db: Db, ids: string[]) {
  const { rows } = await sql<{ id: string; business: string | null }>`
    select key.id, b.slug as business
    from product_merges m
    cross join lateral (values (m.was ->> 'code'),
      (case when m.was ->> 'source' = any(${catalogues}::text[]) then m.was ->> 'source_id' end)) key (id)
    left join categories c on c.id = (m.was ->> 'category_id')::int
    left join businesses b on b.id = c.business_id
    where key.id = any(${ids}::text[])`.execute(db)
  return rows
}

/** Makes `source` the source of these rows, which another catalogue brought first. */
export const adoptRows = (tx: Tx, table: 'categories' | 'products', source: string, keys: [string, string][]) =>
  sql`
  update ${sql.table(table)} row set source = ${source}
  from unnest(${keys.map(([from]) => from)}::text[], ${keys.map(([, id]) => id)}::text[]) adopted(source, source_id)
  where row.source = adopted.source and row.source_id = adopted.source_id`.execute(tx)

/** Slugs of words that were merged lead to the word that remains. */
export const idsBySlug = async (db: Db, table: 'rarities' | 'elements' | 'businesses') => {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .unionAll(db.selectFrom('word_merges').select(['into_id as id', 'slug']).where('kind', '=', table))
    .execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}
