import { cardConditions, type OfferCondition } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'

const isOnScale = (condition: OfferCondition) => (cardConditions as readonly string[]).includes(condition)

/** Returns "NM Praticamente Nova ou superior"; the best condition and those outside the scale stand alone. */
export const conditionWords = (t: Translate, condition: OfferCondition, orBetter: string) =>
  isOnScale(condition)
    ? `${condition} ${t(tradeTexts[condition])}${condition === 'M' ? '' : ` ${orBetter}`}`
    : t(tradeTexts[condition])
