import type { CategoryDraft, CuratedCategory } from '@bra/contract/category-curation.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { hasWords } from '../../platform/like.ts'
import { offsetOf } from '../../platform/paging.ts'

interface Asked {
  q?: string
  business?: string
  page: number
  per_page: number
}

const columns = sql`c.id, c.name, c.name_en, c.slug, c.code, c.series, c.type, c.total, c.release_date, c.symbol,
  c.products_count, json_build_object('id', b.id, 'slug', b.slug, 'name', b.name) as business`
const from = sql`categories c join businesses b on b.id = c.business_id`

const matches = ({ q, business }: Asked) => sql<boolean>`
  ${hasWords(sql`c.search || ' ' || plain(coalesce(c.series, ''))`, q)}
  and (${business ?? null}::text is null or b.slug = ${business ?? null})`

/** Newest first, as the shop lists them. */
export async function categoriesPage(db: Db, asked: Asked): Promise<CuratedCategory[]> {
  const { rows } = await sql<CuratedCategory>`
    select ${columns} from ${from} where ${matches(asked)}
    order by c.release_date desc nulls last, c.id limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countCategories(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${from} where ${matches(asked)}`.execute(db)
  return rows[0]!.count
}

export async function curatedCategory(db: Db, id: number): Promise<CuratedCategory | undefined> {
  const { rows } = await sql<CuratedCategory>`select ${columns} from ${from} where c.id = ${id}`.execute(db)
  return rows[0]
}

export const businessesInOrder = (db: Db) =>
  db.selectFrom('businesses').select(['id', 'slug', 'name']).orderBy('position').orderBy('id').execute()

export async function knownSeries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ series: string }>`
    select distinct series from categories where series is not null order by series`.execute(db)
  return rows.map(({ series }) => series)
}

/** Held until the transaction ends: of one game a code is given out once. */
export const holdBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').select(['id', 'kind', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function isCodeTaken(tx: Tx, of: { businessId: number; code: string; id: number | null }) {
  const { rows } = await sql<{ taken: boolean }>`
    select exists(select from categories where business_id = ${of.businessId} and upper(code) = upper(${of.code}::text)
      and id is distinct from ${of.id}) as taken`.execute(tx)
  return rows[0]!.taken
}

type Written = CategoryDraft & { slug: string; type: CuratedCategory['type'] }

export const insertCategory = (tx: Tx, row: Written & { source: string; source_id: string }) =>
  tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()

/** The columns named in `corrected` are from now on the operator's: no import writes them. */
export const updateCategory = (tx: Tx, id: number, row: Written & { corrected: string[] }) =>
  tx
    .updateTable('categories')
    .set({
      ...row,
      corrected: sql<string[]>`array(select distinct unnest(corrected || ${row.corrected}::text[]) order by 1)`,
    })
    .where('id', '=', id)
    .execute()

export const numbersOfCategory = async (tx: Tx, id: number) =>
  (
    await sql<{ id: number; card_number: string }>`
      select id, card_number from products where category_id = ${id} and card_number is not null
      order by id for update`.execute(tx)
  ).rows

interface References {
  id: number
  reference: string
  reference_total: string | null
}

/** What its cards are looked up by, once its code or its printed total is another. */
export const updateReferences = (tx: Tx, rows: References[], now: Date) =>
  sql`
  update products p set reference = n.reference, reference_total = n.reference_total, updated_at = ${now}
  from json_to_recordset(${JSON.stringify(rows)}::json) n (id int, reference text, reference_total text)
  where p.id = n.id`.execute(tx)

/** Nothing where it holds products. */
export async function deleteEmptyCategory(tx: Tx, id: number) {
  await sql`
    delete from store_shelves where category_id = ${id}
      and not exists (select from products where category_id = ${id})`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    delete from categories where id = ${id} and not exists (select from products where category_id = ${id})
    returning id`.execute(tx)
  return rows.length > 0
}
