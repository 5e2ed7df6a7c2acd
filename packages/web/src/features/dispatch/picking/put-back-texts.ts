import { both } from '@bra/contract/kit/both'

export const putBackTexts = {
  hint: both(
    'Cartas já separadas de pedidos que foram cancelados ou devolvidos. Elas estão de novo à venda: guarde cada uma e marque aqui.',
    'Cards that were picked for orders that were then cancelled or came back. They are for sale again: put each in its place and mark it here.',
  ),
  count: both(
    '{count} carta fora do lugar|{count} cartas fora do lugar',
    '{count} card out of its place|{count} cards out of their places',
  ),
  some: both(
    'São as mais antigas de {count} linhas; as outras aparecem quando estas estiverem guardadas.',
    'These are the oldest of {count} lines; the others show when these are put back.',
  ),
  ofSale: both(
    '{count} carta deste pedido está fora do lugar.|{count} cartas deste pedido estão fora do lugar.',
    '{count} card of this order is out of its place.|{count} cards of this order are out of their place.',
  ),
  toList: both('Guardar de volta', 'Put back'),
  done: both('Guardei', 'Put back'),
  doneOf: both('Guardei {name}', 'Put back {name}'),
  all: both('Guardei todas', 'All are put back'),
  back: both('{name} está no lugar.', '{name} is in its place.'),
  allBack: both(
    '{count} carta está no lugar.|{count} cartas estão no lugar.',
    '{count} card is in its place.|{count} cards are in their places.',
  ),
  undo: both('Desfazer', 'Undo'),
  none: both('Nada fora do lugar', 'Nothing is out of its place'),
  noneHint: both(
    'Quando um pedido já separado é cancelado, ou volta do comprador, as cartas aparecem aqui com o lugar de cada uma.',
    'When an order that was picked is cancelled, or comes back from its buyer, its cards show here with the place of each.',
  ),
  toOrders: both('Ver os pedidos', 'See the orders'),
}
