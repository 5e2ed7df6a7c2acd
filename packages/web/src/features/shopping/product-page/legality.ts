import { type Translate } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { wordsOfCode } from './printed-words.ts'

export const legalStates = ['legal', 'restricted', 'banned'] as const
export type LegalState = (typeof legalStates)[number]

/** Formats that people know by a name, those played most first; others are written as their source names them. */
const formatTexts: Record<string, TextKey> = {
  standard: 'printings.standard',
  pioneer: 'printings.pioneer',
  modern: 'printings.modern',
  legacy: 'printings.legacy',
  vintage: 'printings.vintage',
  commander: 'printings.commander',
  pauper: 'printings.pauper',
  paupercommander: 'printings.pauperCommander',
  brawl: 'printings.brawl',
  standardbrawl: 'printings.standardBrawl',
  historic: 'printings.historic',
  historicbrawl: 'printings.historicBrawl',
  alchemy: 'printings.alchemy',
  timeless: 'printings.timeless',
  premodern: 'printings.premodern',
  oldschool: 'printings.oldschool',
  expanded: 'printings.expanded',
  unlimited: 'printings.unlimited',
  tcg: 'printings.tcg',
  ocg: 'printings.ocg',
  goat: 'printings.goat',
  'classic-constructed': 'printings.classicConstructed',
  cc: 'printings.classicConstructed',
  blitz: 'printings.blitz',
  commoner: 'printings.commoner',
  'living-legend': 'printings.livingLegend',
  core: 'printings.core',
  infinity: 'printings.infinity',
}
const known = Object.keys(formatTexts)
const rankOf = (slug: string) => (known.includes(slug) ? known.indexOf(slug) : known.length)

/** Returns the names of the formats in which a card is in this state. */
export function formatsThat(state: LegalState, legality: Record<string, string>, t: Translate): string[] {
  const slugs = Object.keys(legality).filter((slug) => legality[slug] === state)
  return slugs
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))
    .map((slug) => (formatTexts[slug] ? t(formatTexts[slug]) : wordsOfCode(slug)))
}
