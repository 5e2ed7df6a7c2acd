import { CART_FLAG } from '../../../lib/session.ts'

/** True if the cart had something in it when this tab last heard of it. */
export const hasCart = () => sessionStorage.getItem(CART_FLAG) !== null

export function flagCart(isFilled: boolean) {
  if (isFilled) sessionStorage.setItem(CART_FLAG, 'true')
  else sessionStorage.removeItem(CART_FLAG)
}
