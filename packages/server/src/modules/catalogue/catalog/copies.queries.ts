import type { Copies } from '@bra/contract/trade/copies'
import { editions, finishes, languages, type ProductType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface CopiesRow extends Record<keyof Copies, string[] | null> {
  id: number
  type: ProductType
}

export async function copiesOfProducts(db: Db, ids: number[]) {
  const { rows } = await sql<CopiesRow>`
    select p.id, p.type, p.finishes, b.open_finishes, p.editions, b.open_editions, p.languages, b.open_languages
    from products p join categories c on c.id = p.category_id join businesses b on b.id = c.business_id
    where p.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, type, ...told }) => [id, { type, ...copiesOf(told) }]))
}

const copiesOf = (told: Record<keyof Copies, string[] | null>): Copies => ({
  finishes: unlessEmpty(among(finishes, told.finishes)),
  open_finishes: among(finishes, told.open_finishes),
  editions: unlessEmpty(among(editions, told.editions)),
  open_editions: among(editions, told.open_editions),
  languages: unlessEmpty(among(languages, told.languages)),
  open_languages: among(languages, told.open_languages),
})

/** Leaves out codes that offers cannot say, such as "shadowless" among the editions. */
const among = <Code extends string>(known: readonly Code[], codes: string[] | null) =>
  codes && known.filter((code) => codes.includes(code))

const unlessEmpty = <Code>(codes: Code[] | null) => (codes?.length ? codes : null)
