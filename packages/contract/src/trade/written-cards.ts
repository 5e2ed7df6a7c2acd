import type { StatedTotal } from '../shopping/card-lists.schemas.ts'
import type { CardCondition, CardLanguage, Edition, Finish } from './variants.ts'

/** A name that another program gives to a card or to a printing, as `product_ids` keeps it. */
export interface ForeignId {
  kind: 'password' | 'scryfall'
  value: string
}

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
  name: string
  set: string | null
  setName: string | null
  number: string | null
  /** Everything that stands after the quantity, since brackets and codes may be parts of a name. */
  written: string
  otherName: string | null
  id: ForeignId | null
  /** The word nearest to the printing where it may be the code of a set; `copy` is what the other words say then. */
  perhapsSet: { code: string; copy: SaidOfCopy } | null
  doubt: string | null
}

export interface WrittenCard extends ReadCard {
  lineNumber: number
  text: string
}

export interface WrittenList {
  cards: WrittenCard[]
  unreadable: { lineNumber: number; text: string }[]
  /** Counts that the list states and does not have. */
  totals: StatedTotal[]
}

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
