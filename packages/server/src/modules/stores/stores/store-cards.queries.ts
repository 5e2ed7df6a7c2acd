import { neverOpened, visible } from '@bra/contract/stores/store-states'
import { literals } from '../../../platform/literals.ts'
import type { OwnCard, Store } from '@bra/contract/stores/stores.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { numberInSql } from '../../ground/settings/index.ts'

/** True for a store with too few sales to show a score. */
export const isNew = sql<boolean>`coalesce(t.sales_count, 0) < ${numberInSql('new_store_sales')}`

/** True for a store that the public sees; others are under review, refused, suspended or closed. */
export const isVisible = sql<boolean>`s.status in ${literals(visible)}`

export const storeCard = sql<Store>`json_build_object(
  'id', s.id, 'name', s.name, 'slug', s.slug, 'status', s.status, 'city', s.city, 'uf', s.uf,
  'avatar', s.avatar, 'banner', s.banner, 'new_store', ${isNew},
  'rating', case when not ${isNew} then t.rating end, 'reviews_count', coalesce(t.reviews_count, 0),
  'sales_count', coalesce(t.sales_count, 0), 'offers_count', coalesce(t.offers_count, 0),
  'posts_in_days', s.posts_in_days, 'free_shipping_over_cents', s.free_shipping_over_cents,
  'bra_center', s.bra_center, 'member_since', s.opened_at
)`

/** Returns stores as lists show them, in the order of `ids`; stores that never opened and unknown ids are left out. */
export async function storeCards(db: Db, ids: number[]): Promise<Store[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ card: Store }>`
    select ${storeCard} card
    from unnest(${ids}::int[]) with ordinality asked(id, at)
    join stores s on s.id = asked.id
    left join store_stats t on t.store_id = s.id
    where s.status not in ${literals(neverOpened)}
    order by asked.at`.execute(db)
  return rows.map((row) => row.card)
}

export async function ownCard(db: Db, id: number): Promise<OwnCard | undefined> {
  const { rows } = await sql<{ card: OwnCard }>`
    select ${storeCard} card from stores s left join store_stats t on t.store_id = s.id where s.id = ${id}`.execute(db)
  return rows[0]?.card
}
