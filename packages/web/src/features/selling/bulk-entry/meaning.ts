import { both } from '@bra/contract/kit/both'
import type { LineProblem, QuickLine } from '@bra/contract/trade/quick-lines'
import { newRequestKey } from '../../../lib/request-key.ts'
import type { Entered } from './draft.ts'

/** The entry is null if neither the line nor the product has a price. */
export interface Meant {
  key: string
  product: Entered['product']
  entry: Entered | null
}

type NewEntry = Omit<QuickLine, 'reference' | 'choices' | 'price_cents'> & { price_cents: number }

/** If several products are found, none of them is taken for the person, whichever has a price. */
export function meaningOf(line: QuickLine, found: Entered['product'][]) {
  const meant = found.map((product): Meant => {
    const entry = pricedEntry(line, product)
    return { key: entry?.key ?? newRequestKey(), product, entry }
  })
  const [only, ...others] = meant
  const isOne = only !== undefined && others.length === 0
  return { meant, entry: isOne ? only.entry : null, isPriceless: isOne && only.entry === null }
}

function pricedEntry(line: QuickLine, product: Entered['product']) {
  const price = line.price_cents ?? product.own?.price_cents ?? product.fair?.price_cents
  return price === undefined ? null : newEntry({ ...line, price_cents: price }, product)
}

interface FoundReading {
  line: QuickLine
  products: Entered['product'][]
}

/** Only the first of the likely readings says what a line means; the others are offered as choices. */
export function understoodAs(
  { text, line, problem }: { text: string; line: QuickLine | null; problem: LineProblem | null },
  { sure: [first], offered }: { sure: FoundReading[]; offered: FoundReading[] },
) {
  if (first) {
    const { entry, meant, isPriceless } = meaningOf(first.line, first.products)
    return { entry, meant, line: isPriceless ? null : first.line, problem: isPriceless ? noPriceIn(text) : null }
  }
  const meant = offered.flatMap((one) => meaningOf(one.line, one.products).meant)
  const [perhaps] = offered
  return perhaps ? { entry: null, meant, line: perhaps.line, problem: null } : { entry: null, meant, line, problem }
}

const noPriceIn = ({ length: end }: string): LineProblem => ({
  ...{ start: end, end },
  message: both(
    'Falta o preço: esta carta ainda não tem vendas de que tirar um.',
    'The price is missing: this card has no sales yet to take one from.',
  ),
})

/** Goods other than cards have no finish and no extras; those of the line apply to the cards around them. */
export const newEntry = (line: NewEntry, product: Entered['product']): Entered => {
  const { condition, language, quantity, price_cents } = line
  const isCard = product.type === 'tcg'
  const [finish, extras] = [isCard ? product.finish : ('normal' as const), isCard ? line.extras : []]
  return { condition, language, finish, extras, quantity, price_cents, product, key: newRequestKey() }
}
