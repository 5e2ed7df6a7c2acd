import type { SiteText } from '@bra/contract/kit/both'
import type { RankWord } from './rank.data.ts'
import { rankingTexts } from './ranking-texts.ts'

export const rankTexts: Record<RankWord, SiteText> = {
  'maior-preco': rankingTexts.rankHigh,
  'menor-preco': rankingTexts.rankLow,
  'mais-vistas': rankingTexts.rankViews,
  'mais-vendidas': rankingTexts.rankSales,
}
