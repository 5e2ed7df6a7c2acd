import type { ProductType } from '@bra/contract/trade'

/** The catalogues that a product may come from, by how far their word goes: a higher one is not overruled. */
export const authority = { tcgdex: 1, 'pokemon-tcg-data': 2, csv: 3 } as const
export type Source = keyof typeof authority

export interface RarityWord {
  slug: string
  name: string
  glyph: string
  rank: number
}

export interface ElementWord {
  slug: string
  name: string
}

export interface BusinessWord {
  slug: string
  name: string
  kind: ProductType
}

/** A set as its file tells it; null is what the file does not know. */
export interface ImportedSet {
  source: Source
  /** Shared by every catalogue that knows the set. */
  id: string
  business: BusinessWord
  namePt: string | null
  nameEn: string | null
  /** As printed on its cards; several sets may print the same. */
  code: string | null
  /** False where another set of the same file keeps the code that both print. */
  ownsCode: boolean
  series: string | null
  total: number | null
  /** yyyy-mm-dd */
  releasedOn: string | null
  symbol: string | null
  logo: string | null
}

export interface ImportedCard {
  set: ImportedSet
  /** Shared by every catalogue that knows the card; it becomes the product's code. */
  id: string
  number: string | null
  /** What stands after the slash, where it is not the total of the set. */
  printedTotal: number | null
  namePt: string | null
  nameEn: string | null
  rarity: RarityWord | null
  elements: ElementWord[]
  /** The one for lists first. */
  images: string[]
  kind: string | null
  strength: string | null
  artist: string | null
  /** The maker. */
  brand: string | null
  league: string | null
  ean: string | null
  ncm: string | null
  weightGrams: number | null
}

export interface Place {
  file: string
  line: number
}

export interface BadRow extends Place {
  problem: string
}

/** One row of a file: the card that it tells, or why it tells none. */
export type Reading = (Place & { card: ImportedCard }) | BadRow

/** Bytes of the files of an import: how many there are, and how many have been read. */
export interface Meter {
  total: number
  done: number
}

/** The import cannot run at all; the message is for the person who asked for it. */
export class ImportImpossible extends Error {}
