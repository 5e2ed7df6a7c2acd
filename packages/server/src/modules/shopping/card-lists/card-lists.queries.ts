import type { ForeignId } from '@bra/contract/trade/card-lists'
import type { CardLanguage } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { alikeWords } from '../finder/index.ts'

export interface PrintingFacts {
  id: number
  name: string
  name_en: string | null
  business_id: number
  game: string
  set_code: string
  set_name: string
  set_name_en: string | null
  number: string | null
  reference: string | null
  reference_total: string | null
  code: string
  variant: string | null
  rarity: string | null
  rarity_slug: string | null
  elements: string[]
  languages: CardLanguage[] | null
}

const facts = sql`
  select p.id, p.name, p.name_en, c.business_id, b.name game, c.code set_code, c.name set_name, c.name_en set_name_en,
    p.card_number number, p.reference, p.reference_total, p.code, p.variant, r.name rarity, r.slug rarity_slug,
    array(select e.slug from elements e where e.id = any(p.element_ids)) elements, p.languages
  from products p
  join categories c on c.id = p.category_id
  join businesses b on b.id = c.business_id
  left join rarities r on r.id = p.rarity_id`

export interface PrintedMarks {
  ids: number[]
  references: string[]
  codes: string[]
  totals: string[]
}

export async function printedWith(db: Db, { ids, references, codes, totals }: PrintedMarks): Promise<PrintingFacts[]> {
  if (!ids.length && !references.length && !codes.length && !totals.length) return []
  const { rows } = await sql<PrintingFacts>`
    ${facts}
    where p.reference = any(${references}::text[]) or upper(p.code) = any(${codes}::text[])
      or p.reference_total = any(${totals}::text[]) or p.id = any(${ids}::int[])
    order by p.id`.execute(db)
  return rows
}

export async function factsOf(db: Db, ids: number[]): Promise<PrintingFacts[]> {
  if (!ids.length) return []
  const { rows } = await sql<PrintingFacts>`${facts} where p.id = any(${ids}::int[]) order by p.id`.execute(db)
  return rows
}

export async function productsOfIds(db: Db, ids: ForeignId[]) {
  if (!ids.length) return []
  const { rows } = await sql<ForeignId & { product_id: number }>`
    select i.kind, i.value, i.product_id
    from product_ids i
    join jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as asked (kind text, value text)
      on asked.kind = i.kind and asked.value = i.value
    order by i.product_id`.execute(db)
  return rows
}

/** Returns the games that have a set of one of these codes or names, in lower case without accents. */
export async function gamesOfSets(db: Db, sets: string[]) {
  if (!sets.length) return new Map<string, Set<number>>()
  const { rows } = await sql<{ word: string; business_id: number }>`
    select distinct word, c.business_id
    from categories c
    cross join lateral (values (lower(c.code)), (plain(c.name)), (plain(c.name_en))) named (word)
    where word = any(${sets}::text[])`.execute(db)
  const games = Map.groupBy(rows, ({ word }) => word)
  return new Map([...games].map(([word, found]) => [word, new Set(found.map(({ business_id: id }) => id))]))
}

export async function wordsLike(db: Db, mistyped: string[], most: number) {
  if (!mistyped.length) return new Map<string, string[]>()
  const { rows } = await sql<{ typed: string; meant: string }>`
    select typed, alike.word meant from ${alikeWords(mistyped, most)}
    order by typed, alike.likeness desc`.execute(db)
  const alike = Map.groupBy(rows, ({ typed }) => typed)
  return new Map([...alike].map(([typed, found]) => [typed, found.map(({ meant }) => meant)]))
}
