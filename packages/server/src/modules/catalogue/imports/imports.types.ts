import type { RarityTone } from '@bra/contract/catalogue/rarity-marks'
import type { ProductType } from '@bra/contract/trade/trade'

/** Catalogues by authority: a value from a higher one is not overwritten by a lower one. */
export const authority = {
  tcgdex: 1,
  mtgjson: 1,
  'pokemon-tcg-data': 2,
  scryfall: 2,
  'yaml-yugi': 2,
  'flesh-and-blood': 2,
  lorcana: 2,
  csv: 3,
} as const
export type Source = keyof typeof authority

export interface RarityWord {
  slug: string
  name: string
  glyph: string
  tone: RarityTone
  rank: number
  /** False for a word that several games share. */
  isOfGame: boolean
}

export interface ElementWord {
  slug: string
  name: string
  rank: number
  isOfGame: boolean
}

export interface BusinessWord {
  slug: string
  name: string
  kind: ProductType
  /** Slugs of other names, under which the database may know the game already. */
  aliases: string[]
  open?: { finishes: string[] | null; editions: string[] | null; languages: string[] | null }
}

/** What another program calls a printing or its card, such as the kind "scryfall" with a UUID. */
export interface ExternalId {
  kind: string
  value: string
}

/** A set as its file describes it; null is what the file does not say. */
export interface ImportedSet {
  source: Source
  /** The id that every catalogue uses for the set. */
  id: string
  business: BusinessWord
  namePt: string | null
  nameEn: string | null
  /** Code as printed on the cards; several sets may print the same. */
  code: string | null
  /** False if another set of the same file keeps the code that both print. */
  ownsCode: boolean
  /** Names by language code in capitals, other than Portuguese and English. */
  otherNames: Record<string, string>
  /** What else the source calls the set, besides its id and its code. */
  otherCodes: string[]
  /** "expansion", "core", "promo", "token" and others. */
  kind: string | null
  parentCode: string | null
  series: string | null
  total: number | null
  /** The number after the slash on the cards. */
  printedTotal: number | null
  /** yyyy-mm-dd */
  releasedOn: string | null
  symbol: string | null
  logo: string | null
}

export interface ImportedCard {
  set: ImportedSet
  /** The id that every catalogue uses for the card; it becomes the product's code. */
  id: string
  number: string | null
  /** The number after the slash, if it differs from the set's total. */
  printedTotal: number | null
  namePt: string | null
  nameEn: string | null
  /** The source's own key of the card, the same for all its printings; null if the file does not say. */
  cardKey: string | null
  /** Without a key the name does not tell which card it is, so the printing counts as a card of its own. */
  needsKey: boolean
  rarity: RarityWord | null
  elements: ElementWord[]
  /** Addresses of pictures; the first is the one for lists. */
  images: string[]
  kind: string | null
  text: string | null
  cost: string | null
  strength: string | null
  variant: string | null
  otherNames: Record<string, string>
  backImages: string[]
  finishes: string[] | null
  editions: string[] | null
  languages: string[] | null
  legality: Record<string, string> | null
  ids: ExternalId[]
  artist: string | null
  brand: string | null
  league: string | null
  ean: string | null
  ncm: string | null
  weightGrams: number | null
}

export interface LineOfFile {
  file: string
  line: number
}

export interface BadRow extends LineOfFile {
  problem: string
}

export type Reading = (LineOfFile & { card: ImportedCard }) | BadRow

/** Progress in bytes over all files of an import. */
export interface Meter {
  total: number
  done: number
}

/** The import cannot run at all; the message is for the person who started it. */
export class ImportImpossible extends Error {}
