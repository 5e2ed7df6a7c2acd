import { both } from '@bra/contract/kit/both'

export const confirmedTexts = {
  pix: both('Pix', 'Pix'),
  card: both('Cartão de crédito', 'Credit card'),
  cardName: both('{brand} final {last}', '{brand} ending in {last}'),
  toOrders: both('Ver meus pedidos', 'See my orders'),
  paidWith: both('Pago com {means}', 'Paid with {means}'),
  paidInParts: both('à vista|em {count} vezes', 'in one payment|in {count} parts'),
  orderNumber: both('Pedido nº {number}', 'Order no. {number}'),
  parcelNumber: both('Pacote nº {number}', 'Parcel no. {number}'),
  is_paid: both('Pedido confirmado', 'Order confirmed'),
  hint_paid: both(
    'Recebemos o pagamento do pedido nº {number}. Mandamos o resumo para o seu e-mail.',
    'We received the payment of order no. {number}. We sent the summary to your e-mail.',
  ),
  is_pix: both('Pedido feito. Falta pagar', 'Order made. Payment is missing'),
  hint_pix: both(
    'Guardamos as cartas do pedido nº {number} até o código vencer. Assim que o Pix chegar, o pedido é confirmado.',
    'Your order no. {number} is kept. It is yours as soon as the Pix arrives.',
  ),
  is_card: both('Pedido feito. Pagamento em análise', 'Order made. Payment being checked'),
  hint_card: both(
    'Seu pedido nº {number} está guardado enquanto o banco confere o cartão.',
    'Your order no. {number} is kept while the bank checks the card.',
  ),
  is_refused: both('O pagamento não foi aprovado', 'The payment was not approved'),
  hint_refused: both(
    'Seu pedido nº {number} está guardado, e nada foi cobrado.',
    'Your order no. {number} is kept, and nothing was charged.',
  ),
  is_expired: both('O prazo para pagar terminou', 'The time to pay is over'),
  hint_expired: both(
    'O pedido nº {number} expirou, e as cartas voltaram às lojas.',
    'Order no. {number} expired, and the cards are back in their stores.',
  ),
  is_given_back: both('Seu pagamento volta para você', 'Your payment comes back to you'),
  hint_given_back: both('O pedido nº {number} continua sem pagamento.', 'Order no. {number} is still not paid.'),
  is_cancelled: both('Pedido cancelado', 'Order cancelled'),
  hint_cancelled: both('O pedido nº {number} foi cancelado.', 'Order no. {number} was cancelled.'),
  nowStores: both(
    'As lojas já podem separar suas cartas. Avisamos a cada passo, e você acompanha cada pacote na sua conta.',
    'The stores can pick your cards now. We tell you of each step, and you follow each parcel in your account.',
  ),
  follow: both('Acompanhar pedido', 'Follow the order'),
  details: both('Ver detalhes do pedido', 'See the order’s details'),
  payOtherwise: both('Pagar de outra forma', 'Pay another way'),
  otherWay: both('Tentar outro cartão ou Pix', 'Try another card or Pix'),
  cancelledMoney: both(
    'As cartas voltaram às lojas. Nada fica cobrado: o que já tiver sido pago volta inteiro.',
    'The cards are back in their stores. Nothing stays charged: what was paid already comes back whole.',
  ),
  orderFailed: both('Não foi possível carregar o pedido', 'The order could not be loaded'),
  noOrder: both('Nenhum pedido para mostrar aqui', 'No order to show here'),
  noOrderHint: both(
    'Os pedidos que você fez estão todos na sua conta.',
    'All the orders that you made are in your account.',
  ),
}
