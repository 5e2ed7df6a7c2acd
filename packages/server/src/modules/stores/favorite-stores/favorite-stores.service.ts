import { say } from '@bra/contract/kit/saying'
import { MOST_FAVORITE_STORES } from '@bra/contract/stores/favorite-stores'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { User } from '../../../platform/routes.ts'
import { storeCards, visibleStore } from '../stores/index.ts'
import { favoriteStoreIds, switchFavoriteStore } from './favorite-stores.queries.ts'

export async function listFavoriteStores({ db }: App, { id: userId }: User) {
  const ids = await favoriteStoreIds(db, userId)
  const cards = new Map((await storeCards(db, ids)).map((card) => [card.id, card]))
  return { stores: ids.flatMap((id) => cards.get(id) ?? []) }
}

export async function toggleFavoriteStore(app: App, { id: userId }: User, storeId: number) {
  await visibleStore(app.db, storeId)
  const favorite = await app.transaction(async (tx) => {
    await holdLists(tx, userId)
    const isFavorite = await switchFavoriteStore(tx, { userId, storeId }, app.clock.now())
    if (isFavorite && (await favoriteStoreIds(tx, userId)).length > MOST_FAVORITE_STORES)
      fail('too_many_favorite_stores')
    return isFavorite
  })
  return {
    error: false,
    message: favorite
      ? say('Loja salva nos favoritos.', 'The store is among your favourites.')
      : say('Loja tirada dos favoritos.', 'The store is no favourite any more.'),
    favorite,
  }
}
