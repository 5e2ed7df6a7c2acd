import type { CuratedCategory } from '@bra/contract/office/category-curation.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'

interface CategoriesFilter {
  q?: string
  business?: string
  page: number
  per_page: number
}

const columns = sql`c.id, c.name, c.name_en, c.slug, c.code, c.series, c.type, c.total, c.release_date, c.symbol,
  c.products_count, json_build_object('id', b.id, 'slug', b.slug, 'name', b.name) as business`
const from = sql`categories c join businesses b on b.id = c.business_id`

const matches = ({ q, business }: CategoriesFilter) => sql<boolean>`
  ${hasWords(sql`c.search || ' ' || plain(coalesce(c.series, ''))`, q)}
  and (${business ?? null}::text is null or b.slug = ${business ?? null})`

export async function categoriesPage(db: Db, asked: CategoriesFilter): Promise<CuratedCategory[]> {
  const { rows } = await sql<CuratedCategory>`
    select ${columns} from ${from} where ${matches(asked)}
    order by c.release_date desc nulls last, c.id limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export async function countCategories(db: Db, asked: CategoriesFilter): Promise<number> {
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

/** Locks the game until the transaction ends, so that two categories cannot take one code. */
export const holdBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').select(['id', 'kind', 'name']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function isCodeTaken(tx: Tx, of: { businessId: number; code: string; id: number | null }) {
  const { rows } = await sql<{ taken: boolean }>`
    select exists(select from categories where business_id = ${of.businessId} and upper(code) = upper(${of.code}::text)
      and id is distinct from ${of.id}) as taken`.execute(tx)
  return rows[0]!.taken
}

export const numbersOfCategory = async (tx: Tx, id: number) =>
  (
    await sql<{ id: number; card_number: string }>`
      select id, card_number from products where category_id = ${id} and card_number is not null
      order by id for update`.execute(tx)
  ).rows
