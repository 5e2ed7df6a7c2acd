import type { WantedReference } from '@bra/contract/trade/references'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { alikeWords } from '../finder/index.ts'

const MOST = 240
const SPELLINGS = 12

interface Besides {
  beside: string
  /** What was typed, as ids of other programs. */
  ids: string[]
  abroad: string[]
}

/** The very code stands first, then set and number, then number and total, led by texts with the words `beside`. */
export async function productsByReference(db: Db, wanted: WantedReference, { beside, ids, abroad }: Besides) {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    left join product_sales_stats s on s.product_id = p.id
    where p.reference = any(${[...wanted.references, ...abroad]}) or p.reference_total = any(${wanted.totals})
      or upper(p.code) = any(${wanted.codes}) or p.ean = any(${wanted.eans})
      or p.id = any(array(select product_id from product_ids where value = any(${ids})))
    order by upper(p.code) = ${wanted.codes[0]} desc, (coalesce(p.reference = any(${wanted.references}), false) or upper(p.code) = any(${wanted.codes})) desc,
      array_position(${abroad}::text[], p.reference), coalesce(p.reference_total = any(${wanted.totals}), false) desc,
      coalesce(${hasWords(sql`p.search`, beside)}, false) desc,
      coalesce(s.monthly_sales, 0) desc, p.id
    limit ${sql.lit(MOST)}`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns words of the catalogue that are like one of these, or are one of `slips`; those in most names come first. */
export async function wordsOrSlips(db: Db, mistyped: string[], slips: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any(${slips}::text[])
      or word = any(array(select alike.word from ${alikeWords(mistyped, SPELLINGS)}))
    order by uses desc, word`.execute(db)
  return rows.map((row) => row.word)
}

/** Returns the products whose rules text has all the words; those that sell most come first. */
export async function productsByRules(db: Db, words: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    left join product_sales_stats s on s.product_id = p.id
    where p.text is not null and to_tsvector('simple', plain(p.text)) @@ plainto_tsquery('simple', ${words.join(' ')})
    order by coalesce(s.monthly_sales, 0) desc, p.id
    limit ${sql.lit(MOST)}`.execute(db)
  return rows.map((row) => row.id)
}
