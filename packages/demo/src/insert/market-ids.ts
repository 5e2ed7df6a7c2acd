import type { Tx } from '@bra/server/platform/db'

/** Ids by slug of the store and by code of the product. */
export interface MarketIds {
  stores: Map<string, number>
  products: Map<string, number>
}

const ROWS_A_STATEMENT = 5000

export async function inChunks<Row>(rows: Row[], insert: (chunk: Row[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) await insert(rows.slice(at, at + ROWS_A_STATEMENT))
}

export async function productIds(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('products').select(['id', 'code']).execute()
  return new Map(rows.map((row) => [row.code, row.id]))
}
