import { say } from '@bra/contract/kit/saying'
import { MOST_FAVORITES } from '@bra/contract/shopping/collections.schemas'
import type { Favorite } from '@bra/contract/shopping/collections.schemas'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { productCards, productExists } from '../../stores/listings/index.ts'
import { countFavorites, favoritesOf, type KeptFavorite, switchFavorite } from './favorites.queries.ts'

interface FavoritesAsked {
  page: number
  per_page: number
  standard: Standard | null
}

export async function listFavorites({ db }: App, user: User, { standard, ...cut }: FavoritesAsked) {
  const [kept, total] = await Promise.all([
    favoritesOf(db, user.id, { offset: offsetOf(cut), limit: cut.per_page }),
    countFavorites(db, user.id),
  ])
  const ids = kept.map((row) => row.product_id)
  const cards = await withStandard(db, await productCards(db, ids), standard)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    favorites: kept.map((row) => favoriteView(row, cardOf.get(row.product_id)!)),
    paginate: paginate(cut, total),
  }
}

const favoriteView = (kept: KeptFavorite, product: Product): Favorite => ({
  product,
  saved_at: kept.saved_at.toISOString(),
  saved_price_cents: kept.price_cents,
  change_percent: changeOf(kept.price_cents, product.price_low),
})

const changeOf = (before: number | null, now: number | null) =>
  before === null || now === null ? null : Math.round((now / before - 1) * 1000) / 10

export async function toggleFavorite(app: App, user: User, productId: number) {
  if (!(await productExists(app.db, productId))) fail('product_not_found')
  const favorite = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    const isFavorite = await switchFavorite(tx, user.id, productId, app.clock.now())
    if (isFavorite && (await countFavorites(tx, user.id)) > MOST_FAVORITES) fail('too_many_favorites')
    return isFavorite
  })
  return {
    error: false,
    message: favorite
      ? say('Salva nos favoritos', 'Saved to favourites')
      : say('Removida dos favoritos', 'Removed from favourites'),
    favorite,
  }
}
