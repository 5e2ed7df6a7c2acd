import { sql } from 'kysely'
import type { Tx } from '@bra/server/platform/db'
import { reviewsOf } from '../generate/reviews.ts'
import { demoStores } from '../stores.ts'
import { inChunks, type MarketIds } from './market-ids.ts'

export async function seedReviews(tx: Tx, now: Date, ids: MarketIds) {
  const rows = demoStores
    .flatMap((store) => reviewsOf(store, now))
    .map(({ store, createdAt, ...review }) => ({ ...review, store_id: ids.stores.get(store)!, created_at: createdAt }))
  await inChunks(rows, (chunk) =>
    sql`
    insert into store_reviews (store_id, stars, comment, author, uf, answer, created_at)
    select store_id, stars, comment, author, uf, answer, created_at
    from json_populate_recordset(null::store_reviews, ${JSON.stringify(chunk)}::json)`.execute(tx),
  )
}
