import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { toast } from '../../../ui/toast.ts'
import type { Wanted } from './add-to-cart.ts'

/** Adds an offer to the cart. Its code is loaded at the first press. */
export function useAddToCart() {
  const env = useEnv()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const add = async (wanted: Wanted) => {
    setAdding(true)
    try {
      const { addToCart } = await import('./add-to-cart.ts')
      await addToCart(env, wanted, (path) => void navigate(path))
    } catch {
      toast.error(env.t('shell.problem'))
    } finally {
      setAdding(false)
    }
  }
  return { isAdding, add: (wanted: Wanted) => void add(wanted) }
}
