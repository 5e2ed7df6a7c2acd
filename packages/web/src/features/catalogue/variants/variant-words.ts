import { rankOfCondition, type Variant } from '@bra/contract/trade/trade'
import type { Translate } from '../../../lib/text.tsx'

export const variantWords = (t: Translate, { condition, grade, language, finish, extras }: Variant) => [
  grade ? `${grade.company} ${grade.grade}` : t(`trade.${condition}`),
  t(`trade.${language}`),
  t(`trade.${finish}`),
  ...extras.map((extra) => t(`trade.${extra}`)),
]

/** Returns the variant in codes: "NM · PT", "D · JP · Foil". */
export const variantInShort = (t: Translate, { condition, grade, language, finish, extras }: Variant) =>
  [
    grade ? `${grade.company} ${grade.grade}` : rankOfCondition(condition) ? condition : t(`trade.${condition}`),
    language,
    ...(finish === 'normal' ? extras : [finish, ...extras]).map((word) => t(`trade.${word}`)),
  ].join(' · ')
