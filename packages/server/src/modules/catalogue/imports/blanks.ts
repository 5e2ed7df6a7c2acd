import type { ImportedCard, ImportedSet } from './imports.types.ts'

export const blankSet = {
  namePt: null,
  nameEn: null,
  ownsCode: true,
  otherNames: {},
  otherCodes: [],
  kind: null,
  parentCode: null,
  series: null,
  total: null,
  printedTotal: null,
  releasedOn: null,
  symbol: null,
  logo: null,
} satisfies Partial<ImportedSet>

/** NCM, the Brazilian tax code of goods, for playing cards. */
export const ncmOfCards = '95044000'
export const gramsOfCard = 2

export const blankCard = {
  printedTotal: null,
  namePt: null,
  nameEn: null,
  cardKey: null,
  needsKey: false,
  rarity: null,
  elements: [],
  images: [],
  kind: null,
  text: null,
  cost: null,
  strength: null,
  variant: null,
  otherNames: {},
  backImages: [],
  finishes: null,
  editions: null,
  languages: null,
  legality: null,
  ids: [],
  artist: null,
  brand: null,
  league: null,
  ean: null,
  ncm: ncmOfCards,
  weightGrams: gramsOfCard,
} satisfies Partial<ImportedCard>
