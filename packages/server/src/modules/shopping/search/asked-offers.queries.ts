import { thisOrBetter } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Filter } from '../finder/index.ts'

/** SQL condition: the offer `l` fits what a list asks of offers, as the finder decides it. */
export function fitsFilter(asked: Filter, now: Date) {
  const conditions = asked.condition ? thisOrBetter(asked.condition) : []
  return sql`(
    (${conditions}::text[] = '{}' or l.condition = any(${conditions}::text[]))
    and (${asked.languages}::text[] = '{}' or l.language = any(${asked.languages}::text[]))
    and (${asked.finishes}::text[] = '{}' or l.finish = any(${asked.finishes}::text[]))
    and (${asked.ufs}::text[] = '{}' or l.uf = any(${asked.ufs}::text[]))
    and l.price_cents >= coalesce(${asked.price_min ?? null}::int, l.price_cents)
    and l.price_cents <= coalesce(${asked.price_max ?? null}::int, l.price_cents)
    and (not ${asked.bra_center}::boolean or l.bra_center_quantity > 0)
    and (${asked.promotion ?? null}::int is null or exists (
      select from promotions r
      where r.id = l.promotion_id and r.starts_at <= ${now}::timestamptz and r.ends_at > ${now}::timestamptz
        and ${asked.promotion ?? 0}::int in (0, r.id)
    ))
  )`
}
