import { sql } from 'kysely'
import type { Tx } from '@bra/server/platform/db'
import { articles } from '../generate/articles.ts'
import { viewsOf } from '../generate/views.ts'
import { inChunks, type MarketIds } from './market-ids.ts'

export async function seedViews(tx: Tx, ids: MarketIds, asked: { now: Date; total: number }) {
  const rows = viewsOf(articles, asked).map((view) => ({
    product_id: ids.products.get(view.product)!,
    viewer: view.viewer,
    day: view.day,
    seen_at: view.seenAt,
  }))
  await inChunks(rows, (chunk) =>
    sql`
    insert into product_views (product_id, viewer, day, seen_at)
    select product_id, viewer, day, seen_at
    from json_populate_recordset(null::product_views, ${JSON.stringify(chunk)}::json)`.execute(tx),
  )
}
