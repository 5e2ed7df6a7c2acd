import { sql } from 'kysely'

/** Of an offer or a line of an order `l`: neither graded, signed nor altered, so that sales say what it is worth. */
export const isPlain = sql`l.grade is null and l.extras = '{}'`

/** What other stores offer, as `o`, of just the copy that `l` is. */
export const sameElsewhere = sql`listings o
  where o.product_id = l.product_id and o.on_sale and o.store_id <> l.store_id and o.condition = l.condition
    and o.language = l.language and o.finish = l.finish and o.extras = l.extras and o.grade is not distinct from l.grade`
