import type { FoundProduct, searchSchemas } from '@bra/contract/search.schemas'
import type { ProductType, Uf } from '@bra/contract/trade'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { offsetOf, paginate } from '../../platform/paging.ts'
import { type Asked, type Filter, finderOf, type Found, NO_FILTER, type Page, upToDate } from '../finder/index.ts'
import { cardsOf } from './search.cards.ts'
import { facetsView } from './search.facets.ts'
import { freeToday } from './search.free-freight.ts'
import { readText } from './search.text.ts'

type ListAsked = z.output<typeof searchSchemas.products.body>

const typesOf: Record<ListAsked['type'], ProductType[]> = {
  tcg: ['tcg'],
  acs: ['acs'],
  bra: ['bra'],
  filter: [],
  default: [],
  after_initial_rank: [],
}

export async function listProducts(app: App, asked: ListAsked) {
  const found = await upToDate(app)
  const { text, corrected } = await readText(app, found, asked.search)
  const wanted: Asked = {
    filter: filterOf(asked),
    text,
    order: asked.type === 'default' && asked.order === 'relevance' && !text ? 'newest' : asked.order,
    belowShelves: asked.type === 'after_initial_rank',
  }
  const cut = { skip: offsetOf(asked), take: asked.per_page, counted: asked.facets }
  const page = finderOf(app).page(found, wanted, cut)
  return {
    products: await foundProducts(app, { ...page, found }, asked.uf as Uf | undefined),
    paginate: paginate(asked, page.total),
    store: null,
    facets: page.counts && facetsView(page.counts, found.known, wanted.filter),
    corrected,
    relax: page.total ? null : relaxed(app, found, wanted),
  }
}

/** Sorted, so that one question has one form whatever the order in which it was clicked together. */
const filterOf = (asked: ListAsked): Filter => ({
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

async function foundProducts(
  app: App,
  { hits, around, found }: Page & { found: Found },
  uf: Uf | undefined,
): Promise<FoundProduct[]> {
  const ids = hits.map((hit) => hit.id)
  const [cards, freeFrom] = await Promise.all([cardsOf(app, found, ids, around), uf ? freeToday(app, uf) : null])
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]))
  return cards.map((card) => {
    const { sendsFree, promotion, offered } = hitOf.get(card.id)!
    const high = offered?.high ?? card.price_high
    return {
      ...card,
      ...(offered && {
        price_low: offered.low,
        price_high: offered.high,
        offers: offered.count,
        stores: offered.stores,
      }),
      free_shipping: sendsFree || (freeFrom !== null && high !== null && high >= freeFrom),
      promotion: promotion && {
        id: promotion.id,
        price_cents: promotion.price,
        regular_price_cents: promotion.regular,
        discount_percent: Math.round(100 - (100 * promotion.price) / promotion.regular),
        ends_at: promotion.ends_at,
      },
    }
  })
}

/** The one filter whose removal brings most, where all together bring nothing. */
function relaxed(app: App, found: Found, asked: Asked) {
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
