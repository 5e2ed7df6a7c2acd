import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { flagCart, hasCart } from '../../lib/cart-flag.ts'
import { paths } from '../../lib/paths.ts'
import { useActiveCart } from './active-cart.ts'

/** Lets in whoever has something in the cart; a tab that was never told asks first. Whoever is in stays in. */
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
  // the way to the sign-in goes on, for whoever is signed in, to the cart that is empty
  return count === 0 ? <Navigate to={paths.login(paths.cart())} replace /> : waiting
}
