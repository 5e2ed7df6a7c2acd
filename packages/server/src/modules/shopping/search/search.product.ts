import { ufOfCep } from '@bra/contract/postal'
import { OFFERS_A_PAGE } from '@bra/contract/search'
import type { OfferChips, searchSchemas, StoreOffer } from '@bra/contract/search.schemas'
import {
  conditionNames,
  finishNames,
  languageNames,
  offerConditions,
  origins,
  thisOrBetter,
  type Uf,
} from '@bra/contract/trade'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import { type Found, isOffered, offersOf, ProductMemory, upToDate, versionsOf } from '../finder/index.ts'
import { cheapestFreightByOrigin, estimateFor } from '../shipping/index.ts'
import { copyOf, recordView } from '../stats/index.ts'
import { offersShown, type ShownOffer } from './offers.queries.ts'
import { productMergedInto, type ProductPage, productPage } from './product.queries.ts'
import { cardsOf } from './search.cards.ts'
import { freeToday } from './search.free-freight.ts'
import { type Delivery, isFreeToday, type OffersPage, pageOfOffers } from './search.offers.ts'

type ShowAsked = z.output<typeof searchSchemas.show.body>
type OffersBody = z.output<typeof searchSchemas.storesOfProduct.body>

const MOST_RELATED = 8
const MOST_VERSIONS = 12
const DAYS_OF_MEDIANS = 90
// ninety days of sales say the same ten minutes later
const MEDIANS_TTL_MS = 600_000
// a page is about two kilobytes, an offer about one
const MOST_PAGES = 10_000
const MOST_OFFERS = 60_000
// for each state and weight
const MOST_ORDERS = 2000
interface Memories {
  pages: ProductMemory<ProductPage>
  offers: ProductMemory<ShownOffer>
  /** Pages of offers in order, by what a parcel costs from each state. */
  orders: WeakMap<Delivery['fromEach'], ProductMemory<OffersPage, string>>
}
const NOWHERE: Delivery = { fromEach: new Map(), freeFrom: null }
const memories = new WeakMap<Db, Memories>()

type Shown = ShowAsked & { viewer: string | null }

/** One that was part of another is shown as that one. */
export async function showProduct(app: App, asked: number, question: Shown) {
  const found = await upToDate(app)
  const known = await pageOf(app, found, asked)
  const id = known ? asked : ((await productMergedInto(app.db, asked)) ?? fail('product_not_found'))
  return showPage(app, found, known ?? (await pageOf(app, found, id)) ?? fail('product_not_found'), { id, ...question })
}

