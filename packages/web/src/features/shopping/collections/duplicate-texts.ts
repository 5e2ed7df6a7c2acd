import { both } from '@bra/contract/kit/both'

export const duplicateTexts = {
  hint: both(
    'Leva o que passa do que você guarda ao registro da sua loja, com o preço sugerido. Nada é anunciado antes de você conferir.',
    'Takes what is beyond the copies you keep to the entry page of your store, with a suggested price. Nothing is offered before you have looked.',
  ),
  keep: both('Ficar com', 'Keep'),
  copies: both('{count} de cada|{count} de cada', '{count} of each|{count} of each'),
  offer: both('Anunciar as repetidas', 'Offer the duplicates'),
  none: both(
    'Nenhuma carta tem mais de {count} cópia fora da sua loja.|Nenhuma carta tem mais de {count} cópias fora da sua loja.',
    'No card has more than {count} copy outside your store.|No card has more than {count} copies outside your store.',
  ),
  noStore: both('Para vender as repetidas, abra a sua loja.', 'To sell your duplicates, open your store.'),
  openStore: both('Vender na Bra', 'Sell at Bra'),
  offerThis: both('Anunciar', 'Offer'),
  offerOne: both('Anunciar {name}', 'Offer {name}'),
}
