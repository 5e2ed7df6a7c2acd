import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../../lib/env.ts'
import { useSession } from '../../../lib/session.ts'
import { favoriteIdsQuery } from './favorite-ids.ts'

interface NamedProduct {
  id: number
  name: string
}

interface Favorite {
  isFavorite: boolean
  toggle: () => void
}

/** Returns whether a product is the signed-in person's favourite, and the switch; null for a visitor, and on the server. */
export const useFavorite: (product: NamedProduct) => Favorite | null = import.meta.env.SSR
  ? () => null
  : useFavoriteHere

function useFavoriteHere(product: NamedProduct) {
  const env = useEnv()
  const session = useSession()
  const { data: isFavorite = false } = useQuery({
    ...favoriteIdsQuery,
    enabled: Boolean(session),
    staleTime: Infinity,
    select: ({ ids }) => ids.includes(product.id),
  })
  const toggle = async () => {
    const { toggleFavorite } = await import('./toggle-favorite.ts')
    await toggleFavorite(env, product)
  }
  return session ? { isFavorite, toggle: () => void toggle() } : null
}
