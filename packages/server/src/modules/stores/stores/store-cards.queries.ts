import type { OwnCard, Store } from '@bra/contract/stores.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { numberInSql } from '../settings/index.ts'

/** With so few sales that nobody is told a score. */
export const isNew = sql<boolean>`coalesce(t.sales_count, 0) < ${numberInSql('new_store_sales')}`

/** One that the public sees; the others are under review, suspended or closed. */
export const isVisible = sql<boolean>`s.status in ('open', 'vacation')`

/** What everyone may know, of `stores s` and its `store_stats t`. */
export const storeCard = sql<Store>`json_build_object(
  'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'city', s.city, 'uf', s.uf,
  'avatar', s.avatar, 'banner', s.banner, 'new_store', ${isNew},
  'rating', case when not ${isNew} then t.rating end, 'reviews_count', coalesce(t.reviews_count, 0),
  'sales_count', coalesce(t.sales_count, 0), 'offers_count', coalesce(t.offers_count, 0),
  'posts_in_days', s.posts_in_days, 'free_shipping_over_cents', s.free_shipping_over_cents,
  'bra_center', s.bra_center, 'member_since', s.opened_at
)`

/** Stores as they stand in a list, in the order of `ids`; those that never opened and unknown ids are left out. */
export async function storeCards(db: Db, ids: number[]): Promise<Store[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ card: Store }>`
    select ${storeCard} card
    from unnest(${ids}::int[]) with ordinality asked(id, at)
    join stores s on s.id = asked.id
    left join store_stats t on t.store_id = s.id
    where s.status not in ('review', 'refused')
    order by asked.at`.execute(db)
  return rows.map((row) => row.card)
}

/** One store as its owner sees it: under review, refused or closed, too. */
export async function ownCard(db: Db, id: number): Promise<OwnCard | undefined> {
  const { rows } = await sql<{ card: OwnCard }>`
    select ${storeCard} card from stores s left join store_stats t on t.store_id = s.id where s.id = ${id}`.execute(db)
  return rows[0]?.card
}
