import { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { flaws, standardConditions } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { isOfferColumn } from './listings.tables.ts'
import { pairsOf } from './offer-json.queries.ts'

/** True for an offer `l` in the condition that a buyer means who names none. */
const isStandard = sql`(l.condition = any(${standardConditions}::text[]) and not l.extras && ${flaws}::text[])`

/** The cheapest offer of product `p`, and the cheapest in a standard condition; each is the first of an index. */
export const lowestOffer = sql`(
  select l.* from listings l where l.product_id = p.id and l.on_sale
  order by l.price_cents, l.id limit 1
)`
export const standardOffer = sql`(
  select l.* from listings l where l.product_id = p.id and l.on_sale and ${isStandard}
  order by l.price_cents, l.id limit 1
)`

const namedColumns = Object.keys(NamedOffer.shape).filter(isOfferColumn)

/** JSON of an offer and its store, given their table aliases; null if there is no offer. */
export const named = (l: string, s: string) => {
  const of = (column: string) => sql.ref(`${l}.${column}`)
  return sql`case when ${of('id')} is not null then json_build_object(
    ${pairsOf(namedColumns, l)},
    'free_shipping', coalesce(${of('price_cents')} >= ${sql.ref(`${s}.free_shipping_over_cents`)}, false),
    'store', json_build_object('id', ${sql.ref(`${s}.id`)}, 'name', ${sql.ref(`${s}.name`)})
  ) end`
}
