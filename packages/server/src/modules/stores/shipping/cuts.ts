const MOST_PARCELS = 4

/** Units that stand in a row, and what each piece of it costs: Infinity, or one of `prices`; never less for a longer one. */
interface Row {
  units: number
  prices: number[]
  priceOf: (from: number, to: number) => number
  /** A price below which the units from one on cannot be sent in so many pieces or fewer, and which is quickly told. */
  restAtLeast: (from: number, pieces: number) => number
}

interface Cut {
  cents: number
  ends: number[]
}

const endOf = ({ ends }: Cut) => ends.at(-1) ?? 0

/** Returns where to cut a row so that its pieces cost least, and are few; [] if they cannot be sent. */
export function cheapestCuts(row: Row): number[] {
  const { units, priceOf, restAtLeast } = row
  const least = Math.min(...row.prices)
  let best: Cut = { cents: priceOf(0, units), ends: [units] }
  if (best.cents === Infinity && (restAtLeast(0, MOST_PARCELS) === Infinity || !isSendable(row))) return []
  let open: Cut[] = [{ cents: 0, ends: [] }]
  for (let pieces = 2; pieces <= MOST_PARCELS; pieces += 1) {
    const left = MOST_PARCELS + 1 - pieces
    // one piece more leaves at least another
    const hopeful = open.filter(({ cents }) => cents + 2 * least < best.cents)
    open = furthest(hopeful.flatMap((cut) => longerCuts(row, cut)))
    open = open.filter((cut) => cut.cents + restAtLeast(endOf(cut), left) < best.cents)
    for (const cut of open) {
      const cents = cut.cents + priceOf(endOf(cut), units)
      if (cents < best.cents) best = { cents, ends: [...cut.ends, units] }
    }
  }
  return best.cents === Infinity ? [] : best.ends
}

/** True if the most parcels together hold the whole row, where each is as long as it can be sent. */
function isSendable(row: Row) {
  let from = 0
  for (let pieces = 1; pieces <= MOST_PARCELS; pieces += 1)
    from = lastWithin([from, row.units], (end) => row.priceOf(from, end) < Infinity)
  return from === row.units
}

/** Returns the cut with one more piece, the longest for each price: a shorter one leaves more to send. */
function longerCuts({ units, prices, priceOf }: Row, cut: Cut): Cut[] {
  const from = endOf(cut)
  return [...new Set(prices)].flatMap((most) => {
    const to = lastWithin([from, units - 1], (end) => priceOf(from, end) <= most)
    return to > from ? [{ cents: cut.cents + priceOf(from, to), ends: [...cut.ends, to] }] : []
  })
}

function furthest(cuts: Cut[]) {
  const kept: Cut[] = []
  for (const cut of cuts.toSorted((a, b) => a.cents - b.cents || endOf(b) - endOf(a)))
    if (endOf(cut) > endOf(kept.at(-1) ?? { cents: 0, ends: [] })) kept.push(cut)
  return kept
}

/** Returns the last number up to `high` that holds, if those that hold come first; `low` if none after it does. */
function lastWithin([low, high]: [number, number], holds: (at: number) => boolean) {
  let [least, most] = [low, high]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (holds(middle)) least = middle
    else most = middle - 1
  }
  return least
}
