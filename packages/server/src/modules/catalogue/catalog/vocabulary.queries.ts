import { addressSlug } from '@bra/contract/trade/format'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { CatalogTables } from './catalog.tables.ts'

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

export const insertMissingBusinesses = (tx: Tx, rows: NewRow<'businesses'>[]) =>
  tx
    .insertInto('businesses')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'kind'])
    .execute()

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

/** Returns the tags of these names by slug; missing ones are added as first written, existing ones stay as they are. */
export async function tagsNamed(tx: Tx, usedIn: TagUse, names: string[]) {
  const wanted = new Map(names.toReversed().map((name) => [addressSlug(name), name]))
  const known = await tagsOfSlugs(tx, usedIn, [...wanted.keys()])
  const missing = [...wanted].filter(([slug]) => !known.has(slug)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (!missing.length) return known
  await tx
    .insertInto('tags')
    .values(missing.map(([slug, name]) => ({ used_in: usedIn, slug, name, image: null })))
    .onConflict((conflict) => conflict.columns(['used_in', 'slug']).doNothing())
    .execute()
  return tagsOfSlugs(tx, usedIn, [...wanted.keys()])
}

async function tagsOfSlugs(tx: Tx, usedIn: TagUse, slugs: string[]) {
  const { rows } = await sql<{ id: number; slug: string; name: string }>`
    select id, slug, name from tags where used_in = ${usedIn} and slug = any(${slugs}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.slug, row]))
}

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
