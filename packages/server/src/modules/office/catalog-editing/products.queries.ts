import type { CuratedProduct, ProductDraft } from '@bra/contract/office/catalog-editing.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'

interface ProductsFilter {
  q?: string | undefined
  business?: string | undefined
  category_id?: number | undefined
  page: number
  per_page: number
}

/** Sorted as drafts are, so that only a change is one. */
const inOrder = (codes: RawBuilder<unknown>) =>
  sql`case when ${codes} <> '{}' then array(select distinct unnest(${codes}) order by 1) end`

const columns = sql`p.id, p.type, p.name, p.name_en, p.card_number, p.card_key, p.code, p.ean, p.rarity_id, p.element_ids, p.origin,
  p.tag_ids, p.images, p.category_id, p.can_send_bra_center,
  ${inOrder(sql`p.finishes`)} finishes, ${inOrder(sql`p.editions`)} editions, ${inOrder(sql`p.languages`)} languages,
  (select name from tags where id = p.brand_id) as brand, (select name from tags where id = p.league_id) as league,
  json_build_object('id', c.id, 'name', c.name, 'business', (select slug from businesses where id = c.business_id)) as category,
  (select count(*)::int from listings l where l.product_id = p.id) as offers`

const isAsked = ({ q, business, category_id: category }: Omit<ProductsFilter, 'page' | 'per_page'>) => sql`
  ${hasWords(sql`p.search`, q)} and (${category ?? null}::int is null or p.category_id = ${category ?? null})
  and (${business ?? null}::text is null or p.category_id in (
    select set.id from categories set join businesses game on game.id = set.business_id where game.slug = ${business ?? null}
  ))`

/** Sorts by name; the page is cut before anything is counted for its rows. */
export async function curatedPage(db: Db, asked: ProductsFilter): Promise<CuratedProduct[]> {
  const { rows } = await sql<CuratedProduct>`
    select ${columns} from (
      select * from products p where ${isAsked(asked)}
      order by p.name, p.id limit ${asked.per_page} offset ${offsetOf(asked)}
    ) p join categories c on c.id = p.category_id order by p.name, p.id`.execute(db)
  return rows
}

export async function countCurated(db: Db, asked: ProductsFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${isAsked(asked)}`.execute(db)
  return rows[0]!.count
}

export async function curatedProduct(db: Db, id: number): Promise<CuratedProduct | undefined> {
  const { rows } = await sql<CuratedProduct>`
    select ${columns} from products p join categories c on c.id = p.category_id where p.id = ${id}`.execute(db)
  return rows[0]
}

export const raritiesInOrder = (db: Db) => db.selectFrom('rarities').select(['id', 'name']).orderBy('rank').execute()

export const elementsToChoose = (db: Db) => db.selectFrom('elements').select(['id', 'name']).orderBy('id').execute()

export const tagsToChoose = (db: Db, usedIn: 'product' | 'brand' | 'league') =>
  db.selectFrom('tags').select(['id', 'name']).where('used_in', '=', usedIn).orderBy('name').execute()

export async function namesOf(
  tx: Tx,
  draft: Pick<ProductDraft, 'category_id' | 'rarity_id' | 'element_ids' | 'tag_ids'>,
) {
  const { rows } = await sql<{ category: string; rarity: string | null; elements: string[]; tags: string[] }>`
    select (select name from categories where id = ${draft.category_id}) as category,
      (select name from rarities where id = ${draft.rarity_id}) as rarity,
      array(select name from elements where id = any(${draft.element_ids}::int[]) order by id) as elements,
      array(select name from tags where id = any(${draft.tag_ids}::int[]) order by name) as tags`.execute(tx)
  return rows[0]!
}

export const holdProduct = (tx: Tx, id: number) =>
  tx.selectFrom('products').select(['id', 'type', 'category_id']).where('id', '=', id).forUpdate().executeTakeFirst()

export const storesOffering = async (tx: Tx, id: number) =>
  (await tx.selectFrom('listings').select('store_id').distinct().where('product_id', '=', id).execute()).map(
    ({ store_id: store }) => store,
  )

export async function areElements(db: Db, ids: number[]) {
  const { rows } = await sql<{ are: boolean }>`
    select not exists (select from unnest(${ids}::int[]) asked(id)
      where not exists (select from elements e where e.id = asked.id)) "are"`.execute(db)
  return rows[0]!.are
}
