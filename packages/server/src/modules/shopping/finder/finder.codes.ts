import {
  type CardLanguage,
  type Finish,
  finishes,
  languages,
  type OfferCondition,
  offerConditions,
  standardConditions,
  states,
  type Uf,
} from '@bra/contract/trade/trade'
import { CENTRE_BIT, FINISH_BIT, FLAW_BIT, FREE_BIT, LANGUAGE_BIT } from './finder.queries.ts'

/** Gives each distinct set of ids a code, so that a column holds one number a product. */
export class Sets {
  readonly members: number[][] = []
  readonly #codes = new Map<string, number>()

  /** `ids` are separated by commas. */
  codeOf(ids: string) {
    const known = this.#codes.get(ids)
    if (known !== undefined) return known
    this.#codes.set(ids, this.members.length)
    return this.members.push(ids ? ids.split(',').map(Number) : []) - 1
  }
}

/** The facts that all offers of one kind share. */
export interface OfferKind {
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  uf: Uf
  inCentre: boolean
  /** The price reaches what its store asks for free freight. */
  reachesFree: boolean
}

/** Gives each pair of traits and state a code, as a million offers are of a few thousand kinds. */
export class Kinds {
  readonly traits: number[] = []
  readonly states: number[] = []
  readonly named: OfferKind[] = []
  /** Whether a buyer who asks for nothing special means this kind. */
  readonly standard: boolean[] = []
  readonly #codes = new Map<number, number>()

  /** `state` has exactly one bit set. */
  codeOf(traits: number, state: number) {
    const key = traits * 32 + Math.clz32(state)
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    this.#codes.set(key, this.traits.length)
    this.states.push(state)
    this.named.push(nameOf(traits, state))
    this.standard.push(isStandard(traits))
    return this.traits.push(traits) - 1
  }
}

const nameOf = (traits: number, state: number): OfferKind => ({
  condition: valueAt(offerConditions, traits),
  language: valueAt(languages, traits >>> LANGUAGE_BIT),
  finish: valueAt(finishes, traits >>> FINISH_BIT),
  uf: valueAt(states, state),
  inCentre: ((traits >>> CENTRE_BIT) & 1) === 1,
  reachesFree: ((traits >>> FREE_BIT) & 1) === 1,
})

const STANDARD = standardConditions.reduce((bits, value) => bits | (1 << offerConditions.indexOf(value)), 0)
const isStandard = (traits: number) => (traits & STANDARD) !== 0 && (traits & (1 << FLAW_BIT)) === 0

/** Returns the value of the lowest bit that is set; an offer has one value of each list. */
const valueAt = <T>(list: readonly T[], bits: number): T => list[31 - Math.clz32(bits & -bits)]!
