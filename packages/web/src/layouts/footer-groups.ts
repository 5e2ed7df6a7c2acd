import { paths } from '../lib/paths.ts'
import type { TextKey } from '../text/keys.ts'
import type { Section } from './sections.ts'

export const footerGroups: { title: TextKey; links: Section[] }[] = [
  {
    title: 'footer.buy',
    links: [
      { text: 'pages.cards', path: paths.cards() },
      { text: 'pages.collections', path: paths.collections() },
      { text: 'pages.promotions', path: paths.promotions() },
      { text: 'pages.ranking', path: paths.ranking() },
      { text: 'pages.stores', path: paths.stores() },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { text: 'pages.questions', path: paths.questions() },
      { text: 'footer.howToBuy', path: paths.text('como-comprar') },
      { text: 'footer.grading', path: paths.text('guia-de-condicoes') },
      { text: 'footer.freight', path: paths.text('frete') },
      { text: 'footer.returns', path: paths.text('devolucao') },
    ],
  },
  {
    title: 'footer.sell',
    links: [
      { text: 'shell.sell', path: paths.supplier() },
      { text: 'footer.shopkeepers', path: paths.shopkeepers() },
      { text: 'footer.howToSell', path: paths.text('como-vender') },
      { text: 'pages.braCenter', path: paths.braCenter() },
    ],
  },
  {
    title: 'footer.house',
    links: [
      { text: 'footer.about', path: paths.text('sobre') },
      { text: 'footer.terms', path: paths.text('termos') },
      { text: 'footer.privacy', path: paths.text('privacidade') },
      { text: 'footer.payments', path: paths.text('pagamentos') },
    ],
  },
]
