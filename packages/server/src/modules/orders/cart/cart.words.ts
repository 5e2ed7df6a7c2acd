import { en, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { SeenOffer } from '@bra/contract/orders/cart.schemas'
import { variantSaying } from '@bra/contract/trade/copy-sayings'
import { money } from '@bra/contract/trade/format'

export const doneOr = (left: unknown[]) =>
  left.length > 0
    ? say('Nem tudo coube no carrinho', 'Not everything fitted into the cart')
    : say('Tudo no carrinho', 'All in the cart')

export const asItIsNow = (offer: SeenOffer) =>
  say(
    pt`A loja mudou esta oferta: agora é ${variantSaying(offer)}, por ${money(offer.price_cents)}. Nada foi adicionado.`,
    en`The store changed this offer: it is now ${variantSaying(offer)}, for ${money(offer.price_cents)}. Nothing was added.`,
  )

export function leftBeside(inCart: number, left: number): Saying {
  if (left <= 0)
    return inCart > 0
      ? say('Você já tem no carrinho todas as que restam.', 'You already have all that are left in the cart.')
      : say('Esgotado.', 'Sold out.')
  const many = left === 1 ? say('Resta 1', '1 left') : say(`Restam ${left}`, `${left} left`)
  return inCart > 0
    ? say(pt`${many} além do que já está no seu carrinho.`, en`${many} beside what is in your cart.`)
    : say(pt`${many}.`, en`${many}.`)
}
