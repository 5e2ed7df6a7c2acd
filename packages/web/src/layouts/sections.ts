import type { SiteText } from '@bra/contract/kit/both'
import { type Feature, isHere } from '@bra/contract/kit/coming'
import { pageTitles } from '../lib/page-titles.ts'
import { paths } from '../lib/paths.ts'
import { layoutTexts } from './texts.ts'

export interface Section {
  text: SiteText
  path: string
  /** The link is shown once this feature is built. */
  needs?: Feature
}

const allSections: Section[] = [
  { text: pageTitles.cards, path: paths.cards() },
  { text: pageTitles.collections, path: paths.collections() },
  { text: layoutTexts.accessories, path: paths.accessories() },
  { text: pageTitles.promotions, path: paths.promotions() },
  { text: pageTitles.productRank, path: paths.productRank() },
  { text: pageTitles.classifieds, path: '/classifieds', needs: 'classifieds' },
  { text: pageTitles.stores, path: paths.stores() },
]
export const sections = allSections.filter(isHere)
