import { type ProductOrder, productOrders } from '@bra/contract/trade/trade'
import { Bits } from './finder.bits.ts'
import { type Key, numberLineOf, packed, slotOf, textLineOf, type Window, windowInLine } from './finder.lines.ts'
import { type Matches, slotsIn } from './finder.match.ts'
import { BROAD } from './finder.patched.ts'
import { priceAsked, type PricedBy } from './finder.prices.ts'
import { MAX_PRICE } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Only prices of offers that fit the question count. */
export interface Order extends PricedBy {
  order: ProductOrder
}

/** Returns the matching slots at these positions, in the order of `standing`. */
export function windowOf(standing: Int32Array, matches: Matches, { from, to }: Window): Int32Array {
  if (!(matches instanceof Bits)) return matches.slice(from, to)
  const window: number[] = []
  let place = 0
  for (let at = 0; at < standing.length && place < to; at++)
    if (matches.passes(standing[at]!) && place++ >= from) window.push(standing[at]!)
  return Int32Array.from(window)
}

/** Returns the matching slots at these positions of the order; equal ones stand by slot, that is by id. */
export function windowInOrder(index: ProductIndex, matches: Matches, window: Window, by: Order): Int32Array {
  const isMany = matches instanceof Bits && matches.count() > BROAD
  const key = keyOf(index, by, isMany)
  const isOfSome = (by.offer ?? by.own) !== null && by.order.startsWith('price_')
  return isMany && !isOfSome
    ? windowInLine(lineOf(index, by.order, key), matches, window, key)
    : windowByKey(slotsIn(matches), window, key)
}

/** Returns one step for each order, so that the first to ask for one does not wait for its sorting. */
export const sortAll = (index: ProductIndex) =>
  productOrders.map((order) => () => lineOf(index, order, keyOf(index, { order, offer: null, own: null }, true)))

function lineOf(index: ProductIndex, order: ProductOrder, key: Key) {
  if (order === 'name' || order === 'number') return textLineOf(index, order)
  return numberLineOf(index, order === 'relevance' ? 'sales' : order, key)
}

function windowByKey(slots: Int32Array, { from, to }: Window, key: Key): Int32Array {
  if (from >= slots.length) return new Int32Array()
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < keys.length; at++) keys[at] = packed(key(slots[at]!), slots[at]!)
  if (to < keys.length) selectLowest(keys, to)
  const upTo = keys.subarray(0, to)
  if (from > 0) selectLowest(upTo, from)
  return Int32Array.from(upTo.subarray(from).sort(), slotOf)
}

function keyOf(index: ProductIndex, by: Order, isMany: boolean): Key {
  const { order } = by
  const price = (which: 'shown' | 'high') => priceAsked(index, by, { which, isMany })
  switch (order) {
    case 'price_low': {
      const shown = price('shown')
      return (slot) => shown(slot) || MAX_PRICE
    }
    case 'price_high': {
      const high = price('high')
      return (slot) => MAX_PRICE - high(slot)
    }
    case 'views':
      return (slot) => MAX_PRICE - index.views[slot]!
    case 'newest':
      return (slot) => MAX_PRICE - index.createdAt[slot]!
    case 'name':
    case 'number': {
      const { places } = textLineOf(index, order)
      return (slot) => places[slot]!
    }
    case 'relevance':
    case 'sales':
      return (slot) => MAX_PRICE - index.sales[slot]!
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
