import { type Rate, rateFor } from './freight.ts'
import { leastGrams } from './packing.ts'
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
  const load = loadsIn(row, boxes)
  return divided.flatMap((method) => {
    const own = rates.filter((rate) => rate.method === method && rate.zone === zone)
    const priceOf = (from: number, to: number) => rateFor(own, method, { ...load(from, to), zone })?.cents ?? Infinity
    const ends = cheapestCuts({ units, priceOf, prices: own.map(({ cents }) => cents) })
    if (ends.length < 2) return []
    return [{ method, shares: ends.map((to, at) => countsOf(row, { from: ends[at - 1] ?? 0, to })) }]
  })
}

/**
 * Things of a size stand beside each other, whatever else is bought. So of fewer goods the same pieces of the row hold
 * the same or less, and more goods never cost less.
 */
function bySize(a: PricedItem, b: PricedItem) {
  const [one, other] = [sizeOf(a), sizeOf(b)]
  const differs = one.findIndex((measure, at) => measure !== other[at])
  return differs < 0 ? 0 : other[differs]! - one[differs]!
}

const sizeOf = ({ sides, grams, cents, isCard }: PricedItem) => [
  ...(sides ?? [0, 0, 0]).toSorted((a, b) => b - a),
  ...[grams, Number(isCard), cents],
]

/** An item with its place among those that came. */
interface Standing extends PricedItem {
  at: number
}

interface Piece {
  from: number
  to: number
}

/** Returns the items of a piece of the row, each with its units there. */
function pieceOf(row: Standing[], { from, to }: Piece) {
  let start = 0
  return row.flatMap((item) => {
    const [first, last] = [Math.max(from, start), Math.min(to, start + item.quantity)]
    start += item.quantity
    return last > first ? [{ item, quantity: last - first }] : []
  })
}

/** Returns the grams and the value of pieces of the row; each piece is packed once. */
function loadsIn(row: Standing[], boxes: PackBox[]) {
  const known = new Map<string, { grams: number; valueCents: number }>()
  return (from: number, to: number) => {
    const key = `${from} ${to}`
    const found = known.get(key) ?? loadOf(itemsIn(row, { from, to }), boxes)
    known.set(key, found)
    return found
  }
}

const itemsIn = (row: Standing[], piece: Piece) =>
  pieceOf(row, piece).map(({ item, quantity }) => ({ ...item, quantity }))
const valueOf = (items: PricedItem[]) => items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
const loadOf = (items: PricedItem[], boxes: PackBox[]) => ({
  grams: leastGrams(items, boxes),
  valueCents: valueOf(items),
})

/** Returns the units of each item in a piece, in the order in which the items came. */
function countsOf(row: Standing[], piece: Piece) {
  const counts = row.map(() => 0)
  for (const { item, quantity } of pieceOf(row, piece)) counts[item.at] = quantity
  return counts
}

/** Returns the parcel with so many units of each item. */
export function sharedOut(whole: Parcel, counts: number[]): Parcel {
  const items = whole.items
    .map((item, at) => ({ ...item, quantity: counts[at]! }))
    .filter(({ quantity }) => quantity > 0)
  return { ...whole, items, valueCents: valueOf(items) }
}
