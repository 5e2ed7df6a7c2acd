import { favorites } from '@bra/contract/shopping/favorites'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import type { Env } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { toast } from '../../../ui/toast.ts'
import { favoriteIdsQuery } from './favorite-ids.ts'
import { collectionTexts } from './texts.ts'

interface NamedProduct {
  id: number
  name: string
}

/** Switches at once and takes it back if the server refuses; the toast can restore a removed favourite. */
export async function toggleFavorite(env: Env, product: NamedProduct) {
  const { call, queryClient, t } = env
  const { queryKey } = favoriteIdsQuery
  const put = (favorite: boolean) =>
    queryClient.setQueryData<{ ids: number[] }>(queryKey, (kept) => {
      const others = (kept?.ids ?? []).filter((id) => id !== product.id)
      return { ids: favorite ? [...others, product.id] : others }
    })
  await queryClient.cancelQueries({ queryKey })
  const wasFavorite = queryClient.getQueryData<{ ids: number[] }>(queryKey)?.ids.includes(product.id) ?? false
  put(!wasFavorite)
  try {
    const { favorite } = await callEndpoint(call, favorites.toggle, { body: { product_id: product.id } })
    put(favorite)
    if (!favorite) {
      const undo = { label: t(collectionTexts.undo), onPress: () => void toggleFavorite(env, product) }
      toast.success(t(collectionTexts.unfavorited, { name: product.name }), undo)
    }
    await queryClient.invalidateQueries({ queryKey: [routeOf(favorites.list)], refetchType: 'none' })
  } catch (error) {
    put(wasFavorite)
    complain(error, t)
  }
}
