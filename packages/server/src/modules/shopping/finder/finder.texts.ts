import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import { KeptAnswers, ofRows } from './finder.kept.ts'
import { packed, slotOf } from './finder.lines.ts'
import { type Among, amongOf } from './finder.match.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** A searched text without accents, its words, and the products that it names by printed reference, best first. */
export interface Text {
  plain: string
  words: string[]
  exactIds: number[]
}

const BYTES_OF_WORDS = 8_000_000
const BYTES_OF_TEXTS = 16_000_000
const BYTES_AROUND = 200
const MOST_SALES = 2 ** 29

/** Keeps what texts find, which no offer can change. */
export class Texts {
  readonly #withAll = new LRUCache<string, Int32Array>({
    maxSize: BYTES_OF_WORDS,
    sizeCalculation: (slots, words) => slots.byteLength + words.length + BYTES_AROUND,
  })
  readonly #ranked = new KeptAnswers<Among>(
    { maxAge: 0, maxBytes: BYTES_OF_TEXTS, bytesOf: ({ slots }) => slots.byteLength },
    ofRows,
  )

  /** Returns the slots whose text has every one of these words, in no order. */
  withAll({ index }: Found, words: string[]): Int32Array {
    const key = `${index.textVersion} ${words.join(' ')}`
    const slots = this.#withAll.get(key) ?? Int32Array.from(index.words.slotsWithAll(words, index.texts))
    this.#withAll.set(key, slots)
    return slots
  }

  /** Sorts printed references first, then the very name, its beginning and anything else; equal ones by sales. */
  ranked(found: Found, text: Text, now: number): Among {
    const key = JSON.stringify(text)
    const known = this.#ranked.get(key, found, now)
    if (known) return known
    const exact = text.exactIds.map((id) => found.index.slotOf.get(id)).filter((slot) => slot !== undefined)
    const others = this.withAll(found, text.words).filter((slot) => !exact.includes(slot))
    const slots = new Int32Array(exact.length + others.length)
    slots.set(exact)
    slots.set(nearestFirst(found.index, others, text.plain), exact.length)
    const ranked = amongOf(found.index, slots)
    this.#ranked.put(key, ranked, { found, among: ranked, now })
    return ranked
  }
}

function nearestFirst(index: ProductIndex, slots: Int32Array, text: string) {
  const keys = Float64Array.from(slots, (slot) => {
    const sales = Math.min(index.sales[slot]!, MOST_SALES - 1)
    return packed((closeness(index, slot, text) + 1) * MOST_SALES - 1 - sales, slot)
  })
  return Int32Array.from(keys.sort(), slotOf)
}

/** Returns 0 for the very name, 1 for its beginning, 2 for anything else. */
function closeness(index: ProductIndex, slot: number, text: string) {
  const [name, nameEn] = [index.names[slot]!, index.namesEn[slot]!]
  if (name === text || nameEn === text) return 0
  return name.startsWith(text) || nameEn.startsWith(text) ? 1 : 2
}
