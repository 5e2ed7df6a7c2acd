import { type Feature, isHere } from '@bra/contract/kit/coming'
import { paths } from '../lib/paths.ts'
import type { TextKey } from '../text/keys.ts'

export interface Section {
  text: TextKey
  path: string
  /** The feature that must be built before the link is shown. */
  needs?: Feature
}

/** The links of the category bar and the side menu. */
const allSections: Section[] = [
  { text: 'pages.cards', path: paths.cards() },
  { text: 'pages.collections', path: paths.collections() },
  { text: 'shell.accessories', path: paths.accessories() },
  { text: 'pages.promotions', path: paths.promotions() },
  { text: 'pages.productRank', path: paths.productRank() },
  { text: 'pages.classifieds', path: '/classifieds', needs: 'classifieds' },
  { text: 'pages.stores', path: paths.stores() },
]
export const sections = allSections.filter(isHere)
