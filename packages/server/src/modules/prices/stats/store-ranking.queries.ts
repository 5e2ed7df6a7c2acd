import type { RankedStore } from '@bra/contract/stores/stores.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import { isNew, isVisible, storeCard } from '../../stores/stores/index.ts'

interface RankingFilter {
  page: number
  per_page: number
  uf?: string
}

export async function rankedStores(db: Db, filter: RankingFilter): Promise<RankedStore[]> {
  const { rows } = await sql<{ card: RankedStore; figures: Omit<RankedStore, 'position'>; position: number }>`
    select ${storeCard} card, json_build_object(
        'orders_60d', coalesce(t.orders_60d, 0), 'reviews_60d', coalesce(t.reviews_60d, 0),
        'rating_60d', case when not ${isNew} then t.rating_60d end,
        'on_time_rate', case when not ${isNew} then t.on_time_rate end,
        'cancellation_rate', case when not ${isNew} then t.cancellation_rate end
      ) figures,
      (row_number() over (
        order by ${isNew}, case when not ${isNew} then t.score end desc nulls last, s.opened_at, s.id
      ))::int "position"
    from stores s left join store_stats t on t.store_id = s.id
    where ${isVisible} and (${filter.uf ?? null}::text is null or s.uf = ${filter.uf ?? null})
    order by "position"
    limit ${filter.per_page} offset ${offsetOf(filter)}`.execute(db)
  return rows.map(({ card, figures, position }) => ({ ...card, ...figures, position }))
}

export async function countRankedStores(db: Db, uf: string | undefined) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from stores s
    where ${isVisible} and (${uf ?? null}::text is null or s.uf = ${uf ?? null})`.execute(db)
  return rows[0]!.count
}
