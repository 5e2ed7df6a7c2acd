import type { Candidate } from '@bra/contract/selling/spreadsheets.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { ListingRow } from '../inventory/index.ts'

/** Finds products by code, ignoring case; of two that differ only in case, the exact one. */
export async function productsByCode(db: Db, codes: string[]) {
  const { rows } = await sql<{ id: number; code: string }>`
    select distinct on (asked.code) asked.code, p.id
    from unnest(${codes}::text[]) asked(code) join products p on upper(p.code) = upper(asked.code)
    order by asked.code, p.code = asked.code desc, p.id`.execute(db)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Finds products by normalised set and number, if only one matches. */
export async function productsByReference(db: Db, references: string[]) {
  const { rows } = await sql<{ id: number; reference: string }>`
    select reference, min(id) id from products where reference = any(${references}::text[])
    group by reference having count(*) = 1`.execute(db)
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

export interface ProgramId {
  kind: string
  value: string
}

export interface SetRow {
  id: number
  code: string
  other_codes: string[]
  names: string[]
  game: string
}

/** All sets of cards, with their names in all languages; a few thousand rows. */
export async function setsOfGames(db: Db) {
  const { rows } = await sql<SetRow>`
    select c.id, c.code, c.other_codes, b.name game,
      array_remove(array[c.name, c.name_en], null) || array(select jsonb_each_text.value from jsonb_each_text(c.other_names)) names
    from categories c join businesses b on b.id = c.business_id where c.type = 'tcg'`.execute(db)
  return rows
}

export interface Printing {
  id: number
  category_id: number
  reference: string | null
  names: string[]
}

const printing = sql`id, category_id, reference, array_remove(array[name, name_en], null)
  || array(select jsonb_each_text.value from jsonb_each_text(other_names)) names`

export async function productsOfPrograms(db: Db, asked: ProgramId[]) {
  const { rows } = await sql<ProgramId & Printing>`
    select i.kind, i.value, printings.* from product_ids i join (select ${printing} from products) printings on printings.id = i.product_id
    where (i.kind, i.value) in (select kind, value from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a(kind text, value text))
    order by printings.id`.execute(db)
  return rows
}

export async function printingsOfReferences(db: Db, references: string[]) {
  const { rows } = await sql<Printing>`
    select ${printing} from products where reference = any(${references}::text[]) order by id`.execute(db)
  return rows
}

export interface NumberedPrinting extends Printing {
  number_sort: string
  reference_total: string | null
}

interface AskedNumbers {
  places: { set: number; number: string }[]
  totals: string[]
  numbers: string[]
}

/** Finds cards by set and number, by number and total, or by the number alone; numbers are compared as they are sorted. */
export async function printingsNumbered(db: Db, { places, totals, numbers }: AskedNumbers) {
  const { rows } = await sql<NumberedPrinting>`
    select ${printing}, number_sort, reference_total from products
    where type = 'tcg' and number_sort is not null and (reference_total = any(${totals}::text[]) or number_sort = any(${numbers}::text[])
      or (category_id, number_sort) in
        (select * from unnest(${places.map(({ set }) => set)}::int[], ${places.map(({ number }) => number)}::text[])))
    order by id`.execute(db)
  return rows
}

export interface NameInSet {
  set: number
  name: string
}

/** Does the same as `plain`, which costs far more, for the many names without accents. */
const plainName = (name: RawBuilder<unknown>) =>
  sql`case when octet_length(${name}) = length(${name}) then lower(${name}) else plain(${name}) end`
const front = (name: RawBuilder<unknown>) => sql`split_part(${name}, ' // ', 1)`
const isAsked = (name: RawBuilder<unknown>) =>
  sql`(category_id, ${plainName(name)}) in (select set_id, name from asked)`

export type NamedInSet = [id: number, set: number, names: string[]]

/** Returns all rows as one value, as the embedded database takes far longer for tens of thousands of rows. */
async function named(db: Db, asked: NameInSet[], { names, isOne }: Record<'names' | 'isOne', RawBuilder<unknown>>) {
  if (!asked.length) return []
  const { rows } = await sql<{ found: NamedInSet[] | null }>`
    with asked as materialized (
      select * from unnest(${asked.map(({ set }) => set)}::int[], ${asked.map(({ name }) => name)}::text[]) a(set_id, name)
    )
    select json_agg(json_build_array(id, category_id, ${names})) found from products
    where category_id = any(${[...new Set(asked.map(({ set }) => set))]}::int[]) and ${isOne}`.execute(db)
  return rows[0]!.found ?? []
}

/** True for cards of which the name, or the name of the front face, is asked for. */
const isCalled = (
  isOne: (name: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`(${isOne(sql`name`)} or ${isOne(sql`name_en`)}
  or (name like '% // %' and ${isOne(front(sql`name`))}) or (name_en like '% // %' and ${isOne(front(sql`name_en`))}))`
const ownNames = sql`array_remove(array[name, name_en], null)`

export const printingsNamed = (db: Db, asked: NameInSet[]) =>
  named(db, asked, { names: ownNames, isOne: isCalled(isAsked) })

export async function printingsNamedAnywhere(db: Db, names: string[]) {
  const { rows } = await sql<{ found: NamedInSet[] | null }>`
    with asked as materialized (select * from unnest(${names}::text[]) a(name))
    select json_agg(json_build_array(id, category_id, ${ownNames}) order by id) found from products
    where type = 'tcg' and ${isCalled((name) => sql`${plainName(name)} in (select name from asked)`)}`.execute(db)
  return rows[0]!.found ?? []
}

export const printingsNamedAbroad = (db: Db, asked: NameInSet[]) =>
  named(db, asked, {
    names: sql`array(select value from jsonb_each_text(other_names))`,
    isOne: sql`other_names <> '{}' and exists (select from jsonb_each_text(other_names) o where ${isAsked(sql`o.value`)})`,
  })

interface AskedText {
  key: string
  text: string
  numbers: string[]
}

/** Returns by key the products whose names hold a text: first those with one of its numbers, then the shortest. */
export async function printingsLike(db: Db, texts: AskedText[], most: number) {
  const asked = texts.map(({ text, ...others }) => ({ ...others, pattern: patternOf(text) }))
  const { rows } = await sql<{ key: string; ids: number[] }>`
    select asked.key, array(
      select id from products p where p.type = 'tcg' and p.search like '%' || asked.pattern || '%'
      order by (p.number_sort = any(asked.numbers)) is not true, length(p.search), id limit ${most}
    ) ids
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) asked(key text, pattern text, numbers text[])`.execute(db)
  return new Map(rows.map(({ key, ids }) => [key, ids]))
}

const patternOf = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function candidatesOf(db: Db, ids: number[]) {
  const { rows } = await sql<Candidate>`
    select p.id, p.name, c.name category, p.code, p.card_number, r.name rarity, p.images[1] image
    from products p join categories c on c.id = p.category_id left join rarities r on r.id = p.rarity_id
    where p.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function namesOfProducts(db: Db, ids: number[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from products where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type OfferBefore = Pick<ListingRow, 'condition' | 'language' | 'finish' | 'price_cents' | 'quantity'> & { name: string }

export async function offersBefore(db: Db, ids: number[]) {
  const { rows } = await sql<OfferBefore & { id: number }>`
    select l.id, p.name, l.condition, l.language, l.finish, l.price_cents, l.quantity
    from listings l join products p on p.id = l.product_id where l.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...offer }) => [id, offer]))
}

export const existingProducts = async (db: Db, ids: number[]) =>
  (await db.selectFrom('products').select('id').where('id', 'in', ids).execute()).length
