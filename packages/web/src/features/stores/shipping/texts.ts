import { both } from '@bra/contract/kit/both'

export const freeShippingTexts = {
  freeDay: both('{name}: hoje o frete é grátis para {uf}.', '{name}: shipping to {uf} is free today.'),
  freeDayFrom: both(
    '{name}: hoje o frete é grátis para {uf} em compras a partir de {minimum} por loja.',
    '{name}: shipping to {uf} is free today from {minimum} at one store.',
  ),
}
