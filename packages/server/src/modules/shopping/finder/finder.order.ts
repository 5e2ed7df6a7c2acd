import type { ProductOrder } from '@bra/contract/trade'
import { Bits } from './finder.bits.ts'
import { firstInLine, type Key, numberLineOf, packed, slotOf, textLineOf } from './finder.lines.ts'
import { type Matches, slotsIn } from './finder.match.ts'
import { BROAD } from './finder.patched.ts'
import { priceAsked, pricesAsked } from './finder.prices.ts'
import { MAX_PRICE, type OfferQuestion } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

export interface Order {
  order: ProductOrder
  /** Only prices of such offers count. */
  offer: OfferQuestion | null
}

/** The first `wanted` of those that match, as they stand here. */
export function firstOf(standing: Int32Array, matches: Matches, wanted: number): number[] {
  if (!(matches instanceof Bits)) return Array.from(matches.subarray(0, wanted))
  const first: number[] = []
  for (let at = 0; at < standing.length && first.length < wanted; at++)
    if (matches.passes(standing[at]!)) first.push(standing[at]!)
  return first
}

/** The first `wanted` of these in this order, ties by slot, which is by id. */
export function firstInOrder(shelf: Shelf, matches: Matches, wanted: number, by: Order): number[] {
  const isMany = matches instanceof Bits && matches.count() > BROAD
  const key = keyOf(shelf, by, isMany)
  const isOfSome = by.offer !== null && by.order.startsWith('price_')
  return isMany && !isOfSome
    ? firstInLine(lineOf(shelf, by.order, key), matches, wanted, key)
    : lowest(slotsIn(matches), wanted, key)
}

function lineOf(shelf: Shelf, order: ProductOrder, key: Key) {
  if (order === 'name' || order === 'number') return textLineOf(shelf, order)
  return numberLineOf(shelf, order === 'relevance' ? 'sales' : order, key)
}

function lowest(slots: Int32Array, wanted: number, key: Key) {
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < keys.length; at++) keys[at] = packed(key(slots[at]!), slots[at]!)
  if (wanted < keys.length) selectLowest(keys, wanted)
  return Array.from(keys.subarray(0, wanted).sort(), slotOf)
}

function keyOf(shelf: Shelf, by: Order, isMany: boolean): Key {
  const { order, offer } = by
  const price = (end: 'low' | 'high') =>
    offer && isMany ? pricesAsked(shelf, offer, end) : priceAsked(shelf, offer, end)
  switch (order) {
    case 'price_low': {
      const low = price('low')
      return (slot) => low(slot) || MAX_PRICE
    }
    case 'price_high': {
      const high = price('high')
      return (slot) => MAX_PRICE - high(slot)
    }
    case 'views':
      return (slot) => MAX_PRICE - shelf.views[slot]!
    case 'newest':
      return (slot) => MAX_PRICE - shelf.createdAt[slot]!
    case 'name':
    case 'number': {
      const { places } = textLineOf(shelf, order)
      return (slot) => places[slot]!
    }
    case 'relevance':
    case 'sales':
      return (slot) => MAX_PRICE - shelf.sales[slot]!
  }
}

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
