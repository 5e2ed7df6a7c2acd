import { both } from '@bra/contract/kit/both'

export const promotionTexts = {
  hint: both('Preços reduzidos pelas lojas, por tempo limitado.', 'Prices cut by the stores, for a limited time.'),
  all: both('Todas as promoções', 'All promotions'),
  until: both('Até {day}', 'Until {day}'),
  from: both('A partir de {day}', 'From {day}'),
  ended: both('Esta promoção terminou', 'This promotion is over'),
  endedHint: both(
    'Os preços voltaram ao normal. Veja as promoções que estão valendo agora.',
    'Prices are back to normal. See the promotions that run now.',
  ),
  soon: both('Esta promoção ainda não começou', 'This promotion has not begun'),
  soonHint: both(
    'Ela começa em {day}. Enquanto isso, veja as que já estão valendo.',
    'It begins on {day}. Meanwhile, see those that run now.',
  ),
  none: both('Nenhuma promoção agora', 'No promotion right now'),
  noneHint: both('As lojas avisam por aqui quando baixam os preços.', 'Stores tell here when they cut their prices.'),
  see: both('Ver promoções', 'See promotions'),
}
