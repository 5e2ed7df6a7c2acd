import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { type Standard, usualStandard } from '@bra/contract/trade/standard'
import { conditionRank, flaws, standardConditions } from '@bra/contract/trade/trade'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { named } from '../../stores/listings/index.ts'

/** SQL condition: the offer `l` of the store `s` is within the standard `st`. Goods are either sealed or not. */
export const isWithin = sql`(
  case when l.product_type = 'tcg'
    then coalesce(l.condition_rank, 0) >= st.condition_rank
      and (st.languages = '{}' or l.language = any(st.languages))
      and (st.finishes = '{}' or l.finish = any(st.finishes))
    else l.condition = any(${standardConditions}::text[]) end
  and not l.extras && ${flaws}::text[]
  and (st.posts_in_days is null or s.posts_in_days <= st.posts_in_days)
)`

const usualRank = conditionRank[usualStandard.condition]

/** SQL row `st`: the standard of a person, or the usual one. */
export const standardOfUser = (userId: RawBuilder<number>) => sql`(
  select coalesce(own.condition_rank, ${usualRank}::int) condition_rank, coalesce(own.languages, '{}') languages,
    coalesce(own.finishes, '{}') finishes, own.posts_in_days
  from (select 1) one left join standards own on own.user_id = ${userId}
)`

const rowOf = ({ condition, languages, finishes, posts_in_days: days }: Standard) => sql`(
  select ${conditionRank[condition]}::int condition_rank, ${languages}::text[] languages,
    ${finishes}::text[] finishes, ${days}::int posts_in_days
) st`

export const isWithinStandard = (standard: Standard) =>
  sql`exists (select from ${rowOf(standard)} join stores s on s.id = l.store_id where ${isWithin})`

export async function bestWithin(db: Db, productIds: number[], standard: Standard) {
  const { rows } = await sql<{ product_id: number; offer: NamedOffer }>`
    select best.product_id, ${named('best', 'best_store')} offer
    from unnest(${productIds}::int[]) asked(id)
    cross join lateral (
      select l.*
      from ${rowOf(standard)}
      join listings l on l.product_id = asked.id and l.on_sale
      join stores s on s.id = l.store_id
      where ${isWithin}
      order by l.price_cents, l.id limit 1
    ) best
    join stores best_store on best_store.id = best.store_id`.execute(db)
  return new Map(rows.map(({ product_id, offer }) => [product_id, offer]))
}
