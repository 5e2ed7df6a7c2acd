import type { SheetShop } from '@bra/contract/selling/sheet-shop-names'
import { centsOf } from '@bra/contract/trade/cents'
import type { Cells } from '@bra/contract/trade/sheet-columns'
import type { ForeignPrice } from './foreign-prices.ts'
import { habits } from '@bra/contract/trade/sheet-shops'

/** `cents` is null if the line has no price in reais, NaN if it cannot be read; `told` is what it says instead. */
export interface PriceOfLine {
  cents: number | null
  told: string | null
  foreign: ForeignPrice | null
}

/** Reads a price as reais only if nothing says that it is in another currency. */
export function priceOf({ preco = '', moeda }: Cells, shop: SheetShop | null): PriceOfLine {
  const currency = currencyIn(preco) ?? currencyIn(moeda ?? '') ?? (shop ? habits[shop].currency : 'BRL')
  const isNothing = /^[\s0.,]*$/.test(preco)
  const nothing = { cents: null, told: null, foreign: null }
  if (currency !== 'BRL')
    return isNothing ? nothing : { cents: null, told: toldIn(preco, currency), foreign: foreignIn(preco, currency) }
  if (shop && isNothing) return nothing
  return { cents: centsIn(preco.replace(/\bBRL\b/i, '')), told: null, foreign: null }
}

/** Dollars are written with a point, euros with either. */
function foreignIn(text: string, currency: string | null): ForeignPrice | null {
  const cents = centsIn(text.replaceAll(/[^\d.,]/g, ''))
  return currency && cents > 0 ? { currency, cents } : null
}

/** Formulas give more decimals than money has. */
function centsIn(text: string) {
  if (!/^\d+,\d{4,}$/.test(text)) return centsOf(text) ?? Number.NaN
  // 4.725 * 100 is 472.49999999999994
  return Math.round(Number((Number(text.replace(',', '.')) * 100).toPrecision(12)))
}

const MOST_LETTERS = 20

const toldIn = (text: string, currency: string | null) =>
  `${text.slice(0, MOST_LETTERS).toWellFormed()}${currency && !currencyIn(text) ? ` ${currency}` : ''}`

const currencies: [RegExp, string][] = [
  [/R\$|\bBRL\b/i, 'BRL'],
  [/€|\bEUR\b/i, 'EUR'],
  [/£|\bGBP\b/i, 'GBP'],
  [/\$|\bUSD\b/i, 'USD'],
]

/** Finds the currency by its sign or code; any other code of three letters stands for itself. */
const currencyIn = (text: string) =>
  currencies.find(([sign]) => sign.test(text))?.[1] ?? (/^[A-Z]{3}$/.test(text) ? text : undefined)
