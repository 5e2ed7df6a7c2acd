import { flaws } from '@bra/contract/trade'
import { sql } from 'kysely'

/** The product of the want `w`, or every printing of the same being where any will do, as `edition`. */
export const editions = sql`
  cross join lateral (
    select w.product_id id
    union
    select other.id from products p
    join products other on plain(split_part(other.name, ',', 1)) = plain(split_part(p.name, ',', 1))
      and other.type = p.type
    where w.any_edition and p.id = w.product_id
  ) edition`

/** Whether the offer `l` is on sale within the limits of the want `w`, and not by the store of who wants it. */
export const fits = sql`
  l.on_sale
  and (w.limit_cents is null or l.price_cents <= w.limit_cents)
  and (w.condition is null or l.condition = w.condition or l.condition_rank >= w.condition_rank)
  and (w.languages = '{}' or l.language = any(w.languages))
  and (w.finish is null or l.finish = w.finish)
  and not l.extras && ${flaws}::text[]
  and not exists (select from stores own where own.id = l.store_id and own.owner_id = w.user_id)`

/** Cheapest first; of two at one price the better kept. */
export const bestFirst = sql`l.price_cents, l.condition_rank desc nulls last, l.id`
