export const putBack = {
  hint: 'Cartas já separadas de pedidos que foram cancelados ou devolvidos. Elas estão de novo à venda: guarde cada uma e marque aqui.',
  count: '{count} carta fora do lugar|{count} cartas fora do lugar',
  some: 'São as mais antigas de {count} linhas; as outras aparecem quando estas estiverem guardadas.',
  ofSale: '{count} carta deste pedido está fora do lugar.|{count} cartas deste pedido estão fora do lugar.',
  toList: 'Guardar de volta',
  done: 'Guardei',
  doneOf: 'Guardei {name}',
  all: 'Guardei todas',
  back: '{name} está no lugar.',
  allBack: '{count} carta está no lugar.|{count} cartas estão no lugar.',
  undo: 'Desfazer',
  none: 'Nada fora do lugar',
  noneHint:
    'Quando um pedido já separado é cancelado, ou volta do comprador, as cartas aparecem aqui com o lugar de cada uma.',
  toOrders: 'Ver os pedidos',
}
