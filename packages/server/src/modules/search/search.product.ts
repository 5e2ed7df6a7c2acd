import { ufOfCep } from '@bra/contract/postal'
import type { OfferChips, searchSchemas, StoreOffer } from '@bra/contract/search.schemas'
import {
  cardConditions,
  conditionNames,
  conditionRank,
  finishes,
  finishNames,
  languageNames,
  languages,
  type OfferCondition,
  offerConditions,
  origins,
  type Uf,
} from '@bra/contract/trade'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { paginate } from '../../platform/paging.ts'
import { productCards } from '../listings/index.ts'
import { cheapestFreightByOrigin } from '../shipping/index.ts'
import { recordView } from '../stats/index.ts'
import { type Delivery, offersOfProduct, type OffersAsked, type OffersPage } from './offers.queries.ts'
import { productPage, weightAndType } from './product.queries.ts'
import { freeToday } from './search.free-freight.ts'
import { mediansOf } from './search.medians.ts'

type ShowAsked = z.output<typeof searchSchemas.show.body>
type OffersBody = z.output<typeof searchSchemas.storesOfProduct.body>

const FIRST_OFFERS = 24

export async function showProduct(app: App, id: number, { viewer, ...asked }: ShowAsked & { viewer: string | null }) {
  const found = (await productPage(app.db, id)) ?? fail('product_not_found')
  recordView(app, id, viewer)
  const cut = { page: 1, per_page: FIRST_OFFERS }
  const [offers, cards] = await Promise.all([
    pageOfOffers(app, { ...asked, ...cut, product_id: id }, found.detail.weight_grams),
    productCards(app.db, [...new Set([id, ...found.version_ids, ...found.related_ids])]),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const origin = origins.find((each) => each.code === found.detail.origin)
  return {
    product: {
      ...found.detail,
      ...cardOf.get(id)!,
      origin: origin ? { code: origin.code, name: origin.name } : null,
    },
    ...offers,
    versions: found.version_ids.flatMap((other) => cardOf.get(other) ?? []),
    related: found.related_ids.flatMap((other) => cardOf.get(other) ?? []),
    previous: found.previous,
    next: found.next,
  }
}

export async function storesOfProduct(app: App, asked: OffersBody) {
  const product = (await weightAndType(app.db, asked.product_id)) ?? fail('product_not_found')
  const { offers, ...page } = await pageOfOffers(app, asked, product.weight_grams)
  return { ...page, stores: offers, product_type: product.type === 'tcg' ? ('card' as const) : ('bra' as const) }
}

async function pageOfOffers(app: App, asked: OffersBody, grams: number) {
  const [delivery, medians] = await Promise.all([deliveryTo(app, asked, grams), mediansOf(app, asked.product_id)])
  const wanted: OffersAsked = {
    ...asked,
    productId: asked.product_id,
    conditions: asked.filter.condition ? thisOrBetter(asked.filter.condition) : null,
  }
  const page = await offersOfProduct(app.db, wanted, delivery)
  return {
    offers: page.offers.map((offer): StoreOffer => ({ ...offer, versus_median: versus(medians, offer) })),
    paginate: paginate(asked, page.total),
    chips: chipsView(page.chips, asked.filter),
  }
}

async function deliveryTo(app: App, asked: { uf?: string; cep?: string }, grams: number): Promise<Delivery> {
  const uf = (asked.uf as Uf | undefined) ?? (asked.cep ? ufOfCep(asked.cep) : null)
  if (!uf) return { fromEach: new Map(), freeFrom: null }
  const [fromEach, freeFrom] = await Promise.all([cheapestFreightByOrigin(app.db, uf, grams), freeToday(app, uf)])
  return { fromEach, freeFrom }
}

function versus(medians: Map<string, number>, { condition, price_cents }: Omit<StoreOffer, 'versus_median'>) {
  const median = medians.get(condition)
  return median ? Math.round((price_cents / median - 1) * 100) : null
}

const isOfCards = (condition: OfferCondition) => condition in conditionRank

/** Graded and sealed goods have no scale: only the condition itself. */
const thisOrBetter = (condition: OfferCondition): OfferCondition[] =>
  isOfCards(condition) ? cardConditions.slice(0, cardConditions.indexOf(condition as never) + 1) : [condition]

function chipsView(counted: OffersPage['chips'], applied: OffersBody['filter']): z.output<typeof OfferChips> {
  const countOf = (facet: string, value: string) =>
    counted.find((chip) => chip.facet === facet && chip.value === value)?.count ?? 0
  const options = (facet: string, names: Record<string, string>, order: readonly string[], chosen: string[]) =>
    order
      .map((value) => ({ value, label: names[value]!, count: countOf(facet, value) }))
      .filter((option) => option.count > 0 || chosen.includes(option.value))
  const conditions = offerConditions.map((value) => ({
    value,
    label: conditionNames[value],
    count: thisOrBetter(value).reduce((total, each) => total + countOf('condition', each), 0),
  }))
  return {
    conditions: conditions.filter((option) => option.count > 0 || option.value === applied.condition),
    languages: options('language', languageNames, languages, applied.languages),
    finishes: options('finish', finishNames, finishes, applied.finishes),
    free_shipping: countOf('free_shipping', 'true'),
    bra_center: countOf('bra_center', 'true'),
  }
}
