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

export const footerGroups: { title: TextKey; links: Section[] }[] = [
  {
    title: 'shell.footerBuy',
    links: [
      { text: 'pages.cards', path: paths.cards() },
      { text: 'pages.collections', path: paths.collections() },
      { text: 'pages.promotions', path: paths.promotions() },
      { text: 'pages.ranking', path: paths.ranking() },
      { text: 'pages.stores', path: paths.stores() },
    ],
  },
  {
    title: 'shell.footerHelp',
    links: [
      { text: 'pages.questions', path: paths.questions() },
      { text: 'shell.howToBuy', path: paths.text('como-comprar') },
      { text: 'shell.grading', path: paths.text('guia-de-condicoes') },
      { text: 'shell.freight', path: paths.text('frete') },
      { text: 'shell.returns', path: paths.text('devolucao') },
    ],
  },
  {
    title: 'shell.footerSell',
    links: [
      { text: 'shell.sell', path: paths.supplier() },
      { text: 'shell.shopkeepers', path: paths.shopkeepers() },
      { text: 'shell.howToSell', path: paths.text('como-vender') },
      { text: 'pages.braCenter', path: paths.braCenter() },
    ],
  },
  {
    title: 'shell.footerAbout',
    links: [
      { text: 'shell.about', path: paths.text('sobre') },
      { text: 'shell.terms', path: paths.text('termos') },
      { text: 'shell.privacy', path: paths.text('privacidade') },
      { text: 'shell.payments', path: paths.text('pagamentos') },
    ],
  },
]
