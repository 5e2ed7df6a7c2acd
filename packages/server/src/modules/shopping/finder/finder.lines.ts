import type { ProductOrder } from '@bra/contract/trade/trade'
import { oneForEach } from '../../../platform/memory.ts'
import type { Bits } from './finder.bits.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Slots are sorted by this key, and slots with the same key by themselves. */
export type Key = (slot: number) => number
export type TextOrder = 'name' | 'number'
export type NumberOrder = Exclude<ProductOrder, TextOrder | 'relevance'>

/** A key and its slot share one number: a key below 2^32, at most two million products. Lower stands first. */
const SLOTS = 2 ** 21
export const packed = (key: number, slot: number) => key * SLOTS + slot
export const slotOf = (both: number) => both % SLOTS

/** Up to so many moved products are merged into a line; with more, the line is sorted again. */
const MOST_MOVED = 500

/** Positions from `from` up to, but not including, `to`. */
export interface Window {
  from: number
  to: number
}

/** All products sorted as of a version, and those whose key has changed since. */
interface Line {
  sorted: Int32Array
  moved: ReadonlySet<number>
}

interface NumberLine extends Line {
  moved: Set<number>
  /** Keys by slot when the line was sorted. */
  keys: Int32Array
  version: number
}

interface TextLine extends Line {
  /** Positions by slot. */
  places: Int32Array
  textVersion: number
}

const numberLinesOf = oneForEach<ProductIndex, Map<NumberOrder, NumberLine>>(() => new Map())
const textLinesOf = oneForEach<ProductIndex, Map<TextOrder, TextLine>>(() => new Map())

/** The line is sorted once, and again only when many products have moved. */
export function numberLineOf(index: ProductIndex, order: NumberOrder, key: Key): Line {
  const lines = numberLinesOf(index)
  const line = lines.get(order)
  const changed = line && index.changes.since(line.version)
  if (line && changed) {
    for (const slot of changed)
      if (line.keys[slot] === key(slot)) line.moved.delete(slot)
      else line.moved.add(slot)
    line.version = index.changes.version
    if (line.moved.size <= MOST_MOVED) return line
  }
  const keys = new Int32Array(index.size)
  for (let slot = 0; slot < keys.length; slot++) keys[slot] = key(slot)
  const sorted = sortedByKey(keys)
  const made = { sorted, keys, moved: new Set<number>(), version: index.changes.version }
  lines.set(order, made)
  return made
}

function sortedByKey(keys: Int32Array) {
  const both = new Float64Array(keys.length)
  for (let slot = 0; slot < keys.length; slot++) both[slot] = packed(keys[slot]!, slot)
  return Int32Array.from(both.sort(), slotOf)
}

/** The line is sorted once, and again only when a name, a number or a set changes. */
export function textLineOf(index: ProductIndex, order: TextOrder): TextLine {
  const lines = textLinesOf(index)
  const line = lines.get(order)
  if (line?.textVersion === index.textVersion) return line
  const compare = order === 'name' ? byName(index) : bySetAndNumber(index)
  // begins with the order before, as what is nearly sorted is sorted many times faster
  const before = line ? Array.from(line.sorted) : []
  while (before.length < index.size) before.push(before.length)
  const sorted = Int32Array.from(before.sort((a, b) => compare(a, b) || a - b))
  const places = new Int32Array(sorted.length)
  for (const [place, slot] of sorted.entries()) places[slot] = place
  const made = { sorted, places, moved: new Set<number>(), textVersion: index.textVersion }
  lines.set(order, made)
  return made
}

type Compare = (a: number, b: number) => number

const byName =
  ({ names }: ProductIndex): Compare =>
  (a, b) =>
    compareTexts(names[a]!, names[b]!)

/** One set after the other; a product without a number stands after those with one. */
const bySetAndNumber =
  ({ numbers, categories }: ProductIndex): Compare =>
  (a, b) =>
    Number(numbers[a] === '') - Number(numbers[b] === '') ||
    categories[a]! - categories[b]! ||
    compareTexts(numbers[a]!, numbers[b]!)

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Returns the slots of `among` at these positions of the line; equal keys stand by slot. */
export function windowInLine({ sorted, moved }: Line, among: Bits, { from, to }: Window, key: Key): Int32Array {
  const isBefore = (a: number, b: number) => key(a) < key(b) || (key(a) === key(b) && a < b)
  const joining = [...moved].filter((slot) => among.passes(slot)).sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const window = new Int32Array(to - from)
  let [place, joined] = [0, 0]
  const stand = (slot: number) => {
    if (place >= from && place < to) window[place - from] = slot
    place++
  }
  for (let at = 0; at < sorted.length && place < to; at++) {
    const slot = sorted[at]!
    if (!among.passes(slot) || moved.has(slot)) continue
    while (joined < joining.length && isBefore(joining[joined]!, slot)) stand(joining[joined++]!)
    stand(slot)
  }
  while (joined < joining.length) stand(joining[joined++]!)
  return window.subarray(0, Math.max(0, Math.min(place, to) - from))
}
