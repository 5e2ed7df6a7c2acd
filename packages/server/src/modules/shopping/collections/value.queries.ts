import type { CollectionValue } from '@bra/contract/shopping/collections.schemas'
import { sql } from 'kysely'
import { dayInBrazil, daysBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'

const YEAR = 365
const WEEKS = 52
/** How far before the first week a sale still tells the price of that week. */
const LEAD_DAYS = 180
const LAST_SALES = 5
/** Fewer sales of one variant are chance, not a price. */
const ENOUGH_SALES = 3

/** Joins to item `i` its `worth` (cents, by): the median of its last sales in a year, else the lowest offer as good. */
export const worthOf = (now: Date) => sql`
  left join lateral (
    select round(percentile_cont(0.5) within group (order by unit_price_cents))::int cents
    from (
      select unit_price_cents from plain_sales s
      where s.product_id = i.product_id and s.condition = i.condition and s.language = i.language
        and s.finish = i.finish and s.sold_at > ${daysBefore(now, YEAR)}::timestamptz and s.sold_at <= ${now}::timestamptz
      order by s.sold_at desc limit ${sql.lit(LAST_SALES)}
    ) latest
    having count(*) >= ${sql.lit(ENOUGH_SALES)}
  ) paid on true
  left join lateral (
    select min(l.price_cents) cents from listings l
    where paid.cents is null and l.product_id = i.product_id and l.on_sale
      and (l.condition = i.condition or l.condition_rank >= i.condition_rank)
  ) asked on true
  cross join lateral (
    select coalesce(paid.cents, asked.cents) cents,
      case when paid.cents is not null then 'sales' when asked.cents is not null then 'offer' end "by"
  ) worth`

/** Does the same as `worthOf` for all items of `mine`, as `worth (id, cents, by)`: joined, not looked up one by one. */
export const worthOfAll = (now: Date) => sql`
  paid as materialized (
    select id, round(percentile_cont(0.5) within group (order by unit_price_cents))::int cents
    from (
      select i.id, s.unit_price_cents, row_number() over (partition by i.id order by s.sold_at desc) latest
      from mine i join plain_sales s on s.product_id = i.product_id and s.condition = i.condition
        and s.language = i.language and s.finish = i.finish
        and s.sold_at > ${daysBefore(now, YEAR)}::timestamptz and s.sold_at <= ${now}::timestamptz
    ) sold
    where latest <= ${sql.lit(LAST_SALES)}
    group by id having count(*) >= ${sql.lit(ENOUGH_SALES)}
  ),
  asked as (
    select i.id, min(l.price_cents) cents
    from mine i join listings l on l.product_id = i.product_id and l.on_sale
      and (l.condition = i.condition or l.condition_rank >= i.condition_rank)
    where not exists (select from paid where paid.id = i.id)
    group by i.id
  ),
  worth as materialized (
    select i.id, coalesce(paid.cents, asked.cents) cents,
      case when paid.cents is not null then 'sales' when asked.cents is not null then 'offer' end "by"
    from mine i left join paid on paid.id = i.id left join asked on asked.id = i.id
  )`

const totalsSaid = sql`json_build_object(
  'value_cents', coalesce(sum(quantity * cents), 0), 'paid_cents', coalesce(sum(quantity * paid_cents), 0),
  'cards', coalesce(sum(quantity), 0), 'products', count(distinct product_id),
  'evidence', json_build_object(
    'by_sales', coalesce(sum(quantity) filter (where "by" = 'sales'), 0),
    'by_offer', coalesce(sum(quantity) filter (where "by" = 'offer'), 0),
    'unpriced', coalesce(sum(quantity) filter (where "by" is null), 0)
  )
)`

type Totals = Omit<CollectionValue, 'weeks'>

/** Values each item from the day it came in at the latest weekly median of its variant, or at today's price. */
export async function valueOf(db: Db, userId: number, now: Date): Promise<CollectionValue> {
  const today = dayInBrazil(now)
  const { rows } = await sql<{ totals: Totals; weeks: CollectionValue['weeks'] }>`
    with bounds as (
      select date_trunc('week', ${today}::date)::date - ${sql.lit(7 * WEEKS)} first_week,
        date_trunc('week', ${today}::date)::date last_week
    ),
    mine as materialized (select * from collection_items where user_id = ${userId}),
    ${worthOfAll(now)},
    item as materialized (
      select i.id, i.product_id, i.condition, i.language, i.finish, i.quantity::bigint, i.paid_cents, worth.cents, worth.by,
        greatest(
          date_trunc('week', coalesce(i.acquired_on, (i.created_at at time zone 'America/Sao_Paulo')::date))::date,
          (select first_week from bounds)
        ) since
      from mine i join worth on worth.id = i.id
    ),
    weekly as (
      select i.id, date_trunc('week', s.sold_at at time zone 'America/Sao_Paulo')::date week,
        percentile_cont(0.5) within group (order by s.unit_price_cents) cents
      from item i join plain_sales s on s.product_id = i.product_id and s.condition = i.condition
        and s.language = i.language and s.finish = i.finish
        and s.sold_at > ${daysBefore(now, YEAR + LEAD_DAYS)}::timestamptz and s.sold_at <= ${now}::timestamptz
      group by 1, 2
    ),
    moved as (
      select w.id, w.week, w.cents, lag(w.cents) over (partition by w.id order by w.week) earlier from weekly w
    ),
    changes as (
      select i.since week, i.quantity * coalesce(
          (array_agg(w.cents order by w.week desc) filter (where w.week <= i.since))[1],
          (array_agg(w.cents order by w.week))[1],
          i.cents
        ) cents
      from item i left join weekly w on w.id = i.id
      group by i.id, i.since, i.quantity, i.cents
      union all
      select m.week, i.quantity * (m.cents - coalesce(m.earlier, m.cents))
      from moved m join item i on i.id = m.id and m.week > i.since
    ),
    by_week as (select week, sum(cents) cents from changes group by week)
    select (
      select ${totalsSaid} from item
    ) totals,
    (
      select json_agg(json_build_object('day', week, 'value_cents', cents) order by week)
      from (
        select g.week::date week, round(coalesce(sum(b.cents) over (order by g.week), 0))::bigint cents
        from bounds, generate_series(first_week, last_week, interval '7 days') g(week)
        left join by_week b on b.week = g.week::date
      ) series
    ) weeks`.execute(db)
  const { totals, weeks } = rows[0]!
  return { ...totals, weeks: [...weeks.slice(0, -1), { day: today, value_cents: totals.value_cents }] }
}
