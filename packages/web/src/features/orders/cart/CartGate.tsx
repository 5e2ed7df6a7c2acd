import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { flagCart, hasCart } from './cart-flag.ts'
import { paths } from '../../../lib/paths.ts'
import { useActiveCart } from './active-cart.ts'

/** Lets in whoever has something in the cart, and keeps them in. A tab without the flag asks the server first. */
export function CartGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { data: count, isError } = useActiveCart(({ result }) => result.count)
  const [isFlagged] = useState(hasCart)
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    if (count === undefined) return
    flagCart(count > 0)
    if (count > 0) setIn(true)
  }, [count])
  if (isIn || isError || Boolean(count) || (count === undefined && isFlagged)) return children
  // The sign-in page sends a signed-in person on to the cart, which is empty.
  return count === 0 ? <Navigate to={paths.login(paths.cart())} replace /> : waiting
}
