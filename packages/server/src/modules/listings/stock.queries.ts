import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { ChangedOffer, TakenOffer } from './product-stats.queries.ts'

/** Units of one offer, and how many of them lie in the centre. */
export interface StockTaken {
  id: number
  quantity: number
  center: number
}

/** In the order of their ids, so that nobody waits in a circle. */
export const lockOffers = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

const asked = (stock: StockTaken[]) => sql`asked as (
  select id, sum(quantity)::int quantity, sum(center)::int center
  from unnest(
    ${stock.map((one) => one.id)}::bigint[], ${stock.map((one) => one.quantity)}::int[],
    ${stock.map((one) => one.center)}::int[]
  ) one(id, quantity, center) group by id
)`

/** All of it from offers that are locked, or nothing: null where one is not on sale, or has not so many. */
export async function takeStock(tx: Tx, stock: StockTaken[]): Promise<TakenOffer[] | null> {
  const { rows } = await sql<TakenOffer>`
    with ${asked(stock)}, fit as (
      select l.id from listings l join asked using (id)
      where l.on_sale and l.bra_center_quantity >= asked.center
        and l.quantity - l.bra_center_quantity >= asked.quantity - asked.center
    )
    update listings l set quantity = l.quantity - asked.quantity,
      bra_center_quantity = l.bra_center_quantity - asked.center
    from asked
    where l.id = asked.id and l.quantity >= asked.quantity
      and (select count(*) from fit) = (select count(*) from asked)
    returning l.store_id, l.product_id, l.on_sale stays, asked.quantity units`.execute(tx)
  return rows.length > 0 ? rows : null
}

/** Back to the offers that are still there, which are locked. */
export async function giveStockBack(tx: Tx, stock: StockTaken[]): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    with ${asked(stock)}
    update listings l set quantity = l.quantity + asked.quantity,
      bra_center_quantity = l.bra_center_quantity + asked.center
    from asked where l.id = asked.id
    returning l.id, l.store_id, l.product_id, l.quantity > asked.quantity stays`.execute(tx)
  return rows
}
