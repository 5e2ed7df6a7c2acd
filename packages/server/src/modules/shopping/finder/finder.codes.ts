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
import { flags } from './finder.queries.ts'

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
  /** Painted over or misprinted. */
  isFlawed: boolean
}

/** Position of each fact of an offer in the 32 bits of its traits; finishes and states have words of their own. */
export const LANGUAGE_BIT = offerConditions.length
export const CENTRE_BIT = LANGUAGE_BIT + languages.length

/** Returns the bits of traits of these values. */
export const traitBits = {
  conditions: (chosen: readonly OfferCondition[] = offerConditions) => bitsOf(offerConditions, chosen),
  languages: (chosen: readonly CardLanguage[] = languages) => bitsOf(languages, chosen) << LANGUAGE_BIT,
  centre: 1 << CENTRE_BIT,
}

/** Gives each distinct offer, but for price, promotion and store, a code, as a million offers are of a few thousand kinds. */
export class Kinds {
  readonly traits: number[] = []
  readonly finishes: number[] = []
  readonly states: number[] = []
  readonly named: OfferKind[] = []
  /** Whether a buyer who asks for nothing special means this kind. */
  readonly standard: boolean[] = []
  readonly #codes = new Map<number, number>()

  /** `places` holds the places of condition, language, finish and state in their lists, a byte each. */
  codeOf(places: number, flagged: number) {
    const key = places * 8 + flagged
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    this.#codes.set(key, this.traits.length)
    const kind = kindOf(places, flagged)
    this.finishes.push(bitsOf(finishes, [kind.finish]))
    this.states.push(bitsOf(states, [kind.uf]))
    this.named.push(kind)
    this.standard.push(standards.includes(kind.condition) && !(flagged & flags.flaw))
    return this.traits.push(traitsOf(kind)) - 1
  }
}

const kindOf = (places: number, flagged: number): OfferKind => ({
  condition: offerConditions[places >>> 24]!,
  language: languages[(places >>> 16) & 255]!,
  finish: finishes[(places >>> 8) & 255]!,
  uf: states[places & 255]!,
  inCentre: (flagged & flags.centre) !== 0,
  reachesFree: (flagged & flags.free) !== 0,
  isFlawed: (flagged & flags.flaw) !== 0,
})

const traitsOf = ({ condition, language, inCentre }: OfferKind) =>
  traitBits.conditions([condition]) | traitBits.languages([language]) | (inCentre ? traitBits.centre : 0)

const standards: readonly OfferCondition[] = standardConditions

export function bitsOf<T>(list: readonly T[], chosen: readonly T[] = list) {
  return chosen.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0)
}
