import { rankOfCondition, type Variant } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'

export const variantWords = (t: Translate, { condition, grade, language, finish, extras }: Variant) => [
  grade ? `${grade.company} ${grade.grade}` : t(tradeTexts[condition]),
  t(tradeTexts[language]),
  t(tradeTexts[finish]),
  ...extras.map((extra) => t(tradeTexts[extra])),
]

/** Returns the variant in codes: "NM · PT", "D · JP · Foil". */
export const variantInShort = (t: Translate, { condition, grade, language, finish, extras }: Variant) =>
  [
    grade ? `${grade.company} ${grade.grade}` : rankOfCondition(condition) ? condition : t(tradeTexts[condition]),
    language,
    ...(finish === 'normal' ? extras : [finish, ...extras]).map((word) => t(tradeTexts[word])),
  ].join(' · ')
