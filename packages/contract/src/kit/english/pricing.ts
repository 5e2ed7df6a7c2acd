import type { Sentences } from './slotted.ts'

const rails: Sentences = {
  'variação máxima de {}%': 'the largest change of {}%',
  'preço máximo de {}': 'the highest price of {}',
  'piso de {}': 'the floor of {}',
  'mínimo de {}% da mediana paga': 'the minimum of {}% of the median paid',
  'teto de {}': 'the ceiling of {}',
}

export const pricing: Sentences = {
  'Nenhuma regra vale para esta oferta.': 'No rule holds for this offer.',
  'Está em promoção: o preço não muda até ela acabar.': 'It is on promotion: the price stays until that ends.',
  'Muda o preço atual: só roda quando você aplica.': 'It changes the price now: it only runs when you apply it.',
  'Nenhuma outra loja vende esta variante: o preço fica como está.':
    'No other store sells this variant: the price stays as it is.',
  'Sem vendas desta variante em 90 dias: o preço fica como está.':
    'No sale of this variant in 90 days: the price stays as it is.',
  'Sem vendas desta variante em um ano: o preço fica como está.':
    'No sale of this variant in a year: the price stays as it is.',
  'Sem preço: o preço fica como está.': 'No price: it stays as it is.',
  'Menor preço do mercado {}.': 'Lowest price of the market {}.',
  'Mediana paga {}.': 'Median paid {}.',
  'Última venda {}.': 'Last sale {}.',
  'Preço atual {}.': 'Price now {}.',
  'Limites em conflito: {} e {}.': 'Limits in conflict: {} and {}.',
  ...withRails({ 'Segurado por {}.': 'Held by {}.' }),
  ...withRails({ 'Limites em conflito: {} e {}.': 'Limits in conflict: {} and {}.' }),
}

/** Fills each slot with each limit of a rule. */
function withRails(sentences: Sentences): Sentences {
  let filled = Object.entries(sentences)
  while (filled[0]![0].includes('{}'))
    filled = filled.flatMap(([said, english]) =>
      Object.entries(rails).map(([rail, inEnglish]): [string, string] => [
        said.replace('{}', rail.replace('{}', '<>')),
        english.replace('{}', inEnglish.replace('{}', '<>')),
      ]),
    )
  return Object.fromEntries(
    filled.map(([said, english]) => [said.replaceAll('<>', '{}'), english.replaceAll('<>', '{}')]),
  )
}
