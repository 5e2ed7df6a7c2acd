import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { toast } from '../../../ui/toast.ts'
import type { Wanted } from './add-to-cart.ts'

interface Adding {
  isAdding: boolean
  add: (wanted: Wanted) => void
}

/** Adds an offer to the cart, in the browser. Its code is loaded at the first press. */
export const useAddToCart: () => Adding = import.meta.env.SSR
  ? () => ({ isAdding: false, add: () => {} })
  : useAddToCartHere

function useAddToCartHere() {
  const env = useEnv()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const add = async (wanted: Wanted) => {
    setAdding(true)
    try {
      const { addToCart } = await import('./add-to-cart.ts')
      await addToCart(env, wanted, (path) => void navigate(path))
    } catch {
      toast.error(env.t(siteTexts.problem))
    } finally {
      setAdding(false)
    }
  }
  return { isAdding, add: (wanted: Wanted) => void add(wanted) }
}
