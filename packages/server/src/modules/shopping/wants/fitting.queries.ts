import { flaws } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { sameCard } from '../../catalogue/catalog/index.ts'
import { isWithin, standardOfUser } from '../../prices/standards/index.ts'

/** SQL for `edition`: the product of the want `w`, or every printing of the same card if any will do. */
export const editions = sql`
  cross join lateral (
    select w.product_id id
    union
    select other.id from products p join products other on ${sameCard}
    where w.any_edition and p.id = w.product_id
  ) edition`

/** SQL condition: the want `w` names a copy, or the offer `l` is within the standard of the person. */
const isMeant = sql`(
  w.condition is not null or w.languages <> '{}' or w.finish is not null or exists (
    select from stores s cross join ${standardOfUser(sql.ref('w.user_id'))} st where s.id = l.store_id and ${isWithin}
  )
)`

/** SQL condition: the offer `l` is on sale within the limits of the want `w`, and not in the person's own store. */
export const fits = sql`
  l.on_sale
  and (w.limit_cents is null or l.price_cents <= w.limit_cents)
  and (w.condition is null or l.condition = w.condition or l.condition_rank >= w.condition_rank)
  and (w.languages = '{}' or l.language = any(w.languages))
  and (w.finish is null or l.finish = w.finish)
  and (w.edition is null or w.edition = any(l.extras))
  and not l.extras && ${flaws}::text[]
  and ${isMeant}
  and not exists (select from stores own where own.id = l.store_id and own.owner_id = w.user_id)`

export const bestFirst = sql`l.price_cents, l.condition_rank desc nulls last, l.id`
