import type { WordDraft, WordKind } from '@bra/contract/office/word-curation.schemas'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { lines } from './shelves.ts'

/** Columns of each kind beside slug, name and hidden. */
const own: Record<WordKind, (keyof WordDraft)[]> = {
  businesses: ['kind', 'card_back'],
  rarities: ['glyph', 'tone', 'business_id'],
  elements: ['business_id'],
}
const columnsOf = (kind: WordKind): (keyof WordDraft)[] => ['name', 'hidden', ...own[kind]]

const places: Record<WordKind, string> = { businesses: 'position', rarities: 'rank', elements: 'rank' }
/** Lines of goods come after every game. */
const GOODS_AFTER = 1000

/** Returns whether the shop itself keeps this line of goods. */
export const isHouseLine = (slug: string) => lines.some((line) => line.slug === slug)

/** Returns undefined if a word, or one that was merged, has the slug. The word comes last in its list. */
export async function insertWord(tx: Tx, kind: WordKind, draft: WordDraft & { slug: string }) {
  const columns: (keyof typeof draft)[] = ['slug', ...columnsOf(kind)]
  const place = sql.ref(places[kind])
  const isGoods = kind === 'businesses' && draft.kind !== 'tcg'
  const beside = kind === 'businesses' ? sql`where (kind = 'tcg') = ${!isGoods}` : sql``
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind)} (${sql.join(columns.map((name) => sql.ref(name)))}, ${place})
    select ${sql.join(columns.map((name) => sql`${draft[name]}`))},
      (select coalesce(max(${place}), ${isGoods ? GOODS_AFTER : 0}) + 1 from ${sql.table(kind)} ${beside})
    where not exists (select from word_merges m where m.kind = ${kind} and m.slug = ${draft.slug})
    on conflict (slug) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export const updateWord = (tx: Tx, kind: WordKind, id: number, draft: WordDraft) =>
  sql`
  update ${sql.table(kind)} set ${sql.join(columnsOf(kind).map((name) => sql`${sql.ref(name)} = ${draft[name]}`))}
  where id = ${id}`.execute(tx)

export const orderWords = (tx: Tx, kind: WordKind, ids: number[]) =>
  sql`
  update ${sql.table(kind)} word
  set ${sql.ref(places[kind])} = asked.place
    + ${kind === 'businesses' ? sql`case when word.kind = 'tcg' then 0 else ${GOODS_AFTER} end` : sql`0`}
  from unnest(${ids}::int[]) with ordinality asked(id, place)
  where word.id = asked.id`.execute(tx)

interface Merge {
  from: number
  into: number
}

/** Makes products name the other rarity. */
export const moveRarity = (tx: Tx, { from, into }: Merge) =>
  tx.updateTable('products').set({ rarity_id: into }).where('rarity_id', '=', from).execute()

/** Makes products name the other element, once. */
export const moveElement = (tx: Tx, { from, into }: Merge) =>
  sql`
  update products set element_ids =
    case when ${into} = any(element_ids) then array_remove(element_ids, ${from})
    else array_replace(element_ids, ${from}, ${into}) end
  where element_ids @> array[${from}]::int[]`.execute(tx)

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

/** Moves the products of sets into other sets of the same codes, and returns the ids of the products. */
export async function moveProducts(tx: Tx, sets: Merge[]) {
  const { rows } = await sql<{ id: number }>`
    update products set category_id = moved.into_id
    from unnest(${sets.map(({ from }) => from)}::int[], ${sets.map(({ into }) => into)}::int[]) moved(from_id, into_id)
    where category_id = moved.from_id returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const deleteEmptySets = (tx: Tx, ids: number[]) =>
  sql`
  delete from categories where id = any(${ids}::int[])
    and not exists (select from products where category_id = categories.id)`.execute(tx)

/** Deletes a word and keeps where its slug leads, as of those that were merged into it before. */
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
}

/** Returns the slugs of merged games, each with the game that remains. */
export const mergedGames = (tx: Tx) =>
  tx
    .selectFrom('word_merges as m')
    .innerJoin('businesses as b', 'b.id', 'm.into_id')
    .select(['m.slug', 'b.slug as into_slug', 'b.name', 'b.kind'])
    .where('m.kind', '=', 'businesses')
    .execute()
