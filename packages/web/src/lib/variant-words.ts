import type { OrderLine } from '@bra/contract/orders.schemas'
import type { Translate } from './text.tsx'

type Variant = Pick<OrderLine, 'condition' | 'grade' | 'language' | 'finish' | 'extras'>

/** Just which copy it is, in the language of the page. */
export const variantWords = (t: Translate, { condition, grade, language, finish, extras }: Variant) => [
  grade ? `${grade.company} ${grade.grade}` : t(`trade.${condition}`),
  t(`trade.${language}`),
  t(`trade.${finish}`),
  ...extras.map((extra) => t(`trade.${extra}`)),
]
