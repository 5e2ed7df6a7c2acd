import type { WantedReference } from '@bra/contract/trade/references'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'

/**
 * Products whose printed reference, code or EAN is one of these: set and number first, then number and total. Many sets
 * have as many cards, so those whose text holds the words `beside` the number come before the others.
 */
export async function productsByReference(db: Db, wanted: WantedReference, beside: string) {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    left join product_sales_stats s on s.product_id = p.id
    where p.reference = any(${wanted.references}) or p.reference_total = any(${wanted.totals})
      or upper(p.code) = any(${wanted.codes}) or p.ean = any(${wanted.eans})
    order by (coalesce(p.reference = any(${wanted.references}), false) or upper(p.code) = any(${wanted.codes})) desc,
      coalesce(p.reference_total = any(${wanted.totals}), false) desc,
      coalesce(${hasWords(sql`p.search`, beside)}, false) desc,
      coalesce(s.monthly_sales, 0) desc, p.id
    limit 60`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns for each mistyped word the most similar one of the catalogue, if one is similar enough. */
export async function wordsLike(db: Db, mistyped: string[]) {
  const { rows } = await sql<{ typed: string; meant: string }>`
    select typed, alike.word meant
    from unnest(${mistyped}::text[]) typed, lateral (
      select word from search_words where word % typed
      order by similarity(word, typed) desc, uses desc, word limit 1
    ) alike`.execute(db)
  return new Map(rows.map((row) => [row.typed, row.meant]))
}
