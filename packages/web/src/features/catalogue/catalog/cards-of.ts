import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { tileTexts } from './tile-texts.ts'

/** Returns "105 cartas", or "120 + 3 extras" for a set with cards beyond its printed size. */
export function cardsOf(t: Translate, { total, products_count: cards }: Pick<Category, 'total' | 'products_count'>) {
  if (total === null || cards <= total) return t(tileTexts.cards, { count: cards })
  return t(tileTexts.cardsAndMore, { total, count: cards - total })
}
