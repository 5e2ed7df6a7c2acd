import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { CatalogTables } from '../catalog/catalog.tables.ts'

type NewRow<Table extends keyof CatalogTables> = Omit<Insertable<CatalogTables[Table]>, 'id'>
type TagUse = CatalogTables['tags']['used_in']

/** Upserts by slug and returns the id of every given row by its slug; so do the other `save…` functions here. */
export const saveBusinesses = (tx: Tx, rows: NewRow<'businesses'>[]) =>
  saveBySlug(
    tx,
    'businesses',
    {
      ...{ slug: 'text', name: 'text', kind: 'text', position: 'int' },
      ...{ open_finishes: 'text[]', open_editions: 'text[]', open_languages: 'text[]' },
    },
    rows,
  )

type WordOfAnyGame<Table extends 'rarities' | 'elements'> = Omit<NewRow<Table>, 'business_id'> & {
  business_id?: number | null
}

export const saveRarities = (tx: Tx, rows: WordOfAnyGame<'rarities'>[]) =>
  saveBySlug(
    tx,
    'rarities',
    { slug: 'text', name: 'text', glyph: 'text', tone: 'text', rank: 'int', business_id: 'int' },
    rows,
  )

export const saveElements = (tx: Tx, rows: WordOfAnyGame<'elements'>[]) =>
  saveBySlug(
    tx,
    'elements',
    { slug: 'text', name: 'text', rank: 'int', business_id: 'int' },
    rows.map((row) => ({ rank: 0, ...row })),
  )

export const saveTags = (tx: Tx, usedIn: TagUse, rows: Omit<NewRow<'tags'>, 'used_in'>[]) =>
  saveBySlug(
    tx,
    'tags',
    { used_in: 'text', slug: 'text', name: 'text', image: 'text' },
    rows.map((row) => ({ ...row, used_in: usedIn })),
  )

async function saveBySlug(tx: Tx, table: keyof CatalogTables, columns: Record<string, string>, rows: object[]) {
  const names = Object.keys(columns)
  const key = names.includes('used_in') ? 'used_in, slug' : 'slug'
  const declared = names.map((name) => `${name} ${columns[name]}`)
  const changes = names.map((name) => `${name} = excluded.${name}`)
  const { rows: saved } = await sql<{ id: number; slug: string }>`
    insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
    select distinct on (${sql.raw(key)}) ${sql.raw(names.join(', '))}
    from json_to_recordset(${JSON.stringify(rows)}::json) given(${sql.raw(declared.join(', '))})
    on conflict (${sql.raw(key)}) do update set ${sql.raw(changes.join(', '))}
    returning id, slug`.execute(tx)
  return new Map(saved.map((row) => [row.slug, row.id]))
}
