import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { FoundProduct, searchSchemas } from '@bra/contract/shopping/search.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import { type ProductType, shownOffer, type Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { OfParts } from '../../../platform/kept-replies.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import {
  type ListQuestion,
  type Filter,
  finderOf,
  hitsAmong,
  type Found,
  type Hit,
  NO_FILTER,
  type Offered,
  upToDate,
} from '../finder/index.ts'
import { tellBest } from '../../prices/standards/index.ts'
import { slowStoresFor } from './offers.queries.ts'
import { cardsOf } from './search.cards.ts'
import { facetsView } from './search.facets.ts'
import { freeFreightTo, NOTHING_FREE } from './search.free-freight.ts'
import { joinedList, pricesOf, shownIn } from './search.joined.ts'
import { readText } from './search.text.ts'

type ListAsked = z.output<typeof searchSchemas.products.body>
type FilterAsked = Pick<ListAsked, Exclude<keyof Filter, 'types' | 'centreTakes'> | 'type'>

const typesOf: Record<ListAsked['type'], ProductType[]> = {
  tcg: ['tcg'],
  acs: ['acs'],
  bra: ['bra'],
  filter: [],
  default: [],
  after_initial_rank: [],
}

/** For a standard of one's own nothing is kept: few ask alike. */
export async function listProducts(app: App, asked: ListAsked, standard: Standard | null) {
  const found = await upToDate(app)
  const { text, corrected } = await readText(app, found, asked.search, asked.business)
  const own = standard && (await ownStandard(app, standard))
  const wanted: ListQuestion = {
    filter: filterOf(asked),
    text,
    order: asked.type === 'default' && asked.order === 'relevance' && !text ? 'newest' : asked.order,
    belowShelves: asked.type === 'after_initial_rank',
    own: asked.order === 'price_low' ? own : null,
  }
  const cut = { skip: offsetOf(asked), take: asked.per_page, counted: asked.facets, own }
  const { hits, around, total, counts } = finderOf(app).page(found, wanted, cut)
  const uf = asked.uf as Uf | undefined
  const ids = hits.map((hit) => hit.id)
  const [cards, free] = await Promise.all([
    cardsOf(app, found, ids, around),
    uf ? freeFreightTo(app, uf) : NOTHING_FREE,
  ])
  const relax = total ? null : relaxed(app, found, wanted)
  const parts = () => [
    found.known,
    ...cards,
    ...Object.values(counts ?? {}),
    JSON.stringify([hits.map(namedIn), total, free.today, corrected, relax]),
  ]
  const products = productsAsked(hits, cards)
  const besides = () => ({
    paginate: paginate(asked, total),
    store: null,
    facets: counts && facetsView(counts, found.known, wanted.filter),
    corrected,
    relax,
  })
  const replyWith = (shown: Product[]) => ({ products: foundProducts(shown, hits, free.today), ...besides() })
  if (!standard)
    return new OfParts(
      JSON.stringify(asked),
      parts,
      () => replyWith(products()),
      (language) => joinedList({ cards, hits, freeToday: free.today }, besides(), language),
    )
  const ownOf = new Map(hits.map((hit) => [hit.id, hit.own]))
  return replyWith(products().map((card) => tellBest(card, ownOf.get(card.id)!)))
}

/** Tells hits apart that name other offers; what the card and the vocabulary say of an offer changes with them. */
const namedIn = ({ promotion, offered }: Hit) =>
  offered ? [promotion, { ...offered, lowest: offered.lowest?.id, standard: offered.standard?.id }] : promotion

const ownStandard = async ({ db }: Pick<App, 'db'>, standard: Standard) => ({
  standard,
  slowStores: await slowStoresFor(db, standard),
})

/** Values are sorted, so that one question has one form whatever the order in which it was clicked together. */
export const filterOf = (asked: FilterAsked): Filter => ({
  types: typesOf[asked.type],
  categories: asked.categories.toSorted((a, b) => a - b),
  business: asked.business,
  rarities: asked.rarities.toSorted(),
  elements: asked.elements.toSorted(),
  brands: asked.brands.toSorted(),
  leagues: asked.leagues.toSorted(),
  condition: asked.condition,
  languages: asked.languages.toSorted(),
  finishes: asked.finishes.toSorted(),
  price_min: asked.price_min,
  price_max: asked.price_max,
  ufs: asked.ufs.toSorted(),
  bra_center: asked.bra_center,
  on_sale: asked.on_sale,
  tag: asked.tag,
  promotion: asked.promotion,
})

export async function cardsWithin(app: App, found: Found, { filter, ids }: { filter: Filter; ids: number[] }) {
  const hits = hitsAmong(found, ids, { filter, now: app.clock.now() })
  return productsAsked(hits, await cardsOf(app, found, ids))()
}

const productsAsked = (hits: Hit[], cards: Product[]) => () => {
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]))
  return cards.map((card) => {
    const { offered } = hitOf.get(card.id)!
    return offered ? withOffered(card, offered) : card
  })
}

function foundProducts(products: Product[], hits: Hit[], freeToday: number | null): FoundProduct[] {
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]))
  return products.map((product) => {
    const { promotion } = hitOf.get(product.id)!
    return { ...product, ...shownIn({ shown: shownOffer(product), promotion, freeToday }) }
  })
}

const withOffered = (card: Product, offered: Offered): Product => ({ ...card, ...pricesOf(offered) })

function relaxed(app: App, found: Found, asked: ListQuestion) {
  const finder = finderOf(app)
  const looser = Object.entries(droppable)
    .map(([filter, without]) => ({ filter, asked: { ...asked, filter: { ...asked.filter, ...without } } }))
    .filter((each) => JSON.stringify(each.asked.filter) !== JSON.stringify(asked.filter))
  const counted = looser.map((each) => ({ filter: each.filter, count: finder.total(found, each.asked) }))
  return counted.filter((each) => each.count > 0).toSorted((a, b) => b.count - a.count)[0] ?? null
}

const { categories, rarities, elements, brands, leagues, languages, finishes, ufs, bra_center, on_sale } = NO_FILTER
const droppable: Record<string, Partial<Filter>> = {
  categories: { categories },
  business: { business: undefined },
  rarities: { rarities },
  elements: { elements },
  condition: { condition: undefined },
  languages: { languages },
  finishes: { finishes },
  price: { price_min: undefined, price_max: undefined },
  ufs: { ufs },
  bra_center: { bra_center },
  on_sale: { on_sale },
  brands: { brands },
  leagues: { leagues },
  tag: { tag: undefined },
  promotion: { promotion: undefined },
}
