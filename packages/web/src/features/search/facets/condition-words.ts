import { cardConditions, conditionNames, type OfferCondition } from '@bra/contract/trade'

const isOnScale = (condition: OfferCondition) => (cardConditions as readonly string[]).includes(condition)

/** "NM Praticamente Nova ou superior"; the best of the scale and what has none stand alone. */
export const conditionWords = (condition: OfferCondition, orBetter: string) =>
  isOnScale(condition)
    ? `${condition} ${conditionNames[condition]}${condition === 'M' ? '' : ` ${orBetter}`}`
    : conditionNames[condition]
