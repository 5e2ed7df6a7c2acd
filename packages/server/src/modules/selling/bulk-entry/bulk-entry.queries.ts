import type { EnterableProduct } from '@bra/contract/selling/bulk-entry.schemas'
import { plain } from '@bra/contract/trade/format'
import type { CardLanguage, Extra, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { offsetOf, type PageQuery } from '../../../platform/paging.ts'
import { rarityOfCard } from '../../catalogue/catalog/index.ts'

export interface AskedVariant {
  product_id: number
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  extras: Extra[]
}

type EntryRow = Omit<EnterableProduct, 'finish' | 'fair' | 'lowest_cents'>

export async function productsToEnter(db: Db, storeId: number, variants: AskedVariant[]): Promise<EntryRow[]> {
  const { rows } = await sql<{ row: EntryRow }>`
    select json_build_object(
      'id', p.id, 'name', p.name, 'code', p.code, 'type', p.type, 'card_number', p.card_number, 'image', p.images[1],
      'category',
      json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'business', b.slug, 'total', c.total),
      'game', b.name, 'variant', p.variant, 'rarity', ${rarityOfCard},
      'own', case when l.id is not null
        then json_build_object('id', l.id, 'quantity', l.quantity, 'price_cents', l.price_cents) end
    ) "row"
    from rows from (
      jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
        as (product_id int, condition text, language text, finish text, extras text[])
    ) with ordinality v
    join products p on p.id = v.product_id
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    left join rarities r on r.id = p.rarity_id
    left join listings l on l.store_id = ${storeId} and l.product_id = v.product_id and l.condition = v.condition
      and l.language = v.language and l.finish = v.finish and l.extras = v.extras and l.grade is null
    order by v.ordinality`.execute(db)
  return rows.map(({ row }) => row)
}

export async function productsOfSet(db: Db, categoryId: number, page: PageQuery) {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select
      array(
        select id from products where category_id = ${categoryId} order by number_sort, id
        limit ${page.per_page} offset ${offsetOf(page)}
      ) ids,
      (select count(*)::int from products where category_id = ${categoryId}) total`.execute(db)
  return rows[0]!
}

export interface References {
  references: string[]
  totals: string[]
  codes: string[]
}

export interface ReferredProduct {
  id: number
  reference: string | null
  total: string | null
  code: string
  number: string | null
  variant: string | null
  game: string
  rarity: string | null
  rarity_slug: string | null
}

export async function productsReferred(db: Db, { references, totals, codes }: References) {
  const { rows } = await sql<ReferredProduct>`
    select p.id, p.reference, p.reference_total total, p.code, p.card_number number, p.variant, b.name game,
      r.name rarity, r.slug rarity_slug
    from products p
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    left join rarities r on r.id = p.rarity_id
    where p.reference = any(${references}::text[]) or p.reference_total = any(${totals}::text[])
      or upper(p.code) = any(${codes}::text[])
    order by p.id limit 5000`.execute(db)
  return rows
}

/** Returns up to `most` products by text: those whose name it is, else those with all its words, shortest first. */
export async function productsNamed(db: Db, texts: string[], most: number): Promise<Map<string, number[]>> {
  const asked = texts.map((text) => ({ text, words: plainWords(text) })).filter(({ words }) => words.length > 0)
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ text: string; ids: number[] }>`
    select asked.text, array(
      select id from (
        select p.id, plain(p.name) = plain(asked.text) or plain(p.name_en) = plain(asked.text) is_name, length(p.name) long
        from products p
        where p.search like asked.first and p.search like all (asked.others)
          and (plain(p.name) || ' ' || coalesce(plain(p.name_en), '')) like all (asked.others || asked.first)
      ) found
      order by is_name desc nulls last, long, id limit ${most}
    ) ids
    from jsonb_to_recordset(${JSON.stringify(asked.map(likesOf))}::jsonb) as asked (text text, first text, others text[])`.execute(
    db,
  )
  return new Map(rows.map(({ text, ids }) => [text, ids]))
}

const plainWords = (text: string) =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)

const likesOf = ({ text, words: [first, ...others] }: { text: string; words: string[] }) => ({
  text,
  first: `%${first!}%`,
  others: others.map((word) => `%${word}%`),
})
