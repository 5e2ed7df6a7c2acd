import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { ufOfCep } from '@bra/contract/trade/postal'
import { OFFERS_A_PAGE } from '@bra/contract/shopping/search'
import type { searchSchemas, StoreOffer } from '@bra/contract/shopping/search.schemas'
import { type Standard, usualStandard } from '@bra/contract/trade/standard'
import type { Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { OfParts } from '../../../platform/kept-replies.ts'
import { oneForEach } from '../../../platform/memory.ts'
import { paginate } from '../../../platform/paging.ts'
import { type Found, offersOf, ProductMemory, readTogether, upToDate } from '../finder/index.ts'
import { cheapestFreightByOrigin } from '../../stores/shipping/index.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { DAYS_OF_MEDIANS, recordView } from '../../prices/stats/index.ts'
import { offersShown, type ShownOffer, slowStoresFor } from './offers.queries.ts'
import { productMergedInto, type ProductPage, productPages } from './product.queries.ts'
import { cardsOf } from './search.cards.ts'
import { mostPunctual } from './search.best.ts'
import { freeFreightTo, NOTHING_FREE } from './search.free-freight.ts'
import { joinedPage } from './search.joined-page.ts'
import { chipsView, offerView, termsFor } from './search.offer-view.ts'
import { type Delivery, type OffersAsked, type OffersPage, pageOfOffers } from './search.offers.ts'
import { idsOn, neighbourView, type Shelved, shelvedWith } from './search.shelved.ts'

type ShowAsked = z.output<typeof searchSchemas.show.body>
type OffersBody = z.output<typeof searchSchemas.storesOfProduct.body>
type OffersOfProduct = OffersBody & Pick<OffersAsked, 'by' | 'isRuled'>

// ninety days of sales say the same ten minutes later
const MEDIANS_TTL_MS = 600_000
// pages that many look at are answered from here; the others are read together, which costs a statement for all
const BYTES_OF_PAGES = 6_000_000
const BYTES_OF_OFFERS = 6_000_000
// for each state and weight
const BYTES_OF_ORDERS = 500_000
const BYTES_OF_ORDER = 1000
const ORDERS_KEPT = { maxBytes: BYTES_OF_ORDERS, bytesOf: ({ ids }: OffersPage) => BYTES_OF_ORDER + 8 * ids.length }

const memoriesOf = oneForEach((db: Db, clock: App['clock']) => ({
  pages: new ProductMemory<ProductPage>({ maxBytes: BYTES_OF_PAGES, ttl: MEDIANS_TTL_MS }),
  readPages: readTogether((ids: number[]) => productPages(db, ids, daysBefore(clock.now(), DAYS_OF_MEDIANS))),
  offers: new ProductMemory<ShownOffer>({ maxBytes: BYTES_OF_OFFERS }),
  readOffers: readTogether(async (ids: number[]) => {
    const offers = await offersShown(db, ids)
    return new Map(offers.map((each) => [each.offer.id, each]))
  }),
  /** Pages of offers in order, by what a parcel costs from each state. */
  ordersOf: oneForEach<Delivery['fromEach'], ProductMemory<OffersPage, string>>(() => new ProductMemory(ORDERS_KEPT)),
}))
const NOWHERE: Delivery = { fromEach: new Map(), free: NOTHING_FREE, grams: 0 }

type Shown = ShowAsked & { viewer: string | null; standard: Standard | null }

/** A product that was merged into another is shown as that one. */
export async function showProduct(app: App, asked: number, question: Shown) {
  const found = await upToDate(app)
  const known = await pageOf(app, found, asked)
  const id = known ? asked : ((await productMergedInto(app.db, asked)) ?? fail('product_not_found'))
  return showPage(app, found, known ?? (await pageOf(app, found, id)) ?? fail('product_not_found'), { id, ...question })
}

async function showPage(app: App, found: Found, page: ProductPage, question: Shown & { id: number }) {
  const { id, viewer, standard, ...asked } = question
  recordView(app, id, viewer)
  const shelved = shelvedWith(found, id)
  const cut = { page: 1, per_page: OFFERS_A_PAGE }
  const by = await judgedBy(app.db, standard ?? usualStandard)
  const [offers, cards] = await Promise.all([
    offersOn(app, found, page, { ...asked, ...cut, product_id: id, by, isRuled: standard !== null }),
    cardsOf(app, found, idsOn(shelved)),
  ])
  const replyWith = (shown: Product[]) => ({ ...pageView(page, shown, shelved), ...offers.make() })
  if (standard) return replyWith(await withStandard(app.db, cards, standard))
  const parts = () => [page, ...offers.parts, ...cards, JSON.stringify(shelved)]
  const join = (language: SiteLanguage) => joinedPage(page, { cards, shelved, offers: offers.written() }, language)
  return new OfParts(JSON.stringify([id, asked]), parts, () => replyWith(cards), join)
}

function pageView({ detail }: ProductPage, cards: Product[], { id, versions, related, previous, next }: Shelved) {
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    product: { ...detail, ...cardOf.get(id)! },
    versions: versions.flatMap((other) => cardOf.get(other) ?? []),
    related: related.flatMap((other) => cardOf.get(other) ?? []),
    previous: neighbourView(cardOf.get(previous ?? 0)),
    next: neighbourView(cardOf.get(next ?? 0)),
  }
}

