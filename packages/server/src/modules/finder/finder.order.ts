import type { ProductOrder } from '@bra/contract/trade'
import { MAX_PRICE } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** A key and its slot share one number: a key below 2^31, at most two million products. Lower stands first. */
const SLOTS = 2 ** 21

/** The first `wanted` of `slots` in this order, ties by slot, which is by id. `words` is the searched text, plain. */
export function firstInOrder(shelf: Shelf, slots: ArrayLike<number>, wanted: number, by: Order) {
  const key = keyOf(shelf, by)
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < keys.length; at++) keys[at] = key(slots[at]!) * SLOTS + slots[at]!
  if (wanted < keys.length) selectLowest(keys, wanted)
  return Array.from(keys.subarray(0, wanted).sort(), (packed) => packed % SLOTS)
}

export interface Order {
  order: ProductOrder
  text: string
  /** Slots whose printed reference is the text: before all others by relevance. */
  exact: ReadonlySet<number>
}

function keyOf(shelf: Shelf, { order, text, exact }: Order): (slot: number) => number {
  switch (order) {
    case 'price_low':
      return (slot) => shelf.priceLow[slot]! || MAX_PRICE
    case 'price_high':
      return (slot) => MAX_PRICE - shelf.priceHigh[slot]!
    case 'views':
      return (slot) => MAX_PRICE - shelf.views[slot]!
    case 'newest':
      return (slot) => MAX_PRICE - shelf.createdAt[slot]!
    case 'name':
    case 'number': {
      const ranks = ranksBy(shelf, order)
      return (slot) => ranks[slot]!
    }
    case 'relevance':
      if (!text) return keyOf(shelf, { order: 'sales', text, exact })
      return (slot) => {
        const rank = exact.has(slot) ? 0 : closeness(shelf, slot, text)
        return (rank + 1) * MOST_SALES - 1 - Math.min(shelf.sales[slot]!, MOST_SALES - 1)
      }
    case 'sales':
      return (slot) => MAX_PRICE - shelf.sales[slot]!
  }
}

const MOST_SALES = 2 ** 29

/** 1 the very name, 2 its beginning, 3 anything else. */
function closeness(shelf: Shelf, slot: number, text: string) {
  const [name, nameEn] = [shelf.names[slot]!, shelf.namesEn[slot]!]
  if (name === text || nameEn === text) return 1
  return name.startsWith(text) || nameEn.startsWith(text) ? 2 : 3
}

const NEVER_SORTED = { version: -1, ranks: new Int32Array() }
const ranksOf = new WeakMap<Shelf, Record<'name' | 'number', { version: number; ranks: Int32Array }>>()

/** The place of every product by name or number; sorted once, and again only when a text changes. */
function ranksBy(shelf: Shelf, order: 'name' | 'number') {
  const kept = ranksOf.get(shelf) ?? { name: NEVER_SORTED, number: NEVER_SORTED }
  ranksOf.set(shelf, kept)
  if (kept[order].version !== shelf.textVersion) {
    const texts = order === 'name' ? shelf.names : shelf.numbers
    const sorted = texts.map((_, slot) => slot).sort((a, b) => compare(texts[a]!, texts[b]!) || a - b)
    const ranks = new Int32Array(sorted.length)
    for (const [rank, slot] of sorted.entries()) ranks[slot] = rank
    kept[order] = { version: shelf.textVersion, ranks }
  }
  return kept[order].ranks
}

// a product without a number stands after those with one
const compare = (a: string, b: string) => Number(a === '') - Number(b === '') || (a < b ? -1 : Number(a > b))

/** Quickselect: afterwards the `wanted` lowest keys stand first, in no order. */
function selectLowest(keys: Float64Array, wanted: number) {
  let [low, high] = [0, keys.length - 1]
  while (low < high) {
    const pivot = medianOfThree(keys[low]!, keys[(low + high) >> 1]!, keys[high]!)
    let [left, right] = [low, high]
    while (left <= right) {
      while (keys[left]! < pivot) left++
      while (keys[right]! > pivot) right--
      if (left > right) break
      const swapped = keys[left]!
      keys[left++] = keys[right]!
      keys[right--] = swapped
    }
    if (wanted - 1 <= right) high = right
    else if (wanted - 1 >= left) low = left
    else return
  }
}

const medianOfThree = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
