import { conditionRank, finishes, languages, offerConditions, states } from '@bra/contract/trade'
import type { Counts } from './finder.facets.ts'
import { CENTRE_BIT, FINISH_BIT, LANGUAGE_BIT } from './finder.queries.ts'
import { CONDITIONS, MAX_PRICE } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** What is on offer of one product. */
export interface Seen {
  isOnSale: boolean
  traits: number
  states: number
  low: number
  high: number
}

const SCALE = Object.keys(conditionRank).length

/** Adds up products, and names what it counted. */
export class Tally {
  readonly rarities: Int32Array
  readonly elements: Int32Array
  readonly #elementSets: number[][]
  readonly #traits = new BitCounts()
  readonly #states = new BitCounts()
  readonly #conditions = new Int32Array(CONDITIONS + 1)
  #onSale = 0
  #low = MAX_PRICE
  #high = 0

  constructor(shelf: Shelf) {
    this.rarities = new Int32Array(shelf.mostRarity + 1)
    this.elements = new Int32Array(shelf.elementSets.members.length)
    this.#elementSets = shelf.elementSets.members
  }

  add(seen: Seen) {
    if (seen.isOnSale) this.#onSale++
    if (seen.low < this.#low) this.#low = seen.low
    if (seen.high > this.#high) this.#high = seen.high
    this.#traits.add(seen.traits)
    this.#states.add(seen.states)
    this.#conditions[seen.traits & CONDITIONS]!++
  }

  counts(): Omit<Counts, 'categories'> {
    return {
      rarities: byCode(this.rarities),
      elements: this.#byElement(),
      conditions: new Map(offerConditions.map((condition, bit) => [condition, this.#inThisOrBetter(bit)])),
      languages: new Map(languages.map((language, at) => [language, this.#traits.of(LANGUAGE_BIT + at)])),
      finishes: new Map(finishes.map((finish, at) => [finish, this.#traits.of(FINISH_BIT + at)])),
      ufs: new Map(states.map((uf, at) => [uf, this.#states.of(at)])),
      bra_center: this.#traits.of(CENTRE_BIT),
      on_sale: this.#onSale,
      price: this.#high ? { min: this.#low, max: this.#high } : null,
    }
  }

  /** The conditions of cards stand best first; the others have no scale. */
  #inThisOrBetter(bit: number) {
    const wanted = bit < SCALE ? (2 << bit) - 1 : 1 << bit
    return this.#conditions.reduce((sum, count, occurring) => (occurring & wanted ? sum + count : sum), 0)
  }

  #byElement() {
    const counts = new Map<number, number>()
    for (const [code, count] of this.elements.entries())
      for (const id of this.#elementSets[code]!) if (count) counts.set(id, (counts.get(id) ?? 0) + count)
    return counts
  }
}

/** Counts each of 32 bits over many words: by byte first, which is several times faster than bit by bit. */
class BitCounts {
  readonly #bytes = new Int32Array(4 * 256)

  add(bits: number) {
    this.#bytes[bits & 255]!++
    this.#bytes[256 | ((bits >>> 8) & 255)]!++
    this.#bytes[512 | ((bits >>> 16) & 255)]!++
    this.#bytes[768 | (bits >>> 24)]!++
  }

  of(bit: number) {
    const [from, mask] = [(bit >> 3) * 256, 1 << (bit & 7)]
    let sum = 0
    for (let byte = 0; byte < 256; byte++) if (byte & mask) sum += this.#bytes[from + byte]!
    return sum
  }
}

export const byCode = (counts: Int32Array) => new Map([...counts.entries()].filter(([code, count]) => code && count))
