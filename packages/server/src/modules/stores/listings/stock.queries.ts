import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { unitsAtStore, unitsInCenter } from './center-stock.queries.ts'
import type { ChangedOffer, TakenOffer } from './product-stats.queries.ts'

/** Units of one offer; `center` of them lie in the centre. */
export interface StockTaken {
  id: number
  quantity: number
  center: number
}

/** Locks in the order of ids, so that nobody deadlocks. */
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

/** Takes all units or none; returns null if an offer is not on sale or has too few. The offers must be locked. */
export async function takeUnits(tx: Tx, stock: StockTaken[]): Promise<TakenOffer[] | null> {
  const { rows } = await sql<TakenOffer>`
    with ${asked(stock)}, fit as (
      select l.id from listings l join asked using (id)
      where l.on_sale and ${unitsInCenter} >= asked.center
        and ${unitsAtStore} >= asked.quantity - asked.center
    )
    update listings l set quantity = l.quantity - asked.quantity,
      bra_center_quantity = l.bra_center_quantity - asked.center
    from asked
    where l.id = asked.id and l.quantity >= asked.quantity
      and (select count(*) from fit) = (select count(*) from asked)
    returning l.store_id, l.product_id, l.on_sale stays, asked.quantity units`.execute(tx)
  return rows.length > 0 ? rows : null
}

/** Gives units back to the offers that still exist, which must be locked. */
export async function giveStockBack(tx: Tx, stock: StockTaken[]): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    with ${asked(stock)}
    update listings l set quantity = l.quantity + asked.quantity,
      bra_center_quantity = l.bra_center_quantity + asked.center
    from asked where l.id = asked.id
    returning l.id, l.store_id, l.product_id, l.quantity > asked.quantity stays`.execute(tx)
  return rows
}

/** Sets to zero what the store itself keeps of these offers, which must be locked; what lies in the centre stays. */
export async function emptyStock(tx: Tx, ids: number[]): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    update listings l set quantity = ${unitsInCenter}
    where l.id = any(${ids}::bigint[]) and ${unitsAtStore} > 0
    returning l.id, l.store_id, l.product_id, l.quantity > 0 stays`.execute(tx)
  return rows
}

interface TakenByLine extends Omit<StockTaken, 'id'> {
  line: number
  store_id: number
}

/** Gives units back to removed offers, which stores may put up again; returns the order lines for which that worked. */
export async function keepForRemoved(tx: Tx, stock: TakenByLine[]) {
  const { rows } = await sql<{ lines: number[] }>`
    with asked as (
      select * from unnest(
        ${stock.map((one) => one.line)}::int[], ${stock.map((one) => one.store_id)}::int[],
        ${stock.map((one) => one.quantity)}::int[], ${stock.map((one) => one.center)}::int[]
      ) one(line, store_id, quantity, center)
    ), found as (
      select r.id, sum(asked.quantity)::int quantity, sum(asked.center)::int center, array_agg(asked.line) lines
      from asked join removed_listings r on r.store_id = asked.store_id and asked.line = any(r.order_line_ids)
      group by r.id
    )
    update removed_listings r set listing = r.listing || jsonb_build_object(
      'quantity', (r.listing ->> 'quantity')::int + found.quantity,
      'bra_center_quantity', (r.listing ->> 'bra_center_quantity')::int + found.center
    )
    from found where r.id = found.id returning found.lines`.execute(tx)
  return new Set(rows.flatMap(({ lines }) => lines))
}
