import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CatalogTables } from './catalog.tables.ts'
import { changedUses, type Named, namesOfKeys, saveWordUses } from './search-words.queries.ts'

type Columns<Row> = { [Column in keyof Required<Row>]: string }
type GeneratedColumn = 'id' | 'search' | 'card' | 'corrected' | 'products_count' | 'offers_count'

export type CategoryRow = Omit<Insertable<CatalogTables['categories']>, GeneratedColumn>
export type ProductRow = Omit<Insertable<CatalogTables['products']>, GeneratedColumn>

export interface Saved {
  inserted: number
  updated: number
  unchanged: number
}

const ROWS_A_STATEMENT = 1000

const categoryColumns: Columns<CategoryRow> = {
  business_id: 'int',
  type: 'text',
  name: 'text',
  name_en: 'text',
  slug: 'text',
  code: 'text',
  other_names: 'jsonb',
  other_codes: 'text[]',
  kind: 'text',
  parent_code: 'text',
  series: 'text',
  total: 'int',
  printed_total: 'int',
  release_date: 'date',
  symbol: 'text',
  logo: 'text',
  source: 'text',
  source_id: 'text',
}

const productColumns: Columns<ProductRow> = {
  category_id: 'int',
  type: 'text',
  name: 'text',
  name_en: 'text',
  card_key: 'text',
  slug: 'text',
  card_number: 'text',
  number_sort: 'text',
  code: 'text',
  reference: 'text',
  reference_total: 'text',
  ean: 'text',
  rarity_id: 'int',
  element_ids: 'int[]',
  images: 'text[]',
  text: 'text',
  kind: 'text',
  cost: 'text',
  strength: 'text',
  artist: 'text',
  variant: 'text',
  other_names: 'jsonb',
  back_images: 'text[]',
  finishes: 'text[]',
  editions: 'text[]',
  languages: 'text[]',
  legality: 'jsonb',
  origin: 'smallint',
  brand_id: 'int',
  league_id: 'int',
  tag_ids: 'int[]',
  weight_grams: 'int',
  length_cm: 'numeric',
  width_cm: 'numeric',
  height_cm: 'numeric',
  ncm: 'text',
  can_send_bra_center: 'boolean',
  source: 'text',
  source_id: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

/** A row is changed if another column is: the key is moved apart from the rest, and the time of writing is no change. */
export const uncompared = new Set(['source', 'source_id', 'created_at', 'updated_at'])

/** Values for columns that a row leaves out; the bulk insert does not use the database's own defaults. */
const productDefaults = {
  element_ids: [],
  images: [],
  back_images: [],
  tag_ids: [],
  weight_grams: 2,
  can_send_bra_center: true,
  other_names: {},
}

/** Upserts by (source, source_id), and counts the words of the names; the last of two rows with one key wins. */
export const saveCategories = (tx: Tx, rows: CategoryRow[]) => {
  const whole = rows.map((row) => ({ other_names: {}, other_codes: [], ...row }))
  return save(tx, 'categories', categoryColumns, whole)
}

/** Does the same for products, touching changed rows only; `code` must be unique over all sources. */
export const saveProducts = (tx: Tx, rows: ProductRow[]) => {
  const whole = rows.map((row) => ({ ...productDefaults, ...row }))
  return save(tx, 'products', productColumns, whole)
}

async function save<Row extends Named & { source: string; source_id: string }>(
  tx: Tx,
  table: 'categories' | 'products',
  columns: Columns<Row>,
  rows: Row[],
): Promise<Saved> {
  const distinct = [...new Map(rows.map((row) => [`${row.source}\n${row.source_id}`, row])).values()]
  let [inserted, updated] = [0, 0]
  for (let at = 0; at < distinct.length; at += ROWS_A_STATEMENT) {
    const some = distinct.slice(at, at + ROWS_A_STATEMENT)
    const before = await namesOfKeys(tx, table, some)
    const writing = upsert(tx, table, columns, some)
    // the words are counted while the database writes
    const uses = changedUses({ before, after: some })
    const written = await writing
    await saveWordUses(tx, uses)
    inserted += written.filter((row) => row.is_new).length
    updated += written.filter((row) => !row.is_new).length
  }
  return { inserted, updated, unchanged: rows.length - inserted - updated }
}

async function upsert(tx: Tx, table: string, columns: Record<string, string>, rows: object[]) {
  const names = Object.keys(columns)
  const compared = names.filter((name) => !uncompared.has(name))
  const changed = names.filter((name) => !['source', 'source_id', 'created_at'].includes(name))
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into ${sql.table(table)} as kept (${sql.raw(names.join(', '))})
    select ${sql.raw(names.join(', '))}
    from json_to_recordset(${JSON.stringify(rows, withoutNulls)}::json) given(${sql.raw(declared(columns))})
    on conflict (source, source_id) do update
    set ${sql.raw(changed.map((name) => `${name} = excluded.${name}`).join(', '))}
    where (${sql.raw(of('kept', compared))}) is distinct from (${sql.raw(of('excluded', compared))})
    returning (xmax = 0) is_new`.execute(tx)
  return written
}

/** A column that a row lacks is null, too, and need not be read. */
const withoutNulls = (_: string, value: unknown) => value ?? undefined

const declared = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
const of = (row: string, names: string[]) => names.map((name) => `${row}.${name}`).join(', ')

export async function categoryIds(db: Db, source: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('categories').select(['id', 'source_id']).where('source', '=', source).execute()
  return new Map(rows.map((row) => [row.source_id, row.id]))
}

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
