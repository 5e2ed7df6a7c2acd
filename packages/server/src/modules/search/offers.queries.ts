import type { OfferFilter, StoreOffer } from '@bra/contract/search.schemas'
import type { OfferCondition, OfferOrder, Uf } from '@bra/contract/trade'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { FreightEstimate } from '../shipping/index.ts'
import { isNew, storeCard } from '../stores/index.ts'

export interface OffersAsked {
  productId: number
  filter: z.output<typeof OfferFilter>
  /** Those that are "this or better"; null for any. */
  conditions: OfferCondition[] | null
  order: OfferOrder
  page: number
  per_page: number
}

/** How a unit comes to the visitor; from no state where we do not know to which one. */
export interface Delivery {
  fromEach: Map<Uf, FreightEstimate>
  /** Freight is free today from this price on, cents; null on any other day. */
  freeFrom: number | null
}

export interface OffersPage {
  total: number
  offers: Omit<StoreOffer, 'versus_median'>[]
  /** Offers for each value of each facet, that facet's own choice left out. */
  chips: { facet: 'condition' | 'language' | 'finish' | 'free_shipping' | 'bra_center'; value: string; count: number }[]
}

const orders: Record<OfferOrder, ReturnType<typeof sql>> = {
  total: sql`total_cents nulls last, price_cents`,
  price: sql`price_cents`,
  condition: sql`condition_rank desc nulls last, total_cents nulls last, price_cents`,
  rating: sql`shown_rating desc nulls last, total_cents nulls last, price_cents`,
}

/** A page of the offers of one product with what one unit costs delivered, and the counts beside it. One statement. */
export async function offersOfProduct(
  db: Db,
  asked: OffersAsked,
  { fromEach, freeFrom }: Delivery,
): Promise<OffersPage> {
  const { filter } = asked
  const languages = filter.languages.length ? filter.languages : null
  const finishes = filter.finishes.length ? filter.finishes : null
  const methods = [...fromEach.values()]
  const { rows } = await sql<{ page: OffersPage }>`
    with offer as (
      select l.id, l.condition, l.language, l.finish, l.price_cents, l.condition_rank,
        l.bra_center_quantity > 0 in_centre,
        case when not ${isNew} then t.rating end shown_rating,
        coalesce(l.price_cents >= s.free_shipping_over_cents or l.price_cents >= ${freeFrom}::int, false) is_free,
        f.cents freight_cents, f.method, f.days,
        ${asked.conditions}::text[] is null or l.condition = any(${asked.conditions}::text[]) is_condition,
        ${languages}::text[] is null or l.language = any(${languages}::text[]) is_language,
        ${finishes}::text[] is null or l.finish = any(${finishes}::text[]) is_finish,
        not ${filter.bra_center}::bool or l.bra_center_quantity > 0 is_centre
      from listings l
      join stores s on s.id = l.store_id
      left join store_stats t on t.store_id = l.store_id
      left join unnest(
        ${[...fromEach.keys()]}::text[], ${methods.map((method) => method.cents)}::int[],
        ${methods.map((method) => method.methodName)}::text[], ${methods.map((method) => method.days)}::int[]
      ) f(uf, cents, method, days) on f.uf = l.uf
      where l.product_id = ${asked.productId} and l.on_sale
    ),
    delivered as materialized (
      select *, price_cents + case when freight_cents is null or not is_free then freight_cents else 0 end total_cents,
        not ${filter.free_shipping}::bool or is_free is_freight,
        (is_condition::int + is_language::int + is_finish::int + is_centre::int
          + (not ${filter.free_shipping}::bool or is_free)::int) met
      from offer
    ),
    kinds as materialized (
      select condition, language, finish, is_free, in_centre, is_condition, is_language, is_finish, is_freight, is_centre,
        met, count(*) offers
      from delivered group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    ),
    shown as materialized (
      select *, row_number() over () place
      from (
        select * from delivered where met = 5
        order by ${orders[asked.order]}, shown_rating desc nulls last, id
        limit ${asked.per_page} offset ${offsetOf(asked)}
      ) page
    )
    select json_build_object(
      'total', (select coalesce(sum(offers), 0) from kinds where met = 5),
      'offers', (select coalesce(json_agg(${offerDelivered} order by d.place), '[]')
        from shown d join listings l on l.id = d.id
          join stores s on s.id = l.store_id left join store_stats t on t.store_id = s.id),
      'chips', (select coalesce(json_agg(c), '[]') from (${chips}) c)
    ) page`.execute(db)
  return rows[0]!.page
}

const offerDelivered = sql`json_build_object(
  'id', l.id, 'product_id', l.product_id, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
  'finish', l.finish, 'extras', l.extras, 'price_cents', l.price_cents,
  'regular_price_cents', l.regular_price_cents, 'quantity', l.quantity, 'comment', l.comment,
  'photos', l.photos, 'bra_center', l.bra_center_quantity > 0, 'store', ${storeCard},
  'total_cents', d.total_cents,
  'freight', case when d.freight_cents is not null then json_build_object(
    'cents', case when d.is_free then 0 else d.freight_cents end, 'method', d.method, 'free', d.is_free,
    'days_min', s.posts_in_days + d.days, 'days_max', s.posts_in_days + d.days + 2
  ) end
)`

const chip = (facet: string, value: string, isOwn: string) => sql`
  select ${sql.lit(facet)} facet, (${sql.raw(value)})::text as value, sum(offers)::int count
  from kinds where met - ${sql.raw(isOwn)}::int = 4 group by 2`

const chips = sql.join(
  [
    chip('condition', 'condition', 'is_condition'),
    chip('language', 'language', 'is_language'),
    chip('finish', 'finish', 'is_finish'),
    chip('free_shipping', 'is_free', 'is_freight'),
    chip('bra_center', 'in_centre', 'is_centre'),
  ],
  sql` union all `,
)
