import { plain } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface Named {
  name: string
  name_en?: string | null
}

interface Key {
  source: string
  source_id: string
}

/** A longer one is no word that somebody types. */
const MOST_LETTERS = 100

const wordsOf = ({ name, name_en }: Named) =>
  plain(`${name} ${name_en ?? ''}`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3 && word.length <= MOST_LETTERS && !/^\d+$/.test(word))

interface Change {
  before: Named[]
  after: Named[]
}

/** Counts words of names, to correct misspelled searches; whoever writes names calls it in the same transaction. */
export const countSearchWords = (tx: Tx, change: Change) => saveWordUses(tx, changedUses(change))

export function changedUses({ before, after }: Change) {
  const uses = new Map<string, number>()
  const add = (names: Named[], sign: 1 | -1) => {
    for (const word of names.flatMap(wordsOf)) uses.set(word, (uses.get(word) ?? 0) + sign)
  }
  add(after, 1)
  add(before, -1)
  // in one order, so that two transactions wait for each other instead of blocking each other
  return [...uses].filter(([, change]) => change !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export async function saveWordUses(tx: Tx, changed: ReturnType<typeof changedUses>) {
  const more = changed.filter(([, change]) => change > 0)
  const fewer = changed.filter(([, change]) => change < 0)
  if (more.length)
    await sql`
      insert into search_words (word, uses)
      select * from unnest(${more.map(([word]) => word)}::text[], ${more.map(([, change]) => change)}::int[])
      on conflict (word) do update set uses = search_words.uses + excluded.uses`.execute(tx)
  if (fewer.length) await useLess(tx, fewer)
}

async function useLess(tx: Tx, fewer: [word: string, change: number][]) {
  const words = fewer.map(([word]) => word)
  await sql`
    with held as (select word from search_words where word = any(${words}::text[]) order by word for update)
    update search_words kept set uses = kept.uses + given.change
    from held, unnest(${words}::text[], ${fewer.map(([, change]) => change)}::int[]) given(word, change)
    where kept.word = held.word and given.word = held.word`.execute(tx)
  await sql`delete from search_words where word = any(${words}::text[]) and uses <= 0`.execute(tx)
}

export async function namesOfKeys(db: Db, table: 'categories' | 'products', keys: Key[]) {
  const { rows } = await sql<Named & Key>`
    select kept.source, kept.source_id, kept.name, kept.name_en
    from ${sql.table(table)} kept
    join unnest(${keys.map(({ source }) => source)}::text[], ${keys.map((key) => key.source_id)}::text[])
      given(source, source_id) using (source, source_id)`.execute(db)
  return rows
}
