import { both } from '@bra/contract/kit/both'

export const orderPixTexts = {
  kept: both(
    'O pedido está guardado até {moment}. Você pode sair desta página: o código fica em Pedidos, na sua conta.',
    'The order is kept until {moment}. You may leave this page: the code stays in Orders, in your account.',
  ),
  expiredHint: both(
    'Nada foi cobrado. Gere outro código para pagar pelo mesmo preço, enquanto houver estoque.',
    'Nothing was charged. Make another code to pay the same price, while there is stock.',
  ),
  over: both('Este pedido não espera mais pagamento.', 'This order waits for no payment any more.'),
  overHint: both(
    'As cartas voltaram às lojas, e você pode comprá-las de novo.',
    'The cards went back to the stores, and you can buy them again.',
  ),
}
