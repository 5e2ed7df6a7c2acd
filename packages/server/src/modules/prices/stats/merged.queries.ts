import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'

export async function mergeSalesAndViews(tx: Tx, { from, into }: MergedProducts) {
  await sql`
    delete from product_views gone using product_views kept where gone.product_id = ${from} and kept.product_id = ${into}
      and kept.viewer = gone.viewer and kept.day = gone.day`.execute(tx)
  await tx.updateTable('product_views').set({ product_id: into }).where('product_id', '=', from).execute()
  await tx.updateTable('sales').set({ product_id: into }).where('product_id', '=', from).execute()
}
