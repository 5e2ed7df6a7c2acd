import { both } from '@bra/contract/kit/both'

export const stockAlertTexts = {
  title: both('Estoque baixo', 'Low stock'),
  when: both('Avisar quando uma venda deixar', 'Tell me when a sale leaves'),
  hint: both(
    'Vale para todas as ofertas da loja. O aviso chega pelo sino, uma vez por oferta até você repor.',
    'For all offers of the store. The alert comes to the bell, once for each offer until you restock it.',
  ),
  never: both('Não avisar', 'Do not tell me'),
  soldOut: both('Nenhuma unidade', 'No units'),
  left: both('1 unidade ou nenhuma|{count} unidades ou menos', '1 unit or none|{count} units or fewer'),
  none: both('Nenhuma oferta com estoque baixo.', 'No offer with low stock.'),
  offers: both('Ofertas com estoque baixo', 'Offers with low stock'),
  units: both('1 unidade|{count} unidades', '1 unit|{count} units'),
  putAway: both('Tirar {name} da lista', 'Take {name} off the list'),
  putAllAway: both('Tirar da lista|Tirar as {count} da lista', 'Take it off the list|Take all {count} off the list'),
  more: both('Há mais 1.|Há mais {count}.', 'There is 1 more.|There are {count} more.'),
}
