import type { FairPrice, PricedVariant } from '@bra/contract/prices/fair-prices.schemas'
import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { DAY_MS } from '../../../platform/clock.ts'

export interface PastSale {
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  unit_price_cents: number
  sold_at: Date
}

export interface AskedOffer {
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  price_cents: number
}

export interface Evidence {
  sales: PastSale[]
  offers: AskedOffer[]
}

/** Value of each condition relative to NM, as shops price them; conditions that are missing are not converted. */
const worth: Partial<Record<OfferCondition, number>> = { M: 1.05, NM: 1, SP: 0.85, MP: 0.7, HP: 0.5, D: 0.35 }

/** Returns what the condition is worth relative to another one, at most 1; null if they do not convert. */
export function worthAgainst(received: OfferCondition, sold: OfferCondition): number | null {
  const [part, whole] = [worth[received], worth[sold]]
  return part === undefined || whole === undefined ? null : Math.min(1, part / whole)
}

const RECENT = 90
export const OLDEST = 365
const HALF_LIFE_DAYS = 30
const ENOUGH = 3
const CHEAPEST = 5

type Basis = FairPrice['basis']
type WantedVariant = Omit<PricedVariant, 'product_id'>
interface AgedPrice {
  cents: number
  ageDays: number
}

/** The first step with enough sales decides: near evidence comes before distant, and much before little. */
const ladder: { basis: Exclude<Basis, 'offers'>; days: number; sales: number }[] = [
  { basis: 'variant', days: RECENT, sales: ENOUGH },
  { basis: 'variant', days: OLDEST, sales: ENOUGH },
  { basis: 'variant', days: RECENT, sales: 2 },
  { basis: 'condition', days: RECENT, sales: ENOUGH },
  { basis: 'condition', days: OLDEST, sales: ENOUGH },
  { basis: 'product', days: RECENT, sales: ENOUGH },
  { basis: 'product', days: OLDEST, sales: ENOUGH },
  { basis: 'variant', days: OLDEST, sales: 1 },
  { basis: 'condition', days: OLDEST, sales: 1 },
  { basis: 'product', days: OLDEST, sales: 1 },
]

type Estimate = Omit<FairPrice, keyof PricedVariant>

/** Estimates a variant from sales of it or of similar copies, else from asking prices; returns null without either. */
export function estimate({ sales, offers }: Evidence, wanted: WantedVariant, now: Date): Estimate | null {
  const aged = sales.map((sale) => ({ ...sale, ageDays: (now.getTime() - sale.sold_at.getTime()) / DAY_MS }))
  for (const { basis, days, sales: least } of ladder) {
    const prices = aged.filter(({ ageDays }) => ageDays <= days).flatMap((sale) => broughtOver(sale, wanted, basis))
    if (prices.length < least) continue
    // only plain sales count, so an estimate of a copy with extras is never exact
    const estimated = basis !== 'variant' || prices.length < ENOUGH || wanted.extras.length > 0
    return { ...figures(prices), basis, counted: prices.length, window_days: days, estimated }
  }
  return asked(offers, wanted)
}

function asked(offers: AskedOffer[], wanted: WantedVariant): Estimate | null {
  const prices = offers
    .flatMap((offer) => broughtOver({ ...offer, unit_price_cents: offer.price_cents, ageDays: 0 }, wanted, 'product'))
    .toSorted((one, other) => one.cents - other.cents)
    .slice(0, CHEAPEST)
  if (prices.length === 0) return null
  return { ...figures(prices), basis: 'offers', counted: prices.length, window_days: null, estimated: true }
}

type AgedSale = Omit<PastSale, 'sold_at'> & { ageDays: number }

/** Returns a sale's price converted to the variant, or nothing if it says nothing of it; finishes never convert. */
function broughtOver(
  { condition, language, finish, unit_price_cents, ageDays }: AgedSale,
  wanted: WantedVariant,
  basis: Basis,
) {
  if (finish !== wanted.finish) return []
  if (basis === 'variant' && language !== wanted.language) return []
  if (condition === wanted.condition) return [{ cents: unit_price_cents, ageDays }]
  const [from, to] = [worth[condition], worth[wanted.condition]]
  if (basis !== 'product' || from === undefined || to === undefined) return []
  return [{ cents: Math.max(1, Math.round((unit_price_cents * to) / from)), ageDays }]
}

function figures(prices: AgedPrice[]) {
  const sorted = prices.toSorted((one, other) => one.cents - other.cents)
  return {
    price_cents: weighted(sorted, ({ ageDays }) => 0.5 ** (ageDays / HALF_LIFE_DAYS)),
    low_cents: sorted[0]!.cents,
    median_cents: weighted(sorted, () => 1),
    high_cents: sorted.at(-1)!.cents,
  }
}

/** Returns the weighted median, which one careless sale moves little; of two prices in the middle, the mean. */
function weighted(sorted: AgedPrice[], weightOf: (price: AgedPrice) => number) {
  const weights = sorted.map(weightOf)
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  let below = 0
  for (const [at, price] of sorted.entries()) {
    below += weights[at]!
    const isBetween = Math.abs(below - half) < Number.EPSILON * half && at + 1 < sorted.length
    if (isBetween) return Math.round((price.cents + sorted[at + 1]!.cents) / 2)
    if (below > half) return price.cents
  }
  return sorted.at(-1)!.cents
}
