import { addressSlug } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { CatalogTables } from './catalog.tables.ts'

type TagUse = CatalogTables['tags']['used_in']

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
