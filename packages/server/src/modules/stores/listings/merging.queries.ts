import { sql } from 'kysely'
import type { MergedOffer } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export const sameVariant = sql`kept.condition = gone.condition and kept.language = gone.language
  and kept.finish = gone.finish and kept.extras = gone.extras`

/** Pairs of offers of one store in the same variant, one of each product. */
export const sameOffers = (from: number, into: number) => sql`listings gone
  join listings kept on gone.product_id = ${from} and kept.product_id = ${into} and kept.store_id = gone.store_id
    and ${sameVariant} and kept.grade is not distinct from gone.grade`

export async function offersThatMerge(db: Db, from: number, into: number): Promise<MergedOffer[]> {
  const { rows } = await sql<MergedOffer>`
    select gone.id gone_id, kept.id kept_id from ${sameOffers(from, into)}`.execute(db)
  return rows
}

/** Of two offers in one variant, the remaining one has the stock of both at its own price; other offers just move. */
export async function joinOffers(tx: Tx, from: number, into: number) {
  await sql`
    update listings l set quantity = l.quantity + p.quantity,
      bra_center_quantity = l.bra_center_quantity + p.bra_center_quantity
    from (
      select gone.id gone_id, kept.id kept_id, gone.quantity, gone.bra_center_quantity from ${sameOffers(from, into)}
    ) p where l.id = p.kept_id`.execute(tx)
  await sql`delete from listings where id in (select gone.id from ${sameOffers(from, into)})`.execute(tx)
  await sql`update listings set product_id = ${into} where product_id = ${from}`.execute(tx)
  await sql`
    update removed_listings set listing = jsonb_set(listing, '{product_id}', to_jsonb(${into}::int))
    where (listing ->> 'product_id')::int = ${from}`.execute(tx)
}

export async function deleteFigures(tx: Tx, productId: number) {
  await tx.deleteFrom('product_stats').where('product_id', '=', productId).execute()
  await tx.deleteFrom('product_sales_stats').where('product_id', '=', productId).execute()
  await tx.deleteFrom('product_views_summaries').where('product_id', '=', productId).execute()
}

export const deleteShelvesOf = (tx: Tx, categoryId: number) =>
  sql`
    delete from store_shelves where category_id = ${categoryId}
      and not exists (select from products where category_id = ${categoryId})`.execute(tx)
