import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import type { Wanted } from './add-to-cart.ts'

/** Adds an offer to the cart; a visitor is asked to sign in. Its code is loaded at the first press. */
export function useAddToCart() {
  const env = useEnv()
  const session = useSession()
  const signInFirst = useSignInFirst()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const add = async (wanted: Wanted) => {
    setAdding(true)
    try {
      const { addToCart } = await import('./add-to-cart.ts')
      await addToCart(env, wanted, () => void navigate(paths.cart()))
    } catch {
      toast.error(env.t('shell.problem'))
    } finally {
      setAdding(false)
    }
  }
  return {
    isAdding,
    add: (wanted: Wanted) => (session ? void add(wanted) : signInFirst(env.t('tiles.cartLogin'))),
  }
}
