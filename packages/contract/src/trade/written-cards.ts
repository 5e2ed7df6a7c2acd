import type { StatedTotal } from '../shopping/card-lists.schemas.ts'
import type { CardCondition, CardLanguage, Edition, Finish } from './variants.ts'

/** A name that another program gives to a card or to a printing, as `product_ids` keeps it. */
export interface ForeignId {
  kind: 'password' | 'scryfall'
  value: string
}

/** What a line says of the copy; null where it says nothing. */
export interface SaidOfCopy {
  finish: Finish | null
  edition: Edition | null
  language: CardLanguage | null
  condition: CardCondition | null
  /** The highest price of a copy in cents, as "até 30" says it. */
  mostCents: number | null
}

export interface ReadCard extends SaidOfCopy {
  quantity: number
  /** Empty if only set and number, or an id, are given. */
  name: string
  /** Code or name of the set. */
  set: string | null
  /** The name of the set, where the list has it beside the code. */
  setName: string | null
  number: string | null
  /** Everything that stands after the quantity, since brackets and codes may be parts of a name. */
  written: string
  /** The name in another language. */
  otherName: string | null
  id: ForeignId | null
  /** The word nearest to the printing where it may be the code of a set; `copy` is what the other words say then. */
  perhapsSet: { code: string; copy: SaidOfCopy } | null
  /** A word of the row about its copies that is not understood. */
  doubt: string | null
}

export interface WrittenCard extends ReadCard {
  /** Line of the pasted text, from 1. */
  lineNumber: number
  text: string
}

export interface WrittenList {
  cards: WrittenCard[]
  unreadable: { lineNumber: number; text: string }[]
  /** Counts that the list states and does not have. */
  totals: StatedTotal[]
}

/** What a card is not told to have. */
export const blank = {
  setName: null,
  otherName: null,
  id: null,
  finish: null,
  edition: null,
  language: null,
  condition: null,
  mostCents: null,
  perhapsSet: null,
  doubt: null,
}
