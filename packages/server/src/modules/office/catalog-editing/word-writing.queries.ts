import type { WordDraft, WordKind } from '@bra/contract/office/word-curation.schemas'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { houseLines } from '../../catalogue/catalog/index.ts'

const own: Record<WordKind, (keyof WordDraft)[]> = {
  businesses: ['kind', 'card_back', 'open_finishes', 'open_editions', 'open_languages'],
  rarities: ['glyph', 'tone', 'business_id'],
  elements: ['business_id'],
}
const columnsOf = (kind: WordKind, draft: WordDraft): (keyof WordDraft)[] =>
  (['name', 'hidden', ...own[kind]] as const).filter((name) => draft[name] !== undefined)

const places: Record<WordKind, string> = { businesses: 'position', rarities: 'rank', elements: 'rank' }
/** Lines of goods come after every game. */
const GOODS_AFTER = 1000

export const isHouseLine = (slug: string) => houseLines.some((line) => line.slug === slug)

/** Returns undefined if a word, or one that was merged, has the slug. The word comes last in its list. */
export async function insertWord(tx: Tx, kind: WordKind, draft: WordDraft & { slug: string }) {
  const columns: (keyof typeof draft)[] = ['slug', ...columnsOf(kind, draft)]
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
  update ${sql.table(kind)} set ${sql.join(columnsOf(kind, draft).map((name) => sql`${sql.ref(name)} = ${draft[name]}`))}
  where id = ${id}`.execute(tx)

export const orderWords = (tx: Tx, kind: WordKind, ids: number[]) =>
  sql`
  update ${sql.table(kind)} word
  set ${sql.ref(places[kind])} = asked.place
    + ${kind === 'businesses' ? sql`case when word.kind = 'tcg' then 0 else ${GOODS_AFTER} end` : sql`0`}
  from unnest(${ids}::int[]) with ordinality asked(id, place)
  where word.id = asked.id`.execute(tx)
