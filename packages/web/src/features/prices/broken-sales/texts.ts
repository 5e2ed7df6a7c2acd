import { both } from '@bra/contract/kit/both'

export const brokenSaleTexts = {
  title: both('O que a loja não enviou', 'What the store did not send'),
  hint: both(
    'Fica registrado, com o que o mercado fez desde a compra, e conta na taxa de honra da loja.',
    'It is kept, with what the market did since the purchase, and counts in the honour rate of the store.',
  ),
  rose: both(
    'O mercado subiu {percent}% desde a compra: de {before} para {now}.',
    'The market rose by {percent}% since the purchase: from {before} to {now}.',
  ),
  fell: both(
    'O mercado caiu {percent}% desde a compra: de {before} para {now}.',
    'The market fell by {percent}% since the purchase: from {before} to {now}.',
  ),
  still: both('O mercado está como na compra: {now}.', 'The market is as at the purchase: {now}.'),
  thin: both(
    'Há poucas vendas para dizer o que o mercado fez.',
    'There are too few sales to tell what the market did.',
  ),
  counts: both(
    'O motivo e o mercado de cada carta ficam no pedido do comprador, e o cancelamento conta na taxa de honra da loja.',
    'The reason and the market of each card stand in the client’s order, and cancelling counts in the honour rate of the store.',
  ),
  pauses: both(
    'As cartas que subiram ficam pausadas em todas as suas lojas até você confirmar o estoque.',
    'The cards that rose are paused in all of your stores until you confirm their stock.',
  ),
  credited: both('Você recebeu {amount} de crédito por ela.', 'You received {amount} of credit for it.'),
  owed: both(
    'A loja ainda deve {amount} de crédito a você: ele chega assim que ela voltar a vender, sem você pedir.',
    'The store still owes you {amount} of credit: you receive it as soon as it sells again, without asking.',
  ),
  owes: both(
    'Como o mercado subiu, {amount} saem do seu saldo como crédito para o comprador.',
    'As the market rose, {amount} of your balance go to the buyer as credit.',
  ),
}
