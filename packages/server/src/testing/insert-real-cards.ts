import { numberSort, referenceOf, totalReferenceOf } from '@bra/contract/trade/references'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'

export interface RealSet {
  game: string
  code: string
  name: string
  name_en: string
  released?: string
  kind?: string
  parent?: string
  total?: number
}

export interface RealCard {
  set: RealSet
  /** Unique in its game. */
  code: string
  number: string
  name: string
  name_en: string
  others?: Record<string, string>
  artist?: string
  kind?: string
  text?: string
  ids?: [kind: string, value: string][]
}

const CARDS_A_STATEMENT = 2000

/** Writes the cards as they are into tables that have none of them. */
export async function insertRealCards(tx: Tx, cards: Iterable<RealCard>) {
  const ids = new Map<string, number>()
  const categoryOf = async (set: RealSet) => {
    const key = `${set.game} ${set.code}`
    const known = ids.get(key) ?? (await insertCategory(tx, set, `real-${ids.size}`))
    ids.set(key, known)
    return known
  }
  const seen = new Set<string>()
  let rows: object[] = []
  const flush = async () => {
    await insertProducts(tx, rows)
    rows = []
  }
  for (const { set, ids: others = [], ...card } of cards) {
    if (seen.has(card.code)) continue
    seen.add(card.code)
    const category_id = await categoryOf(set)
    const reference = referenceOf(set.code, card.number)
    const total = totalReferenceOf(card.number, set.total)
    rows.push({ ...card, category_id, number_sort: numberSort(card.number), reference, total, ids: others })
    if (rows.length === CARDS_A_STATEMENT) await flush()
  }
  await flush()
}

async function insertCategory(db: Db, set: RealSet, slug: string) {
  await sql`insert into businesses (slug, name, kind, position)
    select ${set.game}, ${set.game}, 'tcg', 1 where not exists (select from businesses where slug = ${set.game})`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into categories (business_id, type, name, name_en, slug, code, kind, parent_code, release_date, source, source_id)
    select id, 'tcg', ${set.name}, ${set.name_en}, ${slug}, ${set.code}, ${set.kind ?? null}, ${set.parent ?? null},
      ${set.released ?? null}::date, 'csv', ${slug}
    from businesses where slug = ${set.game} returning id`.execute(db)
  return rows[0]!.id
}

const insertProducts = (db: Db, rows: object[]) =>
  sql`
  with cards as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
    category_id int, code text, number text, number_sort text, name text, name_en text, others jsonb,
    artist text, kind text, text text, reference text, total text, ids jsonb
  )), made as (
    insert into products (category_id, type, name, name_en, slug, card_number, number_sort, code, reference,
      reference_total, other_names, artist, kind, text, source, source_id, created_at, updated_at)
    select category_id, 'tcg', name, name_en, 'real', number, number_sort, code, reference, total,
      coalesce(others, '{}'), artist, kind, text, 'csv', code, now(), now()
    from cards returning id, source_id
  )
  insert into product_ids (product_id, kind, value)
  select distinct id, pair->>0, pair->>1 from cards join made on made.source_id = cards.code, jsonb_array_elements(ids) pair`.execute(
    db,
  )
