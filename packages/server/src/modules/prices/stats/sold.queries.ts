import { unsoldStates } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { isPlain } from '../../stores/listings/index.ts'

/** Rewrites the sales of these orders from their present state; a refunded parcel is no sale. It is idempotent. */
export const recordSales = (tx: Tx, orderIds: number[]) =>
  sql`
  with parcels as materialized (
    select so.id, so.paid_at, so.state <> all(${unsoldStates}::text[]) is_sold, o.address ->> 'state' uf
    from store_orders so join orders o on o.id = so.order_id
    where so.order_id = any(${orderIds}::int[]) and so.paid_at is not null
    -- whoever moves one waits, and is heard after this
    for share of so
  ),
  given_back as (
    delete from sales s using order_lines l, parcels p
    where l.store_order_id = p.id and s.order_line_id = l.id and not p.is_sold
  )
  insert into sales (product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at,
    order_line_id, is_plain)
  select l.product_id, l.store_id, l.condition, l.language, l.finish, l.quantity, l.unit_price_cents, p.uf, p.paid_at, l.id,
    ${isPlain}
  from parcels p join order_lines l on l.store_order_id = p.id
  where p.is_sold
  on conflict (order_line_id) do nothing`.execute(tx)
