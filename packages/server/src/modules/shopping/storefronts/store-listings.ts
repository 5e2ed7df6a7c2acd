import type { App } from '../../../app.ts'
import { paginate } from '../../../platform/paging.ts'
import { productCards } from '../../stores/listings/index.ts'
import { visibleStore } from '../../stores/stores/index.ts'
import {
  type Choice,
  countOffersOfStore,
  offersOfStore,
  type Shelf,
  shelvesOfStore,
  type StoreFilter,
} from './store-listings.queries.ts'

/** Returns a page of a store's offers; the counts by category are of the whole store, `total` is of the filter. */
export async function listOffersOfStore({ db }: App, filter: StoreFilter, chosen: Omit<Choice, 'isAway'> = {}) {
  const store = await visibleStore(db, filter.store_id)
  const choice = { ...chosen, isAway: store.status === 'vacation' }
  const [shelves, offers] = await Promise.all([shelvesOfStore(db, filter.store_id), offersOfStore(db, filter, choice)])
  const known = choice.only || choice.isAway ? undefined : countByShelf(shelves, filter)
  const total = known ?? (await countOffersOfStore(db, filter, choice))
  const cards = await productCards(db, [...new Set(offers.map((offer) => offer.product_id))])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const availableCount = sum(shelves, 'available')
  return {
    products: offers.map((offer) => ({ ...offer, product: cardOf.get(offer.product_id)! })),
    paginate: paginate(filter, total),
    store: { ...store, offers_count: availableCount },
    total,
    showing: offers.length,
    availableCount,
    pausedCount: sum(shelves, 'paused'),
    categories: shelves
      .filter((shelf) => shelf.available && isOfGame(shelf, filter.business))
      .map(({ id, name, available }) => ({ id, name, count: available })),
    games: gamesOnSale(shelves),
  }
}

const sum = (shelves: Shelf[], what: 'available' | 'paused') => shelves.reduce((total, shelf) => total + shelf[what], 0)

const isOfGame = (shelf: Shelf, business: string | undefined) => !business || shelf.business === business

function gamesOnSale(shelves: Shelf[]) {
  const games = Map.groupBy(
    shelves.filter(({ type, available }) => type === 'tcg' && available > 0),
    ({ business }) => business,
  )
  return [...games]
    .map(([slug, own]) => ({ slug, name: own[0]!.business_name, count: sum(own, 'available') }))
    .toSorted((a, b) => b.count - a.count)
}

function countByShelf(shelves: Shelf[], filter: StoreFilter) {
  const { search, product_id, condition, language, finish, category_id, type, business } = filter
  if (search || product_id || condition || language || finish) return undefined
  const asked = shelves.filter(
    (shelf) =>
      (!category_id || shelf.id === category_id) && (!type || shelf.type === type) && isOfGame(shelf, business),
  )
  return sum(asked, 'available')
}
