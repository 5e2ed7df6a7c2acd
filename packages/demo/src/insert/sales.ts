import { sql } from 'kysely'
import type { Tx } from '@bra/server/platform/db'
import { articles } from '../generate/articles.ts'
import { salesOf } from '../generate/sales.ts'
import { demoStores } from '../stores.ts'
import { inChunks, type MarketIds } from './market-ids.ts'

export async function seedSales(tx: Tx, ids: MarketIds, asked: { now: Date; total: number }) {
  const rows = salesOf(articles, demoStores, asked).map((sale) => ({
    product_id: ids.products.get(sale.product)!,
    store_id: ids.stores.get(sale.store)!,
    condition: sale.condition,
    language: sale.language,
    finish: sale.finish,
    quantity: sale.quantity,
    unit_price_cents: sale.unitPriceCents,
    uf: sale.uf,
    sold_at: sale.soldAt,
  }))
  await inChunks(rows, (chunk) =>
    sql`
    insert into sales (product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at)
    select product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at
    from json_populate_recordset(null::sales, ${JSON.stringify(chunk)}::json)`.execute(tx),
  )
}
