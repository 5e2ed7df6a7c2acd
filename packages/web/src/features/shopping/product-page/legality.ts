import type { SiteText } from '@bra/contract/kit/both'
import { type Translate } from '../../../lib/text.tsx'
import { gameFormatTexts } from './game-format-texts.ts'
import { wordsOfCode } from './printed-words.ts'

export const legalStates = ['legal', 'restricted', 'banned'] as const
export type LegalState = (typeof legalStates)[number]

/** Formats that people know by a name, the most played first; others are written as their source names them. */
const formatTexts: Record<string, SiteText> = {
  standard: gameFormatTexts.standard,
  pioneer: gameFormatTexts.pioneer,
  modern: gameFormatTexts.modern,
  legacy: gameFormatTexts.legacy,
  vintage: gameFormatTexts.vintage,
  commander: gameFormatTexts.commander,
  pauper: gameFormatTexts.pauper,
  paupercommander: gameFormatTexts.pauperCommander,
  brawl: gameFormatTexts.brawl,
  standardbrawl: gameFormatTexts.standardBrawl,
  historic: gameFormatTexts.historic,
  historicbrawl: gameFormatTexts.historicBrawl,
  alchemy: gameFormatTexts.alchemy,
  timeless: gameFormatTexts.timeless,
  premodern: gameFormatTexts.premodern,
  oldschool: gameFormatTexts.oldschool,
  expanded: gameFormatTexts.expanded,
  unlimited: gameFormatTexts.unlimited,
  tcg: gameFormatTexts.tcg,
  ocg: gameFormatTexts.ocg,
  goat: gameFormatTexts.goat,
  'classic-constructed': gameFormatTexts.classicConstructed,
  cc: gameFormatTexts.classicConstructed,
  blitz: gameFormatTexts.blitz,
  commoner: gameFormatTexts.commoner,
  'living-legend': gameFormatTexts.livingLegend,
  core: gameFormatTexts.core,
  infinity: gameFormatTexts.infinity,
}
const known = Object.keys(formatTexts)
const rankOf = (slug: string) => (known.includes(slug) ? known.indexOf(slug) : known.length)

export function formatsThat(state: LegalState, legality: Record<string, string>, t: Translate): string[] {
  const slugs = Object.keys(legality).filter((slug) => legality[slug] === state)
  return slugs
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
    .map((slug) => (formatTexts[slug] ? t(formatTexts[slug]) : wordsOfCode(slug)))
}
