import { type spreadsheetsSchemas } from '@bra/contract/selling/spreadsheets.schemas'
import { wordKinds } from '@bra/contract/selling/sheet-shop-names'
import type { z } from 'zod'
import { columnOfWord } from './lines.ts'
import { namingOf } from './naming.ts'
import type { Sheet } from './reading.ts'
import { wordKey } from '@bra/contract/trade/sheet-words'
import type { Answers } from './spreadsheets.tables.ts'

type Asked = Omit<z.output<typeof spreadsheetsSchemas.answer.body>, 'id'>

/** Adds answers to those of before; answers to what the sheet does not ask are left out. */
export function answersTo({ lines }: Pick<Sheet, 'lines'>, asked: Asked, before: Answers) {
  const keys = new Set(lines.map(({ cells }) => namingOf(cells).key))
  const numbers = new Set(lines.map(({ line }) => line))
  const known = new Set(
    lines.flatMap(({ cells }) => wordKinds.map((kind) => wordKey(kind, cells[columnOfWord[kind]] ?? ''))),
  )
  const picks = asked.picks.filter(({ key }) => keys.has(key)).map(({ key, product_id }) => [key, product_id])
  const prices = asked.prices
    .filter(({ line }) => numbers.has(line))
    .map(({ line, price_cents }) => [line, price_cents])
  return {
    picks: { ...before.picks, ...Object.fromEntries(picks) } as Answers['picks'],
    prices: { ...before.prices, ...Object.fromEntries(prices) } as Answers['prices'],
    suggested_prices: asked.suggested_prices ?? before.suggested_prices,
    rates: { ...before.rates, ...Object.fromEntries(asked.rates.map(({ currency, ...rate }) => [currency, rate])) },
    pauses_unpriced: asked.pauses_unpriced ?? before.pauses_unpriced,
    takes_single: asked.takes_single ?? before.takes_single,
    stock: asked.stock ?? before.stock,
    words: asked.words.filter(({ kind, word }) => known.has(wordKey(kind, word))),
  }
}
