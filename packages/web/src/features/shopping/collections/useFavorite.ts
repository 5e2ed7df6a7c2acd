import { favorites } from '@bra/contract/favorites'
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../lib/env.ts'
import { ask } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { loadTexts } from '../../text/catalogue.ts'

export const favoriteIdsQuery = ask(favorites.ids, {})

interface Named {
  id: number
  name: string
}

/** Whether a product is among the favourites of whoever is signed in, and the switch; null for a visitor. */
export function useFavorite(product: Named) {
  const env = useEnv()
  const session = useSession()
  const { data: isFavorite = false } = useQuery({
    ...favoriteIdsQuery,
    enabled: Boolean(session),
    staleTime: Infinity,
    select: ({ ids }) => ids.includes(product.id),
  })
  const toggle = async () => {
    const [{ toggleFavorite }] = await Promise.all([import('./toggle-favorite.ts'), loadTexts(['collections'])])
    await toggleFavorite(env, product)
  }
  return session ? { isFavorite, toggle: () => void toggle() } : null
}
