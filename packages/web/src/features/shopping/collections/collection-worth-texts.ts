import { both } from '@bra/contract/kit/both'

export const collectionWorthTexts = {
  valueTitle: both('Valor hoje', 'Value today'),
  cards: both('{count} carta|{count} cartas', '{count} card|{count} cards'),
  paidTotal: both('Pago nas cartas com preço informado: {price}', 'Paid for cards with a known price: {price}'),
  bySales: both(
    '{count} carta pela mediana das últimas vendas|{count} cartas pela mediana das últimas vendas',
    '{count} card by the median of its last sales|{count} cards by the median of their last sales',
  ),
  byOffer: both(
    '{count} pela menor oferta de hoje|{count} pela menor oferta de hoje',
    '{count} by the lowest offer today|{count} by the lowest offer today',
  ),
  unpriced: both(
    '{count} carta sem preço|{count} cartas sem preço',
    '{count} card without a price|{count} cards without a price',
  ),
  yearTitle: both('Valor em 12 meses', 'Value over 12 months'),
  yearSummary: both('há um ano {before} · hoje {now}', 'a year ago {before} · today {now}'),
  value: both('Valor', 'Value'),
  week: both('Semana de', 'Week of'),
  asTable: both('Ver como tabela', 'See as a table'),
  asChart: both('Ver como gráfico', 'See as a chart'),
  noHistory: both('O gráfico aparece quando você adicionar cartas.', 'The chart appears once you add cards.'),
  setsTitle: both('Coleções começadas', 'Sets begun'),
  missing: both('Falta {count} carta|Faltam {count} cartas', '{count} card missing|{count} cards missing'),
  complete: both('Completa', 'Complete'),
  costs: both(
    '{price} para completar com as mais baratas, em qualquer estado',
    '{price} to complete with the cheapest, in any condition',
  ),
  withoutOffer: both(
    '{count} sem oferta agora|{count} sem oferta agora',
    '{count} without offers now|{count} without offers now',
  ),
  seeMissing: both('Ver o que falta', 'See what is missing'),
  seeMissingOf: both('Ver o que falta de {name}', 'See what is missing of {name}'),
}
