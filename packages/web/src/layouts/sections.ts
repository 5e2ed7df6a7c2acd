import { paths } from '../lib/paths.ts'
import type { TextKey } from '../text/keys.ts'

export interface Section {
  text: TextKey
  path: string
}

/** The category bar, and the same list in the side menu. */
export const sections: Section[] = [
  { text: 'pages.cards', path: paths.cards() },
  { text: 'pages.collections', path: paths.collections() },
  { text: 'shell.accessories', path: paths.accessories() },
  { text: 'pages.promotions', path: paths.promotions() },
  { text: 'pages.productRank', path: paths.productRank() },
  { text: 'pages.classifieds', path: paths.classifieds() },
  { text: 'pages.stores', path: paths.stores() },
]

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
