export const brokenSales = {
  title: 'O que a loja não enviou',
  hint: 'Fica registrado, com o que o mercado fez desde a compra, e conta na taxa de honra da loja.',
  rose: 'O mercado subiu {percent}% desde a compra: de {before} para {now}.',
  fell: 'O mercado caiu {percent}% desde a compra: de {before} para {now}.',
  still: 'O mercado está como na compra: {now}.',
  thin: 'Há poucas vendas para dizer o que o mercado fez.',
  counts:
    'O motivo e o mercado de cada carta ficam no pedido do comprador, e o cancelamento conta na taxa de honra da loja.',
  pauses: 'As cartas que subiram ficam pausadas em todas as suas lojas até você confirmar o estoque.',
  confirm: 'Confirmar estoque',
  confirmTitle: 'Confirmar o estoque de {name}',
  confirmHint: 'Conte as cartas e diga quantas há. A oferta volta a vender com esta quantidade.',
  less: 'Menos uma',
  more: 'Mais uma',
  most: 'São no máximo {count}',
  toConfirm: 'A confirmar',
}
