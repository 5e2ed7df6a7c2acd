import { both } from '@bra/contract/kit/both'

export const changedLineTexts = {
  changed: both('Algo mudou no seu carrinho', 'Something changed in your cart'),
  changedHint: both(
    'Confira antes de pagar. O resto da sua compra continua como estava.',
    'Check it before paying. The rest of your purchase stays as it was.',
  ),
  acceptAll: both('Aceitar e continuar', 'Accept and go on'),
  remove: both('Remover', 'Remove'),
}
