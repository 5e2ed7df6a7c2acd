import { cheapestOf, type Rate, ratesIn } from './freight.ts'
import { loadsIn } from './loads.ts'
import { leastGramsIn } from './packing.ts'
import type { PackBox, Parcel, PricedItem } from './parcel.ts'
import type { ParcelMethod } from './providers/port.ts'
import { cheapestCuts } from './cuts.ts'
import { zoneBetween } from './zones.ts'

/** Units of each item in each parcel, so that a method costs least by the table of rates. */
export interface Division {
  method: ParcelMethod
  shares: number[][]
}

// two Mini Envios instead of a parcel would save cents, and cost their store a second label and document
const divided: ParcelMethod[] = ['pac', 'sedex']

/** Returns how goods are divided where several parcels cost less than one, or one is not possible. */
export function divisionsOf(parcel: Parcel, boxes: PackBox[], rates: Rate[]): Division[] {
  const row = parcel.items.map((item, at) => ({ ...item, at })).toSorted(bySize)
  const units = row.reduce((sum, { quantity }) => sum + quantity, 0)
  const zone = zoneBetween(parcel.origin, parcel.destination)
  const loadOf = loadsIn(row)
  const weighed = weighedIn(loadOf, boxes)
  return divided.flatMap((method) => {
    const own = ratesIn(rates, method, zone)
    const priceOf = (from: number, to: number) => cheapestOf(own, weighed(from, to))?.cents ?? Infinity
    const restAtLeast = leastByWeight(own, (from) => loadOf(from, units).grams)
    const ends = cheapestCuts({ units, priceOf, restAtLeast, prices: own.map(({ cents }) => cents) })
    if (ends.length < 2) return []
    return [{ method, shares: ends.map((to, at) => countsOf(row, { from: ends[at - 1] ?? 0, to })) }]
  })
}

/** Returns what the units of a row from one on cost at least in so many parcels, if packing weighed nothing. */
function leastByWeight(rates: Rate[], gramsFrom: (unit: number) => number) {
  const ways = [rates.map(({ cents, max_grams: grams }) => ({ cents, grams }))]
  return (unit: number, parcels: number) => {
    while (ways.length < parcels) ways.push(withOneMore(ways.at(-1)!, ways[0]!))
    const grams = gramsFrom(unit)
    return ways[parcels - 1]!.find((way) => way.grams >= grams)?.cents ?? Infinity
  }
}

interface ByWeight {
  cents: number
  grams: number
}

/** Returns ways with up to one parcel more, cheapest first, without those that take no more than a cheaper one. */
function withOneMore(ways: ByWeight[], single: ByWeight[]) {
  const more = ways.flatMap((way) =>
    single.map((next) => ({ cents: way.cents + next.cents, grams: way.grams + next.grams })),
  )
  const kept: ByWeight[] = []
  for (const way of [...ways, ...more].toSorted((a, b) => a.cents - b.cents || b.grams - a.grams))
    if (way.grams > (kept.at(-1)?.grams ?? 0)) kept.push(way)
  return kept
}

/** Things of a size stand together, so that pieces of fewer goods hold no more, and more goods never cost less. */
function bySize(a: PricedItem, b: PricedItem) {
  const [one, other] = [sizeOf(a), sizeOf(b)]
  const differs = one.findIndex((measure, at) => measure !== other[at])
  return differs < 0 ? 0 : other[differs]! - one[differs]!
}

const sizeOf = ({ sides, grams, cents, isCard }: PricedItem) => [
  ...(sides ?? [0, 0, 0]).toSorted((a, b) => b - a),
  ...[grams, Number(isCard), cents],
]

interface Standing extends PricedItem {
  at: number
}

interface Piece {
  from: number
  to: number
}

function pieceOf(row: Standing[], { from, to }: Piece) {
  let start = 0
  return row.flatMap((item) => {
    const [first, last] = [Math.max(from, start), Math.min(to, start + item.quantity)]
    start += item.quantity
    return last > first ? [{ item, quantity: last - first }] : []
  })
}

function weighedIn(loadOf: ReturnType<typeof loadsIn>, boxes: PackBox[]) {
  const known = new Map<number, { grams: number; valueCents: number }>()
  const leastGrams = leastGramsIn(boxes)
  return (from: number, to: number) => {
    const key = from * MOST_UNITS + to
    const found = known.get(key)
    if (found) return found
    const load = loadOf(from, to)
    const weighed = { grams: leastGrams(load), valueCents: load.valueCents }
    known.set(key, weighed)
    return weighed
  }
}

/** More than any cart has; the two ends of a piece are one number below it. */
const MOST_UNITS = 2 ** 26

const valueOf = (items: PricedItem[]) => items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)

function countsOf(row: Standing[], piece: Piece) {
  const counts = row.map(() => 0)
  for (const { item, quantity } of pieceOf(row, piece)) counts[item.at] = quantity
  return counts
}

export function sharedOut(whole: Parcel, counts: number[]): Parcel {
  const items = whole.items
    .map((item, at) => ({ ...item, quantity: counts[at]! }))
    .filter(({ quantity }) => quantity > 0)
  return { ...whole, items, valueCents: valueOf(items) }
}
