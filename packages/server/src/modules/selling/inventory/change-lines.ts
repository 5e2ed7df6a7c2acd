import type { Saying } from '@bra/contract/kit/saying'
import { rankOfCondition } from '@bra/contract/trade/trade'
import { offerColumns } from '../../stores/listings/listings.tables.ts'
import type { ChangeLine } from './changes.queries.ts'
import type { ListingRow } from './listing-writing.queries.ts'

/** Bulk changes never change the product of an offer, nor its pictures. */
const fields = offerColumns('variant', 'terms').filter((name) => name !== 'product_id')
type ComparedFields = Pick<ListingRow, (typeof fields)[number]>

const picked = (row: ComparedFields, names: readonly (typeof fields)[number][]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

export const createdLine = (id: number, row: ComparedFields): ChangeLine => ({
  listing_id: id,
  before: null,
  after: picked(row, fields),
})

/** Returns one line per changed offer. A price keeps its promotion and a condition its rank, which depend on it. */
export function changedLines(before: ListingRow[], after: ListingRow[], reasons = new Map<number, Saying>()) {
  const was = new Map(before.map((row) => [row.id, row]))
  return after.flatMap((row): ChangeLine[] => {
    const old = was.get(row.id)!
    const changed = fields.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(row[name]))
    if (changed.length === 0) return []
    const { promotion_id, regular_price_cents } = old
    return [
      {
        listing_id: row.id,
        before: {
          ...picked(old, changed),
          ...(changed.includes('price_cents') && { promotion_id, regular_price_cents }),
          ...(changed.includes('condition') && { condition_rank: rankOfCondition(old.condition) }),
        },
        after: picked(row, changed),
        reason: reasons.get(row.id),
      },
    ]
  })
}
