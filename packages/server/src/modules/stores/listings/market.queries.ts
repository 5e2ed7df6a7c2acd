import { sql } from 'kysely'

/** True for an offer or order line `l` that is neither graded, signed nor altered, so that its price is typical. */
export const isPlain = sql`l.grade is null and l.extras = '{}'`

export const sameElsewhere = sql`listings o
  where o.product_id = l.product_id and o.on_sale and o.store_id <> l.store_id and o.condition = l.condition
    and o.language = l.language and o.finish = l.finish and o.extras = l.extras and o.grade is not distinct from l.grade`

export const ofGame = (slug: string) => sql`and l.product_category_id in (
  select c.id from categories c join businesses b on b.id = c.business_id where b.slug = ${slug}
)`
