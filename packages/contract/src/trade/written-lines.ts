import { finishWords } from './quick-words.ts'
import { type CardLanguage, type Extra, type Finish, type OfferCondition } from './trade.ts'

interface Written {
  product: { card_number: string | null; categories: { code: string } }
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  extras: Extra[]
  quantity: number
}

const wordOf = (finish: Finish) => Object.keys(finishWords).find((word) => finishWords[word] === finish)!

/** Writes copies as a quick line: "3x BDN 033 NM PT foil". Null for graded cards and for goods without a number. */
export function quickLineOf({ product, condition, language, finish, extras, quantity }: Written): string | null {
  const { card_number: number, categories } = product
  if (!number || condition === 'graded') return null
  return [`${quantity}x`, categories.code, number, condition, language, wordOf(finish), ...extras].join(' ')
}
