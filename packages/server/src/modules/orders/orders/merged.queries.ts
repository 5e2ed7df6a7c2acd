import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'

export async function mergeOrderLines(tx: Tx, { from, into, offers }: MergedProducts) {
  await sql`
    update order_lines line set listing_id = p.kept_id
    from json_to_recordset(${JSON.stringify(offers)}::json) p(gone_id bigint, kept_id bigint)
    where line.listing_id = p.gone_id`.execute(tx)
  await tx.updateTable('order_lines').set({ product_id: into }).where('product_id', '=', from).execute()
}
