import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { addToCart } from './add-to-cart.ts'
import { currentPlace, takeWishes } from './kept-wishes.ts'

/** After sign-in, puts into the cart what was pressed before it, and shows the place where it was pressed. */
export function useKeptWishes() {
  const env = useEnv()
  const navigate = useNavigate()
  const isEntering = useLocation().pathname.startsWith('/auth/')
  useEffect(() => {
    if (isEntering) return
    const wishes = takeWishes()
    const last = wishes.at(-1)
    if (last?.place === currentPlace()) scrollTo({ top: last.top, behavior: 'instant' })
    const addAll = async () => {
      for (const wish of wishes) await addToCart(env, wish, (path) => void navigate(path))
    }
    void addAll()
  }, [env, navigate, isEntering])
}
