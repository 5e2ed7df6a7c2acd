import type { ShowProductsStore, Offer } from '@bra/contract/listings.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { hasWords } from '../../platform/like.ts'
import { offsetOf } from '../../platform/paging.ts'

export type StoreFilter = z.output<typeof ShowProductsStore>

const orders: Record<StoreFilter['order'], ReturnType<typeof sql>> = {
  relevance: sql`l.created_at desc, l.id desc`,
  newest: sql`l.created_at desc, l.id desc`,
  price_low: sql`l.price_cents, l.id`,
  price_high: sql`l.price_cents desc, l.id desc`,
  sales: sql`coalesce(rank.monthly_sales, 0) desc, l.id desc`,
  views: sql`coalesce(rank.monthly_views, 0) desc, l.id desc`,
  number: sql`p.category_id, p.number_sort, p.id, l.id`,
  name: sql`plain(p.name), p.id, l.id`,
}

/** What an order reads beside the offer itself. */
const ranks: Partial<Record<StoreFilter['order'], ReturnType<typeof sql>>> = {
  sales: sql`left join product_sales_stats rank on rank.product_id = l.product_id`,
  views: sql`left join product_views_summaries rank on rank.product_id = l.product_id`,
}

const matches = (filter: StoreFilter) => sql`
  l.store_id = ${filter.store_id} and l.on_sale and ${hasWords(sql`p.search`, filter.search)}
  ${when(filter.type, (type) => sql`and p.type = ${type}`)}
  ${when(filter.category_id, (id) => sql`and p.category_id = ${id}`)}
  ${when(filter.product_id, (id) => sql`and l.product_id = ${id}`)}
  ${when(filter.condition, (condition) => sql`and l.condition = ${condition}`)}
  ${when(filter.language, (language) => sql`and l.language = ${language}`)}
  ${when(filter.finish, (finish) => sql`and l.finish = ${finish}`)}`

const when = <T>(value: T | undefined, clause: (value: T) => ReturnType<typeof sql>) =>
  value === undefined || value === '' ? sql`` : clause(value)

/** What a store has on sale, a page of it. */
export async function offersOfStore(db: Db, filter: StoreFilter): Promise<Offer[]> {
  const { rows } = await sql<{ offer: Offer }>`
    select json_build_object(
      'id', l.id, 'product_id', l.product_id, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
      'finish', l.finish, 'extras', l.extras, 'price_cents', l.price_cents,
      'regular_price_cents', l.regular_price_cents, 'quantity', l.quantity, 'comment', l.comment,
      'photos', l.photos, 'bra_center', l.bra_center_quantity > 0
    ) offer
    from listings l join products p on p.id = l.product_id ${ranks[filter.order] ?? sql``}
    where ${matches(filter)}
    order by ${orders[filter.order]}
    limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows.map((row) => row.offer)
}

export async function countOffersOfStore(db: Db, filter: StoreFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from listings l join products p on p.id = l.product_id
    where ${matches(filter)}`.execute(db)
  return rows[0]!.count
}

/** What a store has of each collection, the fullest first. */
export async function shelvesOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ id: number; name: string; type: string; available: number; paused: number }>`
    select c.id, c.name, c.type, k.available, k.paused
    from store_shelves k join categories c on c.id = k.category_id
    where k.store_id = ${storeId}
    order by k.available desc, c.name, c.id`.execute(db)
  return rows
}
