import { both } from '@bra/contract/kit/both'

export const confirmStockTexts = {
  confirm: both('Confirmar estoque', 'Confirm stock'),
  confirmTitle: both('Confirmar o estoque de {name}', 'Confirm the stock of {name}'),
  confirmHint: both(
    'Conte as cartas e diga quantas há. A oferta volta a vender com esta quantidade.',
    'Count the cards and say how many there are. The offer sells again with this quantity.',
  ),
  less: both('Menos uma', 'One less'),
  more: both('Mais uma', 'One more'),
  most: both('São no máximo {count}', 'At most {count}'),
  toConfirm: both('A confirmar', 'To confirm'),
}
