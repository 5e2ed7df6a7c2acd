import { StoreOffer } from '@bra/contract/shopping/search.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { Uf } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { offerJson, seenByBuyers } from '../../stores/listings/index.ts'
import { isNew, storeCard } from '../../stores/stores/index.ts'

const AnyOffer = StoreOffer.omit({ freight: true, total_cents: true, versus_median: true })
const offer = offerJson(AnyOffer.shape, {
  ...seenByBuyers,
  store: storeCard,
  on_time_rate: sql`case when not ${isNew} then t.on_time_rate end`,
  honour_rate: sql`case when not ${isNew} then t.honour_rate end`,
  grading_rate: sql`case when not ${isNew} then t.grading_rate end`,
})

export interface ShownOffer {
  offer: z.output<typeof AnyOffer>
  uf: Uf
}

/** Returns offers on sale with their stores, in the order of `ids`, without those sold meanwhile. One statement. */
export async function offersShown(db: Db, ids: number[]): Promise<ShownOffer[]> {
  if (!ids.length) return []
  const { rows } = await sql<ShownOffer>`
    select l.uf, ${offer} offer
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.on_sale
    join stores s on s.id = l.store_id
    left join store_stats t on t.store_id = l.store_id
    order by asked.at`.execute(db)
  return rows
}

export async function slowStoresFor(db: Db, { posts_in_days: days }: Standard): Promise<number[]> {
  if (days === null) return []
  const rows = await db.selectFrom('stores').select('id').where('posts_in_days', '>', days).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
