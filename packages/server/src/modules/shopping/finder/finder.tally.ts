import { conditionRank, finishes, languages, offerConditions, states } from '@bra/contract/trade/trade'
import type { Counts } from './finder.counts.ts'
import type { Sights } from './finder.offered.ts'
import { CENTRE_BIT, LANGUAGE_BIT } from './finder.codes.ts'
import { CONDITIONS } from './finder.question.ts'

const SCALE = Object.keys(conditionRank).length

type CountsOfOffers = Pick<Counts, 'conditions' | 'languages' | 'finishes' | 'ufs' | 'bra_center'>

/** Counts products by the conditions, languages, finishes, states and centre of their offers. */
export function tallyOf(offered: Sights, slots: Int32Array): CountsOfOffers {
  const traits = new BitCounts(CENTRE_BIT + 1)
  const shines = new BitCounts(finishes.length)
  const places = new BitCounts(states.length)
  const occurring = new Int32Array(CONDITIONS + 1)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    traits.add(offered.traits[slot]!)
    shines.add(offered.finishes[slot]!)
    places.add(offered.states[slot]!)
    occurring[offered.traits[slot]! & CONDITIONS]!++
  }
  return {
    conditions: new Map(offerConditions.map((condition, bit) => [condition, inThisOrBetter(occurring, bit)])),
    languages: new Map(languages.map((language, at) => [language, traits.of(LANGUAGE_BIT + at)])),
    finishes: new Map(finishes.map((finish, at) => [finish, shines.of(at)])),
    ufs: new Map(states.map((uf, at) => [uf, places.of(at)])),
    bra_center: traits.of(CENTRE_BIT),
  }
}

/** Counts products on offer in this condition or better. Card conditions stand best first; others have no scale. */
function inThisOrBetter(occurring: Int32Array, bit: number) {
  const wanted = bit < SCALE ? (2 << bit) - 1 : 1 << bit
  let sum = 0
  for (let conditions = 0; conditions < occurring.length; conditions++)
    if (conditions & wanted) sum += occurring[conditions]!
  return sum
}

/** Counts each of up to 32 bits over many words: by byte first, which is several times faster than bit by bit. */
class BitCounts {
  readonly #width: number
  readonly #bytes = new Int32Array(4 * 256)

  constructor(width: number) {
    this.#width = width
  }

  add(bits: number) {
    this.#bytes[bits & 255]!++
    this.#bytes[256 | ((bits >>> 8) & 255)]!++
    if (this.#width > 16) this.#bytes[512 | ((bits >>> 16) & 255)]!++
    if (this.#width > 24) this.#bytes[768 | (bits >>> 24)]!++
  }

  of(bit: number) {
    const [from, mask] = [(bit >> 3) * 256, 1 << (bit & 7)]
    let sum = 0
    for (let byte = 0; byte < 256; byte++) if (byte & mask) sum += this.#bytes[from + byte]!
    return sum
  }
}
