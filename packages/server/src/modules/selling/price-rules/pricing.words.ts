import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { RulePricing } from '@bra/contract/selling/price-rules.schemas'
import { money } from '@bra/contract/trade/format'
import { MAX_PRICE_CENTS } from '@bra/contract/trade/limits'

type Source = RulePricing['source']

const sources: Record<Source, Saying> = {
  lowest: say('Menor preço do mercado', 'Lowest price of the market'),
  median: say('Mediana paga', 'Median paid'),
  last_sale: say('Última venda', 'Last sale'),
  own: say('Preço atual', 'Price now'),
}

const missing: Record<Source, Saying> = {
  lowest: say(
    'Nenhuma outra loja vende esta variante: o preço fica como está.',
    'No other store sells this variant: the price stays as it is.',
  ),
  median: say(
    'Sem vendas desta variante em 90 dias: o preço fica como está.',
    'No sale of this variant in 90 days: the price stays as it is.',
  ),
  last_sale: say(
    'Sem vendas desta variante em um ano: o preço fica como está.',
    'No sale of this variant in a year: the price stays as it is.',
  ),
  own: say('Sem preço: o preço fica como está.', 'No price: it stays as it is.'),
}

function sum(cents: number, { source, change }: RulePricing): Saying {
  const price = `${money(cents)}${changeOf(change)}`
  return say(pt`${sources[source]} ${price}.`, en`${sources[source]} ${price}.`)
}

function changeOf({ kind, value }: RulePricing['change']) {
  if (value === 0) return ''
  const size = kind === 'percent' ? `${String(Math.abs(value)).replace('.', ',')}%` : money(Math.abs(value))
  return ` ${value < 0 ? '−' : '+'} ${size}`
}

const rails = {
  change: (percent: number) => say(`variação máxima de ${percent}%`, `the largest change of ${percent}%`),
  highest: say(`preço máximo de ${money(MAX_PRICE_CENTS)}`, `the highest price of ${money(MAX_PRICE_CENTS)}`),
  floor: (cents: number) => say(`piso de ${money(cents)}`, `the floor of ${money(cents)}`),
  median: (percent: number) =>
    say(`mínimo de ${percent}% da mediana paga`, `the minimum of ${percent}% of the median paid`),
  ceiling: (cents: number) => say(`teto de ${money(cents)}`, `the ceiling of ${money(cents)}`),
}

export const words = {
  ...{ missing, sum, rails },
  noRule: say('Nenhuma regra vale para esta oferta.', 'No rule holds for this offer.'),
  promoted: say(
    'Está em promoção: o preço não muda até ela acabar.',
    'It is on promotion: the price stays until that ends.',
  ),
  compounds: say(
    'Muda o preço atual: só roda quando você aplica.',
    'It changes the price now: it only runs when you apply it.',
  ),
  conflict: (low: Saying, high: Saying) =>
    say(pt`Limites em conflito: ${low} e ${high}.`, en`Limits in conflict: ${low} and ${high}.`),
  held: (by: Saying) => say(pt`Segurado por ${by}.`, en`Held by ${by}.`),
}