async function showPage(app: App, found: Found, page: ProductPage, { id, viewer, ...asked }: Shown & { id: number }) {
  recordView(app, id, viewer)
  const related = relatedOf(found, page)
  const versions = versionsOf(found, id, MOST_VERSIONS)
  const cut = { page: 1, per_page: OFFERS_A_PAGE }
  const [offers, cards] = await Promise.all([
    offersOn(app, found, page, { ...asked, ...cut, product_id: id }),
    cardsOf(app, found, [...new Set([id, ...versions, ...related])]),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const origin = origins.find((each) => each.code === page.detail.origin)
  return {
    product: {
      ...page.detail,
      ...cardOf.get(id)!,
      origin: origin ? { code: origin.code, name: origin.name } : null,
    },
    ...offers,
    versions: versions.flatMap((other) => cardOf.get(other) ?? []),
    related: related.flatMap((other) => cardOf.get(other) ?? []),
    previous: page.previous,
    next: page.next,
  }
}

export async function storesOfProduct(app: App, asked: OffersBody) {
  const found = await upToDate(app)
  const product = (await pageOf(app, found, asked.product_id)) ?? fail('product_not_found')
  const { offers, ...page } = await offersOn(app, found, product, asked)
  return { ...page, stores: offers, product_type: product.type === 'tcg' ? ('card' as const) : ('bra' as const) }
}

function memoriesOf({ db }: App) {
  const known = memories.get(db) ?? {
    pages: new ProductMemory({ max: MOST_PAGES, ttl: MEDIANS_TTL_MS }),
    offers: new ProductMemory({ max: MOST_OFFERS }),
    orders: new WeakMap(),
  }
  memories.set(db, known)
  return known
}

async function pageOf(app: App, found: Found, id: number): Promise<ProductPage | undefined> {
  const [page] = await memoriesOf(app).pages.of(found, [id], async () => {
    const read = await productPage(app.db, id, daysBefore(app.clock.now(), DAYS_OF_MEDIANS))
    return new Map(read && [[id, read]])
  })
  return page
}

/** Those that somebody offers before the others, the nearest first. */
const relatedOf = (found: Found, { beside_ids: beside }: ProductPage) =>
  [...beside.filter((id) => isOffered(found, id)), ...beside.filter((id) => !isOffered(found, id))].slice(
    0,
    MOST_RELATED,
  )

async function offersOn(app: App, found: Found, { detail, medians }: ProductPage, asked: OffersBody) {
  const delivery = await deliveryTo(app, asked, detail.weight_grams)
  const { ids, total, chips } = await orderedOffers(app, found, asked, delivery)
  const read = async (missing: number[]) =>
    new Map((await offersShown(app.db, missing)).map((each) => [each.offer.id, each]))
  const shown = await memoriesOf(app).offers.of(found, ids, read, { productOf: () => asked.product_id })
  return {
    offers: shown.map((each) => offerView(each, delivery, medians)),
    paginate: paginate(asked, total),
    chips: chipsView(chips, asked.filter),
  }
}

/** Worked out again only when the product, a rate or a store changes: the most wanted has thousands of offers. */
async function orderedOffers(app: App, found: Found, asked: OffersBody, delivery: Delivery): Promise<OffersPage> {
  const { orders } = memoriesOf(app)
  const memory = orders.get(delivery.fromEach) ?? new ProductMemory<OffersPage, string>({ max: MOST_ORDERS })
  orders.set(delivery.fromEach, memory)
  const { product_id: product, filter, order, page, per_page } = asked
  const key = JSON.stringify([product, filter, order, page, per_page, delivery.freeFrom])
  const work = () => pageOfOffers(offersOf(found, product), asked, delivery)
  const [ordered] = await memory.of(found, [key], async () => new Map([[key, work()]]), { productOf: () => product })
  return ordered!
}

async function deliveryTo(app: App, asked: { uf?: string; cep?: string }, grams: number): Promise<Delivery> {
  const uf = (asked.uf as Uf | undefined) ?? (asked.cep ? ufOfCep(asked.cep) : null)
  if (!uf) return NOWHERE
  const [fromEach, freeFrom] = await Promise.all([cheapestFreightByOrigin(app.db, uf, grams), freeToday(app, uf)])
  return { fromEach, freeFrom }
}

function offerView({ offer, uf }: ShownOffer, delivery: Delivery, medians: ProductPage['medians']): StoreOffer {
  const { price_cents: price, store } = offer
  const from = estimateFor(delivery.fromEach.get(uf), price)
  const free = price >= (store.free_shipping_over_cents ?? Infinity) || isFreeToday(price, delivery.freeFrom)
  const freight = from && {
    cents: free ? 0 : from.cents,
    method: from.methodName,
    free,
    days_min: store.posts_in_days + from.days,
    days_max: store.posts_in_days + from.days + 2,
  }
  const median = isPlain(offer) ? medians[copyOf(offer)] : undefined
  return {
    ...offer,
    freight: freight ?? null,
    total_cents: freight ? price + freight.cents : null,
    versus_median: median ? Math.round((price / median - 1) * 100) : null,
  }
}

const isPlain = ({ grade, extras }: ShownOffer['offer']) => grade === null && extras.length === 0

function chipsView(counted: OffersPage['chips'], applied: OffersBody['filter']): z.output<typeof OfferChips> {
  const options = (counts: Map<string, number>, names: Record<string, string>, chosen: string[]) =>
    Object.entries(names)
      .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
      .filter((option) => option.count > 0 || chosen.includes(option.value))
  const countOf = (condition: string) => counted.condition.get(condition) ?? 0
  const conditions = offerConditions.map((value) => ({
    value,
    label: conditionNames[value],
    count: thisOrBetter(value).reduce((total, each) => total + countOf(each), 0),
  }))
  return {
    conditions: conditions.filter((option) => option.count > 0 || option.value === applied.condition),
    languages: options(counted.language, languageNames, applied.languages),
    finishes: options(counted.finish, finishNames, applied.finishes),
    free_shipping: counted.free_shipping.get('true') ?? 0,
    bra_center: counted.bra_center.get('true') ?? 0,
  }
}
