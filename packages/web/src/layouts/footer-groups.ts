import type { SiteText } from '@bra/contract/kit/both'
import { pageTitles } from '../lib/page-titles.ts'
import { paths } from '../lib/paths.ts'
import { footerTexts } from './footer-texts.ts'
import type { Section } from './sections.ts'
import { layoutTexts } from './texts.ts'

export const footerGroups: { title: SiteText; links: Section[] }[] = [
  {
    title: footerTexts.buy,
    links: [
      { text: pageTitles.cards, path: paths.cards() },
      { text: pageTitles.collections, path: paths.collections() },
      { text: pageTitles.promotions, path: paths.promotions() },
      { text: pageTitles.ranking, path: paths.ranking() },
      { text: pageTitles.stores, path: paths.stores() },
    ],
  },
  {
    title: footerTexts.help,
    links: [
      { text: pageTitles.questions, path: paths.questions() },
      { text: footerTexts.howToBuy, path: paths.text('como-comprar') },
      { text: footerTexts.grading, path: paths.text('guia-de-condicoes') },
      { text: footerTexts.freight, path: paths.text('frete') },
      { text: footerTexts.returns, path: paths.text('devolucao') },
    ],
  },
  {
    title: footerTexts.sell,
    links: [
      { text: layoutTexts.sell, path: paths.supplier() },
      { text: footerTexts.shopkeepers, path: paths.shopkeepers() },
      { text: footerTexts.howToSell, path: paths.text('como-vender') },
      { text: pageTitles.braCenter, path: paths.braCenter() },
    ],
  },
  {
    title: footerTexts.house,
    links: [
      { text: footerTexts.about, path: paths.text('sobre') },
      { text: footerTexts.terms, path: paths.text('termos') },
      { text: footerTexts.privacy, path: paths.text('privacidade') },
      { text: footerTexts.payments, path: paths.text('pagamentos') },
    ],
  },
]
