import type { Refusals } from '../kit/refusals.ts'

export const checkoutRefusals = {
  cart_empty: [409, 'Seu carrinho está vazio.', 'Your cart is empty.'],
  cart_changed: [
    409,
    'Seu carrinho mudou desde que você o viu. Confira os itens e tente de novo.',
    'Your cart changed since you saw it. Check the items and try again.',
  ],
  order_too_dear: [
    409,
    'Um pedido vai até R$ 20.000.000,00. Divida a compra em dois ou mais pedidos.',
    'An order goes up to R$ 20.000.000,00. Split the purchase into two or more orders.',
  ],
  total_changed: [
    409,
    'O total mudou desde que você o viu. Confira o carrinho e tente de novo.',
    'The total changed since you saw it. Check the cart and try again.',
  ],
  order_not_found: [404, 'Não encontramos este pedido.', 'We could not find this order.'],
  order_expired: [
    409,
    'Este pedido expirou e os itens voltaram às lojas. Monte o carrinho de novo.',
    'This order expired and the items went back to the stores. Fill the cart again.',
  ],
  order_credit_gone: [
    409,
    'O crédito deste pedido pagou outra compra. Faça o pedido de novo.',
    'The credit of this order has paid for another purchase. Place the order again.',
  ],
  credit_changed: [
    409,
    'O crédito que você escolheu não está mais disponível. Confira o valor.',
    'The credit you chose is no longer available. Check the amount.',
  ],
  order_goods_gone: [
    409,
    'Este pedido expirou e parte dos itens já foi vendida. Monte o carrinho de novo.',
    'This order expired and some of its items have been sold. Fill the cart again.',
  ],
  order_closed: [
    409,
    'Este pedido foi cancelado e não pode mais ser pago.',
    'This order was cancelled and can no longer be paid.',
  ],
  already_paid: [409, 'Este pedido já está pago.', 'This order is already paid.'],
  payment_in_progress: [
    409,
    'Já estamos processando um pagamento deste pedido. Aguarde um instante.',
    'A payment of this order is under way. Wait a moment.',
  ],
  installments_refused: [
    422,
    'O cartão não permite tantas parcelas neste total. Escolha menos parcelas.',
    'The card does not take that many instalments for this total. Choose fewer.',
  ],
  order_not_waiting: [
    409,
    'Este pedido não espera mais pagamento. Para desistir de um pacote pago, abra-o no pedido.',
    'This order no longer awaits payment. To cancel a parcel that is paid, open it in the order.',
  ],
} as const satisfies Refusals
