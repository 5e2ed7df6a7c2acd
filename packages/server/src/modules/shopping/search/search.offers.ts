import type { OfferFilter } from '@bra/contract/shopping/offers-of-product.schemas'
import { type OfferCondition, type OfferOrder, rankOfCondition, thisOrBetter, type Uf } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import { offsetOf } from '../../../platform/paging.ts'
import type { FoundOffer } from '../finder/index.ts'
import { estimateFor, type FreightEstimates } from '../../stores/shipping/index.ts'
import { type BestOffers, bestOf, type Delivered, distanceFrom, type JudgedBy } from './search.best.ts'
import { type FreeFreight, isFreeAlone } from './search.free-freight.ts'

export interface OffersAsked {
  filter: z.output<typeof OfferFilter>
  order: OfferOrder
  page: number
  per_page: number
  by?: JudgedBy
  /** True if the buyer has chosen the standard: what is inside it then stands first. */
  isRuled?: boolean
}

/** Freight of a unit by the state that it comes from; empty if the visitor's state is not known. */
export interface Delivery {
  fromEach: ReadonlyMap<Uf, FreightEstimates>
  free: FreeFreight
  grams: number
}

const facets = ['condition', 'language', 'finish', 'free_shipping', 'bra_center'] as const
type Facet = (typeof facets)[number]

/** How the offers of all pages stand to the standard that somebody chose; `outside` is the cheapest there. */
export interface Standing {
  inside: number
  outside: { count: number; condition: OfferCondition; price_cents: number } | null
}

export interface OffersPage {
  ids: number[]
  total: number
  /** The best offers of all pages; several if nothing but their stores tells them apart. */
  best: BestOffers | null
  standing: Standing | null
  /** Number of offers for each value of a facet, whatever is chosen in that facet. */
  chips: Record<Facet, Map<string, number>>
}

export function pageOfOffers(offers: FoundOffer[], asked: OffersAsked, delivery: Delivery): OffersPage {
  const chips = Object.fromEntries(facets.map((facet) => [facet, new Map()])) as OffersPage['chips']
  const passes = passesOf(asked.filter)
  const shown: Delivered[] = []
  for (const each of offers) {
    const offer = delivered(each, delivery)
    const failed = facets.filter((facet) => !passes[facet](offer))
    if (!failed.length) shown.push(offer)
    if (failed.length > 1) continue
    for (const facet of failed.length ? failed : facets) {
      const value = valueOf[facet](offer)
      chips[facet].set(value, (chips[facet].get(value) ?? 0) + 1)
    }
  }
  const isInside = insideOf(shown, asked)
  shown.sort(
    isInside ? inTurn((a, b) => Number(isInside(b)) - Number(isInside(a)), orders[asked.order]) : orders[asked.order],
  )
  const from = offsetOf(asked)
  const ids = shown.slice(from, from + asked.per_page).map((offer) => offer.id)
  return {
    ids,
    total: shown.length,
    best: asked.by ? bestOf(shown, asked.by) : null,
    standing: isInside && standingOf(shown, isInside),
    chips,
  }
}

function insideOf(offers: Delivered[], { by, isRuled }: Pick<OffersAsked, 'by' | 'isRuled'>) {
  if (!by || !isRuled) return null
  const inside = new Set(offers.filter((offer) => distanceFrom(by, offer) === 0))
  return (offer: Delivered) => inside.has(offer)
}

function standingOf(offers: Delivered[], isInside: (offer: Delivered) => boolean): Standing {
  const outside = offers.filter((offer) => !isInside(offer))
  const [cheapest] = outside.toSorted(byPrice)
  return {
    inside: offers.length - outside.length,
    outside: cheapest
      ? { count: outside.length, condition: cheapest.kind.condition, price_cents: cheapest.priceCents }
      : null,
  }
}

function delivered(offer: FoundOffer, { fromEach, free, grams }: Delivery): Delivered {
  const { reachesFree, inCentre } = offer.kind
  const isFree = reachesFree || isFreeAlone(free, { ...offer, grams, inCentre })
  const freight = estimateFor(fromEach.get(offer.kind.uf), offer.priceCents)
  return { ...offer, isFree, totalCents: freight ? offer.priceCents + (isFree ? 0 : freight.cents) : null }
}

const valueOf: Record<Facet, (offer: Delivered) => string> = {
  condition: ({ kind }) => kind.condition,
  language: ({ kind }) => kind.language,
  finish: ({ kind }) => kind.finish,
  free_shipping: ({ isFree }) => String(isFree),
  bra_center: ({ kind }) => String(kind.inCentre),
}

function passesOf(filter: OffersAsked['filter']): Record<Facet, (offer: Delivered) => boolean> {
  const conditions = filter.condition && thisOrBetter(filter.condition)
  const { languages, finishes } = filter
  return {
    condition: ({ kind }) => !conditions || conditions.includes(kind.condition),
    language: ({ kind }) => !languages.length || languages.includes(kind.language),
    finish: ({ kind }) => !finishes.length || finishes.includes(kind.finish),
    free_shipping: ({ isFree }) => !filter.free_shipping || isFree,
    bra_center: ({ kind }) => !filter.bra_center || kind.inCentre,
  }
}

type Comparison = (a: Delivered, b: Delivered) => number

// what is not known stands last, in either direction
const byTotal: Comparison = (a, b) => (a.totalCents ?? Infinity) - (b.totalCents ?? Infinity) || 0
const byPrice: Comparison = (a, b) => a.priceCents - b.priceCents
const byRating: Comparison = (a, b) => (b.rating ?? -1) - (a.rating ?? -1)
const byId: Comparison = (a, b) => a.id - b.id
const rankOf = ({ kind }: Delivered) => rankOfCondition(kind.condition) ?? 0
const byCondition: Comparison = (a, b) => rankOf(b) - rankOf(a)

const inTurn =
  (...comparisons: Comparison[]): Comparison =>
  (a, b) => {
    for (const compare of comparisons) {
      const sign = compare(a, b)
      if (sign) return sign
    }
    return 0
  }

const orders: Record<OfferOrder, Comparison> = {
  total: inTurn(byTotal, byPrice, byRating, byId),
  price: inTurn(byPrice, byRating, byId),
  condition: inTurn(byCondition, byTotal, byPrice, byRating, byId),
  rating: inTurn(byRating, byTotal, byPrice, byId),
}
