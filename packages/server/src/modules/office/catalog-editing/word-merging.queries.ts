import type { WordKind } from '@bra/contract/office/word-curation.schemas'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { countSearchWords } from '../../catalogue/catalog/index.ts'

export interface Merge {
  from: number
  into: number
}

export async function moveRarity(tx: Tx, { from, into }: Merge, most: number) {
  const { rows } = await sql`
    update products set rarity_id = ${into}
    where id = any(array(select id from products where rarity_id = ${from} order by id limit ${most}))
    returning id`.execute(tx)
  return rows.length
}

export async function moveElement(tx: Tx, { from, into }: Merge, most: number) {
  const { rows } = await sql`
    update products set element_ids =
      case when ${into} = any(element_ids) then array_remove(element_ids, ${from})
      else array_replace(element_ids, ${from}, ${into}) end
    where id = any(array(select id from products where element_ids @> array[${from}]::int[] order by id limit ${most}))
    returning id`.execute(tx)
  return rows.length
}

export async function moveProducts(tx: Tx, sets: Merge[], most: number) {
  const { rows } = await sql<{ id: number }>`
    with moved as (
      select * from unnest(${sets.map(({ from }) => from)}::int[], ${sets.map(({ into }) => into)}::int[]) m(from_id, into_id)
    ), chosen as (
      select p.id, moved.into_id from products p join moved on moved.from_id = p.category_id order by p.id limit ${most}
    )
    update products set category_id = chosen.into_id from chosen where products.id = chosen.id
    returning products.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Moves the rarities and elements of a game, and the sets whose code the other game does not have. */
export async function moveGame(tx: Tx, { from, into }: Merge) {
  await tx.updateTable('rarities').set({ business_id: into }).where('business_id', '=', from).execute()
  await tx.updateTable('elements').set({ business_id: into }).where('business_id', '=', from).execute()
  await sql`
    update categories gone set business_id = ${into}
    where business_id = ${from} and not exists (
      select from categories kept where kept.business_id = ${into} and upper(kept.code) = upper(gone.code)
    )`.execute(tx)
}

export async function deleteEmptySets(tx: Tx, ids: number[]) {
  const gone = await tx
    .deleteFrom('categories')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('products').select('products.id').whereRef('category_id', '=', 'categories.id'))),
    )
    .returning(['name', 'name_en'])
    .execute()
  await countSearchWords(tx, { before: gone, after: [] })
}

export async function endWord(tx: Tx, kind: WordKind, { from, into }: Merge, now: Date) {
  await tx
    .updateTable('word_merges')
    .set({ into_id: into })
    .where('kind', '=', kind)
    .where('into_id', '=', from)
    .execute()
  await sql`
    insert into word_merges (kind, slug, into_id, merged_at, was)
    select ${kind}, slug, ${into}, ${now}, to_jsonb(word) from ${sql.table(kind)} word where id = ${from}`.execute(tx)
  await sql`delete from ${sql.table(kind)} where id = ${from}`.execute(tx)
  await tx.deleteFrom('word_mergings').where('kind', '=', kind).where('from_id', '=', from).execute()
}

export const beginMerging = (tx: Tx, kind: WordKind, { from, into }: Merge, now: Date) =>
  tx.insertInto('word_mergings').values({ kind, from_id: from, into_id: into, started_at: now }).execute()

export async function isMerging(tx: Tx, kind: WordKind, ids: number[]) {
  const found = await tx
    .selectFrom('word_mergings')
    .select('from_id')
    .where('kind', '=', kind)
    .where((is) => is.or([is('from_id', 'in', ids), is('into_id', 'in', ids)]))
    .executeTakeFirst()
  return found !== undefined
}

export const moveBanners = (tx: Tx, { from, into }: { from: number; into: number }) =>
  tx.updateTable('banners').set({ business_id: into }).where('business_id', '=', from).execute()
