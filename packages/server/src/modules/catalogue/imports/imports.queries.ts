import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ProductRow } from '../catalog/index.ts'
import { authority, type ExternalId } from './imports.types.ts'

export type StoredSet = Awaited<ReturnType<typeof setsOfBusiness>>[number]
export type StoredProduct = Awaited<ReturnType<typeof productsWithIds>>[number]

const catalogues = Object.keys(authority)

const sets = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'business_id', 'type', 'name', 'name_en', 'slug', 'code', 'series', 'total', 'release_date'])
    .select(['other_names', 'other_codes', 'kind', 'parent_code', 'printed_total'])
    .select(['symbol', 'logo', 'source', 'source_id', 'corrected'])

export const setsOfIds = (db: Db, ids: number[]) =>
  sets(db)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

/** Returns the sets of a game, and those of `ids` that an operator moved to another game. */
export const setsOfBusiness = (db: Db, businessId: number, ids: string[]) =>
  sets(db)
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
  'variant',
  'other_names',
  'back_images',
  'finishes',
  'editions',
  'languages',
  'legality',
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

const found = (db: Db, ids: RawBuilder<unknown>) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .leftJoin('rarities as r', 'r.id', 'p.rarity_id')
    .select(productColumns.map((column) => `p.${column}` as const))
    .select(['p.id', 'p.corrected', 'b.slug as business', 'b.name as business_name', 'r.name as rarity'])
    .select(['c.source as set_source', 'c.source_id as set_id', 'c.code as set_code'])
    .where('p.id', 'in', sql<number>`(${ids})`)
    .execute()

/** Returns the products that have one of these codes, or that a catalogue brought under one of these ids. */
export const productsWithIds = (db: Db, ids: string[]) =>
  found(
    db,
    sql`select id from products where code = any(${ids}::text[])
      union select id from products where source = any(${catalogues}::text[]) and source_id = any(${ids}::text[])`,
  )

export interface NumberInSet {
  business: string
  set: string
  number_sort: string
}

export async function productsCalled(db: Db, ids: ExternalId[]) {
  const { rows } = await sql<ExternalId & { product_id: number }>`
    select given.kind, given.value, called.product_id
    from unnest(${ids.map(({ kind }) => kind)}::text[], ${ids.map(({ value }) => value)}::text[]) given(kind, value)
    cross join lateral (
      -- the offset makes it a look-up; a join reads all ids for each thousand rows
      select product_id from product_ids where value = given.value and kind = given.kind offset 0
    ) called`.execute(db)
  return rows
}

export const productsLike = (db: Db, productIds: number[], numbers: NumberInSet[]) =>
  found(
    db,
    sql`select unnest(${productIds}::int[])
      union select p.id
      from json_to_recordset(${JSON.stringify(numbers)}::json) given(business text, set text, number_sort text)
      join businesses b on b.slug = given.business
      join (select id, business_id, unnest(array[source_id, code]) key from categories) c
        on c.business_id = b.id and c.key = given.set
      join products p on p.category_id = c.id and p.number_sort = given.number_sort`,
  )

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

export interface AdoptedRow {
  was_source: string
  was_id: string
  source: string
  source_id: string
}

export const adoptRows = (tx: Tx, table: 'categories' | 'products', rows: AdoptedRow[]) =>
  sql`
  update ${sql.table(table)} kept set source = given.source, source_id = given.source_id
  from json_to_recordset(${JSON.stringify(rows)}::json)
    given(was_source text, was_id text, source text, source_id text)
  where kept.source = given.was_source and kept.source_id = given.was_id`.execute(tx)

export const mergedGames = (tx: Tx) =>
  tx
    .selectFrom('word_merges as m')
    .innerJoin('businesses as b', 'b.id', 'm.into_id')
    .select(['m.slug', 'b.slug as into_slug', 'b.name', 'b.kind'])
    .where('m.kind', '=', 'businesses')
    .execute()

export const gameNames = (db: Db) => db.selectFrom('businesses').select(['slug', 'name']).execute()

/** Slugs of words that were merged lead to the word that remains. */
export const idsBySlug = async (db: Db, table: 'rarities' | 'elements' | 'businesses') => {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .unionAll(db.selectFrom('word_merges').select(['into_id as id', 'slug']).where('kind', '=', table))
    .execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** Tidies tables one by one, so that nobody waits for all; until then the planner knows nothing of the new rows. */
export async function tidyCatalogue(db: Db) {
  for (const table of ['products', 'categories', 'product_ids', 'search_words'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
