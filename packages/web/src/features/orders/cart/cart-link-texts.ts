import { both } from '@bra/contract/kit/both'

export const cartLinkTexts = {
  cart: both('Carrinho', 'Cart'),
  cartOf: both('Carrinho, {count} item|Carrinho, {count} itens', 'Cart, {count} item|Cart, {count} items'),
}
