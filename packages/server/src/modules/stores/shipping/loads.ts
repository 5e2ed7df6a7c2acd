import type { Load } from './packing.ts'
import { longestFirst, type PricedItem, type Sides, thousandths, wholeOf } from './parcel.ts'

export interface PieceLoad extends Load {
  valueCents: number
}

/** What each item adds up to; weights and heights are in thousandths. */
const measures = {
  grams: (item: PricedItem) => thousandths(item.grams),
  height: ({ sides }: PricedItem) => (sides ? thousandths(Math.min(...sides)) : 0),
  cents: (item: PricedItem) => item.cents,
  cards: ({ isCard }: PricedItem) => Number(isCard),
  flat: ({ sides }: PricedItem) => Number(sides === null),
} satisfies Record<string, (item: PricedItem) => number>

/** Reads a load from sums and maxima taken once, as a cart is cut in thousands of ways before the cheapest is known. */
export function loadsIn(row: PricedItem[]): (from: number, to: number) => PieceLoad {
  const starts = startsOf(row.map(({ quantity }) => quantity))
  const summed = Object.values(measures).map((of) => sumsIn(row, starts, of))
  const [grams, height, cents, cards, flat] = summed as [Sum, Sum, Sum, Sum, Sum]
  const lines = startsOf(row.map(({ sides }) => Number(sides !== null)))
  const longest = ([0, 1, 2] as const).map((at) =>
    maximaIn(row.map(({ sides }) => (sides ? longestFirst(sides)[at] : 0))),
  )
  return (from, to) => {
    const [first, last] = [placeOf(starts, from), placeOf(starts, to - 1)]
    const of = (sum: Sum) => sum(to, last) - sum(from, first)
    const [units, cardsThere, flatThere] = [to - from, of(cards), of(flat)]
    const sides = longest.map((most) => most(first, last)) as Sides
    const stack = {
      sides,
      heightCm: wholeOf(of(height)),
      lines: lines[last + 1]! - lines[first]!,
      units: units - flatThere,
    }
    return {
      ...{ grams: wholeOf(of(grams)), valueCents: of(cents), cards: cardsThere, isAllCards: cardsThere === units },
      stack: { ...stack, flat: flatThere },
    }
  }
}

function startsOf(numbers: number[]) {
  const starts = [0]
  for (const number of numbers) starts.push(starts.at(-1)! + number)
  return starts
}

/** Tells the sum of all units before one, which stands in the item at `place`. */
type Sum = (unit: number, place: number) => number

function sumsIn(row: PricedItem[], starts: number[], of: (item: PricedItem) => number): Sum {
  const each = row.map(of)
  const before = startsOf(row.map(({ quantity }, at) => each[at]! * quantity))
  return (unit, place) => before[place]! + (unit - starts[place]!) * each[place]!
}

function placeOf(starts: number[], unit: number) {
  let [least, most] = [0, starts.length - 2]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (starts[middle]! <= unit) least = middle
    else most = middle - 1
  }
  return least
}

/** Returns a function that tells the largest of some neighbours; the largest of 1, 2, 4, 8… from each on are known. */
function maximaIn(numbers: number[]) {
  const levels = [numbers]
  for (let width = 1; width * 2 <= numbers.length; width *= 2) {
    const half = levels.at(-1)!
    levels.push(half.slice(width).map((number, at) => Math.max(number, half[at]!)))
  }
  return (first: number, last: number) => {
    const level = 31 - Math.clz32(last - first + 1)
    return Math.max(levels[level]![first]!, levels[level]![last - 2 ** level + 1]!)
  }
}
