import { sql } from 'kysely'
import { dayInBrazil, daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { countOfStores } from './store-summaries.queries.ts'

const DAYS_OF_VIEWS = 60
const MONTH = 30
/** With fewer sales on either side, no change of price is shown. */
const SALES_TO_COMPARE = 5

/** Recounts everything that lists read and no transaction updates, in a few statements whatever the size. */
export async function refreshSummaries(tx: Tx, now: Date) {
  await forgetOldViews(tx, now)
  await countViews(tx, now)
  await countSalesOfProducts(tx, now)
  await countOfStores(tx, now)
  await countOffersOfCategories(tx)
}

const forgetOldViews = (tx: Tx, now: Date) =>
  tx
    .deleteFrom('product_views')
    .where('day', '<', dayInBrazil(daysBefore(now, DAYS_OF_VIEWS)))
    .execute()

const countViews = (tx: Tx, now: Date) =>
  sql`
  with fresh as (
    select v.product_id, p.type, count(*)::int monthly_views
    from product_views v join products p on p.id = v.product_id
    where v.day > ${dayInBrazil(daysBefore(now, MONTH))}::date
    group by v.product_id, p.type
  ),
  gone as (
    delete from product_views_summaries s where not exists (select from fresh f where f.product_id = s.product_id)
  )
  insert into product_views_summaries as s (product_id, type, monthly_views)
  select product_id, type, monthly_views from fresh order by product_id
  on conflict (product_id) do update set monthly_views = excluded.monthly_views
  where s.monthly_views <> excluded.monthly_views`.execute(tx)

const countSalesOfProducts = (tx: Tx, now: Date) =>
  sql`
  with lines as (
    select product_id, quantity, case when is_plain then unit_price_cents end unit_price_cents,
      sold_at > ${daysBefore(now, MONTH)}::timestamptz is_recent
    from sales where sold_at > ${daysBefore(now, 2 * MONTH)} and sold_at <= ${now}
  ),
  fresh as (
    select l.product_id, p.type, coalesce(sum(quantity) filter (where is_recent), 0)::int monthly_sales,
      case
        when count(unit_price_cents) filter (where is_recent) >= ${sql.lit(SALES_TO_COMPARE)}
          and count(unit_price_cents) filter (where not is_recent) >= ${sql.lit(SALES_TO_COMPARE)}
        then round((100 * (
          percentile_cont(0.5) within group (order by unit_price_cents) filter (where is_recent)
          / percentile_cont(0.5) within group (order by unit_price_cents) filter (where not is_recent) - 1
        ))::numeric, 1)
      end change_percent
    from lines l join products p on p.id = l.product_id
    group by l.product_id, p.type
  ),
  gone as (delete from product_sales_stats s where not exists (select from fresh f where f.product_id = s.product_id))
  insert into product_sales_stats as s (product_id, type, monthly_sales, change_percent)
  select product_id, type, monthly_sales, change_percent from fresh order by product_id
  on conflict (product_id) do update
  set monthly_sales = excluded.monthly_sales, change_percent = excluded.change_percent
  where (s.monthly_sales, s.change_percent) is distinct from (excluded.monthly_sales, excluded.change_percent)`.execute(
    tx,
  )

const countOffersOfCategories = (tx: Tx) =>
  sql`
  update categories c set offers_count = n.offers
  from (
    select k.id, coalesce(sum(s.available), 0)::int offers
    from categories k left join store_shelves s on s.category_id = k.id
    group by k.id
  ) n
  where c.id = n.id and c.offers_count <> n.offers`.execute(tx)
