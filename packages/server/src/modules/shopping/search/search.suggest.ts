import type { Suggestions } from '@bra/contract/shopping/suggested.schemas'
import type { ProductType } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { oneForEach, Readings } from '../../../platform/memory.ts'
import {
  finderOf,
  type Found,
  hasOtherRarity,
  NO_FILTER,
  type Page,
  stampOfCatalogue,
  upToDate,
} from '../finder/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import { recentlySeen as productsSeen } from '../../prices/stats/index.ts'
import { storeCards } from '../../stores/stores/index.ts'
import { cardsOf } from './search.cards.ts'
import { productsNamed, readText } from './search.text.ts'
import { categoriesAndStores, centreStores, type NamesOf } from './suggestions.queries.ts'

const MOST_PRODUCTS = 6
const MOST_SEEN = 12
const MOST_FEATURED = 12

type Names = Pick<Suggestions, 'categories' | 'stores'>
const NO_PRODUCTS = { products: [], told_by_rarity: [] }
const NAMES_KEPT = { most: 10_000, ttl: 600_000 }
const namesKept = oneForEach<Db, Readings<Names, number>>(() => new Readings(NAMES_KEPT))

interface SuggestAsked {
  typed: string
  types?: ProductType[]
  centreTakes?: boolean
  /** The slug of a game; none suggests cards and collections of all. */
  business?: string
}

/** Corrects what is typed only if no collection or store has it: the name of a store is not a mistyped card. */
export async function suggest(
  app: App,
  { typed, types = [], centreTakes, business }: SuggestAsked,
): Promise<Suggestions> {
  const found = await upToDate(app)
  const { text, asTyped, corrected } = await readText(app, found, typed)
  if (!text) return { ...NO_PRODUCTS, categories: [], stores: [], corrected: null }
  const of = { types, business }
  const filter = { ...NO_FILTER, ...of, ...(centreTakes && { centreTakes }) }
  const page = finderOf(app).page(found, { filter, text, order: 'relevance' }, { skip: 0, take: MOST_PRODUCTS })
  const [products, named] = await Promise.all([cardsOfHits(app, found, page), namesWith(app, found, asTyped, of)])
  const told_by_rarity = page.hits.flatMap(({ id }) => (hasOtherRarity(found, id) ? id : []))
  if (!corrected) return { products, told_by_rarity, ...named, corrected }
  if (named.categories.length || named.stores.length) return { ...NO_PRODUCTS, ...named, corrected: null }
  return { products, told_by_rarity, ...(await namesWith(app, found, corrected, of)), corrected }
}

/** Names are kept, as the same beginnings are typed all day. */
function namesWith({ db }: App, found: Found, text: string, of: NamesOf) {
  const names = namesKept(db)
  const [key, stamp] = [JSON.stringify([text, of]), stampOfCatalogue(found)]
  return names.get(key, stamp) ?? names.put(key, categoriesAndStores(db, text, of), stamp)
}

const cardsOfHits = (app: App, found: Found, { hits }: Page) =>
  cardsOf(
    app,
    found,
    hits.map((hit) => hit.id),
  )

export const productsByPrintedReference = async (app: App, typed: string) => ({
  products: await productCards(app.db, await productsNamed(app, await upToDate(app), typed)),
})

export const recentlySeen = async (app: App, viewer: string | null | undefined) => ({
  products: viewer ? await productCards(app.db, await productsSeen(app.db, viewer, MOST_SEEN)) : [],
})

export async function braCenterFeatured(app: App) {
  const filter = { ...NO_FILTER, bra_center: true }
  const found = await upToDate(app)
  const page = finderOf(app).page(found, { filter, text: null, order: 'relevance' }, { skip: 0, take: MOST_FEATURED })
  const [products, stores] = await Promise.all([
    cardsOfHits(app, found, page),
    centreStores(app.db, MOST_FEATURED).then((ids) => storeCards(app.db, ids)),
  ])
  return { products, stores }
}
