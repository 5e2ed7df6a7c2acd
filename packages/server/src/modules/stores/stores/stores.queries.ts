import type { OwnCard, Store, StoreDetail, storesSchemas } from '@bra/contract/stores/stores.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { isNew, isVisible, storeCard } from './store-cards.queries.ts'

/** `ownerId` selects only that person's stores, in any status. */
type StoreFilter = Omit<z.output<typeof storesSchemas.list.query>, 'mine'> & { ownerId: number | null }

const orders = {
  sales: sql`t.sales_count desc nulls last`,
  rating: sql`case when not ${isNew} then t.rating end desc nulls last, t.reviews_count desc`,
  name: sql`plain(s.name)`,
  newest: sql`s.opened_at desc`,
  offers: sql`t.offers_count desc nulls last`,
}

const matches = (filter: StoreFilter) => sql`
  ${filter.ownerId === null ? isVisible : sql`s.owner_id = ${filter.ownerId}`} and ${hasWords(sql`s.search`, filter.search)}
  and (${filter.min_rating ?? null}::numeric is null or (not ${isNew} and t.rating >= ${filter.min_rating ?? null}))
  and (not ${filter.free_shipping ?? false}::bool or s.free_shipping_over_cents is not null)
  and (not ${filter.bra_center ?? false}::bool or s.bra_center)`

export async function storesPage(db: Db, filter: StoreFilter): Promise<OwnCard[]> {
  const { rows } = await sql<{ card: OwnCard }>`
    select ${storeCard} card
    from stores s left join store_stats t on t.store_id = s.id
    where ${matches(filter)} and (${filter.uf ?? null}::text is null or s.uf = ${filter.uf ?? null})
    order by ${orders[filter.order]}, s.id
    limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows.map((row) => row.card)
}

export async function storesByUf(db: Db, filter: StoreFilter) {
  const { rows } = await sql<{ uf: string; count: number }>`
    select s.uf, count(*)::int count
    from stores s left join store_stats t on t.store_id = s.id
    where ${matches(filter)}
    group by s.uf order by count desc, s.uf`.execute(db)
  return rows
}

/** Returns a store with its legal data; only if it is open or on vacation. */
export async function storeDetail(db: Db, by: { id: number } | { slug: string }): Promise<StoreDetail | undefined> {
  const { rows } = await sql<{ card: Store; detail: Omit<StoreDetail, keyof Store> }>`
    select ${storeCard} card, json_build_object(
      'description', s.description, 'policies', s.policies, 'back_on', s.back_on,
      'legal', json_build_object(
        'name', s.legal_name, 'document', s.document, 'address', s.legal_address, 'email', s.contact_email
      ),
      'on_time_rate', case when not ${isNew} then t.on_time_rate end,
      'cancellation_rate', case when not ${isNew} then t.cancellation_rate end,
      'honour_rate', case when not ${isNew} then t.honour_rate end,
      'grading_rate', case when not ${isNew} then t.grading_rate end
    ) detail
    from stores s left join store_stats t on t.store_id = s.id
    where ${isVisible} and ${'id' in by ? sql`s.id = ${by.id}` : sql`s.slug = ${by.slug}`}`.execute(db)
  return rows[0] && { ...rows[0].card, ...rows[0].detail }
}

export const storesOfOwner = (db: Db, ownerId: number) =>
  db
    .selectFrom('stores')
    .select(['id', 'name', 'slug', 'status', 'city', 'uf', 'avatar', 'back_on'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()

/** Locks the store against every other change of it or of its offers until the transaction ends. */
export const holdStore = (tx: Tx, id: number) =>
  tx.selectFrom('stores').select(['id', 'status', 'uf']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
