import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'

/** A line stays as it is if its cart has one for the remaining offer already. */
export async function mergeCartLines(tx: Tx, { from, into, offers }: MergedProducts) {
  await sql`
    update cart_lines line set listing_id = p.kept_id
    from json_to_recordset(${JSON.stringify(offers)}::json) p(gone_id bigint, kept_id bigint)
    where line.listing_id = p.gone_id
      and not exists (select from cart_lines o where o.cart_id = line.cart_id and o.listing_id = p.kept_id)`.execute(tx)
  await tx.updateTable('cart_lines').set({ product_id: into }).where('product_id', '=', from).execute()
}
