import { sql } from 'kysely'
import type { MergedProducts } from '../../../module.ts'
import type { Tx } from '../../../platform/db.ts'
import { sameVariant } from '../../stores/listings/index.ts'

/** SQL condition: `gone` and `kept` are one person's rows of the two products. */
export const ofOnePerson = (from: number, into: number) =>
  sql`kept.user_id = gone.user_id and kept.product_id = ${into} and gone.product_id = ${from}`

export const sameItems = (from: number, into: number) =>
  sql`collection_items gone join collection_items kept on ${ofOnePerson(from, into)} and ${sameVariant}`

/** Items of one variant become one, with their quantities added; a favourite of both becomes one. */
export async function mergeCollections(tx: Tx, { from, into }: MergedProducts) {
  await sql`
    with pairs as (
      select gone.id gone_id, kept.id kept_id, gone.quantity from ${sameItems(from, into)}
    ), grown as (
      update collection_items i set quantity = least(i.quantity + p.quantity, 9999) from pairs p where i.id = p.kept_id
    )
    delete from collection_items where id in (select gone_id from pairs)`.execute(tx)
  await sql`delete from favorites gone using favorites kept where ${ofOnePerson(from, into)}`.execute(tx)
  await tx.updateTable('collection_items').set({ product_id: into }).where('product_id', '=', from).execute()
  await tx.updateTable('favorites').set({ product_id: into }).where('product_id', '=', from).execute()
}