export async function storesOfProduct(app: App, asked: OffersBody, standard: Standard | null) {
  const found = await upToDate(app)
  const product = (await pageOf(app, found, asked.product_id)) ?? fail('product_not_found')
  const by = standard ? await judgedBy(app.db, standard) : undefined
  const { parts, make } = await offersOn(app, found, product, { ...asked, by, isRuled: standard !== null })
  return new OfParts(
    JSON.stringify([asked, standard]),
    () => [product, ...parts],
    () => {
      const { offers, best: _, standing: __, ...page } = make()
      return { ...page, stores: offers, product_type: product.type === 'tcg' ? ('card' as const) : ('bra' as const) }
    },
  )
}

async function pageOf(app: App, found: Found, id: number): Promise<ProductPage | undefined> {
  const { pages, readPages } = memoriesOf(app.db, app.clock)
  const [page] = await pages.of(found, [id], readPages)
  return page
}

async function offersOn(app: App, found: Found, { detail, medians }: ProductPage, asked: OffersOfProduct) {
  const delivery = await deliveryTo(app, asked, detail.weight_grams)
  const ordered = await orderedOffers(app, found, asked, delivery)
  const { ids, total, chips, best, standing } = ordered
  const wanted = [...new Set([...ids, ...(best?.ids ?? [])])]
  const known = memoriesOf(app.db, app.clock)
  const shown = await known.offers.of(found, wanted, known.readOffers, { productOf: () => asked.product_id })
  const among = (some: number[] = []) => shown.filter(({ offer }) => some.includes(offer.id))
  const view = (each: ShownOffer) => offerView(each, delivery, medians)
  const chosen = mostPunctual(among(best?.ids))
  const besides = () => ({ paginate: paginate(asked, total), chips: chipsView(chips, asked.filter), standing })
  const make = () => ({ offers: among(ids).map(view), best: bestView(chosen, best, view), ...besides() })
  const termsOf = (each: ShownOffer) => termsFor(each, delivery, medians)
  const written = () => ({
    shown: among(ids),
    best: chosen && best && { ...best, chosen },
    termsOf,
    besides: besides(),
  })
  return { parts: [ordered, delivery.fromEach, delivery.free.version, ...shown], make, written }
}

const judgedBy = async (db: Db, standard: Standard) => ({
  standard,
  slowStores: new Set(await slowStoresFor(db, standard)),
})

const bestView = (best: ShownOffer | null, of: OffersPage['best'], view: (each: ShownOffer) => StoreOffer) =>
  best && of && { offer: view(best), in_standard: of.isInStandard }

/** Keeps the page until the product, a rate or a store changes, because some products have thousands of offers. */
async function orderedOffers(app: App, found: Found, asked: OffersOfProduct, delivery: Delivery): Promise<OffersPage> {
  const memory = memoriesOf(app.db, app.clock).ordersOf(delivery.fromEach)
  const { product_id: product, filter, order, page, per_page, by, isRuled } = asked
  const judged = by && [by.standard, ...by.slowStores]
  const key = JSON.stringify([product, filter, order, page, per_page, judged, isRuled, delivery.free.version])
  const work = () => pageOfOffers(offersOf(found, product), asked, delivery)
  const [ordered] = await memory.of(found, [key], async () => new Map([[key, work()]]), { productOf: () => product })
  return ordered!
}

async function deliveryTo(app: App, asked: { uf?: string; cep?: string }, grams: number): Promise<Delivery> {
  const uf = (asked.uf as Uf | undefined) ?? (asked.cep ? ufOfCep(asked.cep) : null)
  if (!uf) return NOWHERE
  const [fromEach, free] = await Promise.all([cheapestFreightByOrigin(app.db, uf, grams), freeFreightTo(app, uf)])
  return { fromEach, free, grams }
}
