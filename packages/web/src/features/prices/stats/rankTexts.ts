import type { TextKey } from '../../../text/keys.ts'
import type { RankWord } from './rank.data.ts'

export const rankTexts: Record<RankWord, TextKey> = {
  'maior-preco': 'stores.rankHigh',
  'menor-preco': 'stores.rankLow',
  'mais-vistas': 'stores.rankViews',
  'mais-vendidas': 'stores.rankSales',
}
