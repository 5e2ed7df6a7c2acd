const CART_FLAG = 'cart'

/** Whether the cart had something in it when this tab last heard of it. */
export const hasCart = () => sessionStorage.getItem(CART_FLAG) !== null

/** Set while the cart has something in it, removed when it is empty. */
export function flagCart(isFilled: boolean) {
  if (isFilled) sessionStorage.setItem(CART_FLAG, 'true')
  else sessionStorage.removeItem(CART_FLAG)
}
