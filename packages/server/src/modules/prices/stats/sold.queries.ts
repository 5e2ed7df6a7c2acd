import { unsoldStates } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { isPlain } from '../../stores/listings/index.ts'

/** Rewrites the sales of these orders from their present state; a refunded parcel is no sale. It is idempotent. */
export async function recordSales(tx: Tx, orderIds: number[]) {
  await writeSales(tx, orderIds)
  await judgeSales(tx, orderIds)
}

const writeSales = (tx: Tx, orderIds: number[]) =>
  sql`
  with parcels as materialized (
    select so.id, so.sale_id, so.paid_at, so.state <> all(${unsoldStates}::text[]) is_sold, o.address ->> 'state' uf
    from store_orders so join orders o on o.id = so.order_id
    where so.order_id = any(${orderIds}::int[]) and so.paid_at is not null
    -- whoever moves one waits, and is heard after this
    for share of so
  ),
  sold as materialized (
    -- an offer whose units go in several parcels is sold once
    select min(l.id) line_id, sum(l.in_parcel)::int units
    from parcels p join order_lines l on l.store_order_id = p.id
    where p.is_sold and l.in_parcel > 0
    group by p.sale_id, l.store_id, l.product_id, l.unit_price_cents, l.condition, l.language, l.finish, l.grade,
      l.extras, case when l.listing_id is null then l.id else l.listing_id end
  ),
  given_back as (
    delete from sales s using order_lines l, parcels p
    where l.store_order_id = p.id and s.order_line_id = l.id and l.id not in (select line_id from sold)
  )
  insert into sales (product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at,
    order_line_id, is_plain)
  select l.product_id, l.store_id, l.condition, l.language, l.finish, sold.units, l.unit_price_cents, p.uf, p.paid_at, l.id,
    ${isPlain}
  from sold join order_lines l on l.id = sold.line_id join parcels p on p.id = l.store_order_id
  on conflict (order_line_id) do update set quantity = excluded.quantity
    where sales.quantity <> excluded.quantity`.execute(tx)

/** Within so many days, one buyer and one store make one price of the same product. */
const DAYS_OF_PAIR = 30

/**
 * An owner's purchase from the own store tells no price; of the same copy one sale a day counts for each buyer, and one
 * in thirty days for each pair of buyer and store. Later sales are judged again, as an earlier one may be given back.
 */
const judgeSales = (tx: Tx, orderIds: number[]) =>
  sql`
  with touched as (
    select o.user_id, l.product_id, min(so.paid_at) paid_at
    from orders o join store_orders so on so.order_id = o.id join order_lines l on l.store_order_id = so.id
    where o.id = any(${orderIds}::int[]) and so.paid_at is not null
    group by o.user_id, l.product_id
  ),
  judged as (
    select s.id, s.sold_at >= touched.paid_at is_judged,
      ${isPlain} and st.owner_id <> o.user_id and row_number() over of_day = 1
        and coalesce(s.sold_at - lag(s.sold_at) over of_pair > make_interval(days => ${sql.lit(DAYS_OF_PAIR)}), true) is_plain
    from touched
    join orders o on o.user_id = touched.user_id
    join store_orders so on so.order_id = o.id
      and so.paid_at > touched.paid_at - make_interval(days => ${sql.lit(DAYS_OF_PAIR)})
    join order_lines l on l.store_order_id = so.id and l.product_id = touched.product_id
    join sales s on s.order_line_id = l.id
    join stores st on st.id = s.store_id
    window
      of_day as (
        partition by o.user_id, s.product_id, s.condition, s.finish, ${isPlain},
          (s.sold_at at time zone 'America/Sao_Paulo')::date
        order by s.sold_at, s.id
      ),
      of_pair as (
        partition by o.user_id, s.product_id, s.condition, s.finish, ${isPlain}, s.store_id order by s.sold_at, s.id
      )
  )
  update sales s set is_plain = judged.is_plain
  from judged where judged.id = s.id and judged.is_judged and s.is_plain <> judged.is_plain`.execute(tx)
