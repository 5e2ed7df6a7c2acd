import { type RawBuilder, sql } from 'kysely'
import { unitsInCenter } from './center-stock.queries.ts'
import { isOfferColumn, type OfferColumn } from './listings.tables.ts'

type Fragment = RawBuilder<unknown>

/** Pairs for json_build_object: columns of `alias` under their own names. */
export const pairsOf = (columns: readonly string[], alias = 'l') =>
  sql.raw(columns.map((column) => `'${column}', ${alias}.${column}`).join(', '))

/** JSON of the offer `l` with every field of a contract shape; `others` gives the fields that are not columns. */
export function offerJson<K extends string>(
  shape: Record<K, unknown>,
  others: Record<Exclude<NoInfer<K>, OfferColumn>, Fragment>,
) {
  const pairs = Object.entries<Fragment>(others).map(([name, value]) => sql`${sql.lit(name)}, ${value}`)
  return sql`json_build_object(${sql.join([pairsOf(Object.keys(shape).filter(isOfferColumn)), ...pairs])})`
}

export const seenByBuyers = { bra_center: sql`${unitsInCenter} > 0` }
