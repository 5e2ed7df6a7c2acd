import type { ProductOrder } from '@bra/contract/trade'
import type { Bits } from './finder.bits.ts'
import { oneForEach } from './finder.patched.ts'
import type { Shelf } from './finder.shelf.ts'

/** A slot's place is by its key, and among the same keys by itself. */
export type Key = (slot: number) => number
export type TextOrder = 'name' | 'number'
export type NumberOrder = Exclude<ProductOrder, TextOrder | 'relevance'>

/** A key and its slot share one number: a key below 2^31, at most two million products. Lower stands first. */
const SLOTS = 2 ** 21
export const packed = (key: number, slot: number) => key * SLOTS + slot
export const slotOf = (both: number) => both % SLOTS

/** So many that moved are merged in; more of them are sorted in with all others. */
const MOST_MOVED = 500

/** All products in one order as of a version, and those whose key is another since. */
interface Line {
  sorted: Int32Array
  moved: ReadonlySet<number>
}

interface NumberLine extends Line {
  moved: Set<number>
  /** By slot, as of the sorting. */
  keys: Float64Array
  version: number
}

interface TextLine extends Line {
  /** By slot. */
  places: Int32Array
  textVersion: number
}

const numberLinesOf = oneForEach(() => new Map<NumberOrder, NumberLine>())
const textLinesOf = oneForEach(() => new Map<TextOrder, TextLine>())

/** Sorted once, and again only when many have moved. */
export function numberLineOf(shelf: Shelf, order: NumberOrder, key: Key): Line {
  const lines = numberLinesOf(shelf)
  const line = lines.get(order)
  const changed = line && shelf.changes.since(line.version)
  if (line && changed) {
    for (const slot of changed)
      if (line.keys[slot] === key(slot)) line.moved.delete(slot)
      else line.moved.add(slot)
    line.version = shelf.changes.version
    if (line.moved.size <= MOST_MOVED) return line
  }
  const keys = Float64Array.from({ length: shelf.size }, (_, slot) => key(slot))
  const sorted = sortedByKey(keys)
  const made = { sorted, keys, moved: new Set<number>(), version: shelf.changes.version }
  lines.set(order, made)
  return made
}

function sortedByKey(keys: Float64Array) {
  return Int32Array.from(keys.map((key, slot) => packed(key, slot)).sort(), slotOf)
}

/** Sorted once, and again only when a name or number changes. */
export function textLineOf(shelf: Shelf, order: TextOrder): TextLine {
  const lines = textLinesOf(shelf)
  const line = lines.get(order)
  if (line?.textVersion === shelf.textVersion) return line
  const texts = order === 'name' ? shelf.names : shelf.numbers
  const sorted = Int32Array.from(texts.map((_, slot) => slot).sort((a, b) => compare(texts[a]!, texts[b]!) || a - b))
  const places = new Int32Array(sorted.length)
  for (const [place, slot] of sorted.entries()) places[slot] = place
  const made = { sorted, places, moved: new Set<number>(), textVersion: shelf.textVersion }
  lines.set(order, made)
  return made
}

// a product without a number stands after those with one
const compare = (a: string, b: string) => Number(a === '') - Number(b === '') || (a < b ? -1 : Number(a > b))

/** The first `wanted` of these, ties by slot. */
export function firstInLine({ sorted, moved }: Line, among: Bits, wanted: number, key: Key): number[] {
  const isBefore = (a: number, b: number) => key(a) < key(b) || (key(a) === key(b) && a < b)
  const joining = [...moved].filter((slot) => among.passes(slot)).sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const first: number[] = []
  let joined = 0
  for (let at = 0; at < sorted.length && first.length < wanted; at++) {
    const slot = sorted[at]!
    if (!among.passes(slot) || moved.has(slot)) continue
    while (joined < joining.length && isBefore(joining[joined]!, slot)) first.push(joining[joined++]!)
    first.push(slot)
  }
  return [...first, ...joining.slice(joined)].slice(0, wanted)
}
