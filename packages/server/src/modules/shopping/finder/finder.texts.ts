import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import { KeptAnswers, ofRows } from './finder.kept.ts'
import { packed, slotOf } from './finder.lines.ts'
import { type Among, amongOf } from './finder.match.ts'
import type { Shelf } from './finder.shelf.ts'

/** A searched text: plain, its words, and the products whose printed reference it is, those it names best first. */
export interface Text {
  plain: string
  words: string[]
  exactIds: number[]
}

/** Numbers kept, not entries: 32 MB of four bytes each. */
const ROOM = 8_000_000
const MOST_SALES = 2 ** 29

/** What texts find. No offer has a say in it. */
export class Texts {
  readonly #withAll = new LRUCache<string, Int32Array>({ maxSize: ROOM, sizeCalculation: (slots) => slots.length + 1 })
  readonly #ranked = new KeptAnswers<Among>(0, { maxSize: ROOM, sizeOf: ({ slots }) => slots.length }, ofRows)

  /** Those whose text has every one of these words, in no order. */
  withAll({ shelf }: Found, words: string[]): Int32Array {
    const key = `${shelf.textVersion} ${words.join(' ')}`
    const slots = this.#withAll.get(key) ?? Int32Array.from(shelf.words.slotsWithAll(words, shelf.texts))
    this.#withAll.set(key, slots)
    return slots
  }

  /** Printed references first, then the very name, its beginning and anything else; of as near ones, what sells most first. */
  ranked(found: Found, text: Text, now: number): Among {
    const key = JSON.stringify(text)
    const known = this.#ranked.get(key, found, now)
    if (known) return known
    const exact = text.exactIds.map((id) => found.shelf.slotOf.get(id)).filter((slot) => slot !== undefined)
    const others = this.withAll(found, text.words).filter((slot) => !exact.includes(slot))
    const slots = new Int32Array(exact.length + others.length)
    slots.set(exact)
    slots.set(nearestFirst(found.shelf, others, text.plain), exact.length)
    const ranked = amongOf(found.shelf, slots)
    this.#ranked.put(key, ranked, { found, among: ranked, now })
    return ranked
  }
}

function nearestFirst(shelf: Shelf, slots: Int32Array, text: string) {
  const keys = Float64Array.from(slots, (slot) => {
    const sales = Math.min(shelf.sales[slot]!, MOST_SALES - 1)
    return packed((closeness(shelf, slot, text) + 1) * MOST_SALES - 1 - sales, slot)
  })
  return Int32Array.from(keys.sort(), slotOf)
}

/** 0 the very name, 1 its beginning, 2 anything else. */
function closeness(shelf: Shelf, slot: number, text: string) {
  const [name, nameEn] = [shelf.names[slot]!, shelf.namesEn[slot]!]
  if (name === text || nameEn === text) return 0
  return name.startsWith(text) || nameEn.startsWith(text) ? 1 : 2
}
