import { shareOf, splitCents } from '../../money/ledger/index.ts'

interface Sold {
  store: { id: number }
  total_cents: number
}

/** Returns cents for each line: the store's rate (in basis points) of its goods in the parcel, split over its lines. */
export function commissionsOf(lines: Sold[], rates: Map<number, number>): number[] {
  const kept = new Map<Sold, number>()
  for (const [store, own] of Map.groupBy(lines, (line) => line.store.id)) {
    const totals = own.map((line) => line.total_cents)
    const whole = shareOf(
      totals.reduce((sum, cents) => sum + cents, 0),
      rates.get(store)!,
    )
    for (const [at, cents] of splitCents(whole, totals).entries()) kept.set(own[at]!, cents)
  }
  return lines.map((line) => kept.get(line)!)
}
