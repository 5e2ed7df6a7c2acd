import type { Pocket } from '@bra/contract/shopping/collections.schemas'
import { shownOffer } from '@bra/contract/trade/trade'

export interface PricedCard {
  product: Pocket['product']
  cents: number
}

/** What a budget completes of a set. */
export interface SetPlan {
  /** The missing cards that fit into the budget, the cheapest first. */
  buys: PricedCard[]
  /** Their sum in cents, without freight. */
  cents: number
  /** The missing cards that do not fit. */
  dear: PricedCard[]
  /** The missing cards that nobody offers. */
  unoffered: Pocket['product'][]
  /** Whole percent of the set with these cards, rounded down. */
  percent: number
}

/** Buys one of each missing card, the cheapest first: no other choice within the budget completes more of the set. */
export function planWithin(pockets: Pocket[], budget: number): SetPlan {
  const missing = pockets.filter(({ copies }) => copies === 0)
  const priced = missing
    .flatMap(({ product }) => {
      const offer = shownOffer(product)
      return offer ? { product, cents: offer.price_cents } : []
    })
    .toSorted((one, other) => one.cents - other.cents)
  const buys: PricedCard[] = []
  let cents = 0
  for (const card of priced) {
    if (cents + card.cents > budget) break
    buys.push(card)
    cents += card.cents
  }
  const owned = pockets.length - missing.length + buys.length
  return {
    ...{ buys, cents, dear: priced.slice(buys.length) },
    unoffered: missing.flatMap(({ product }) => (shownOffer(product) ? [] : product)),
    percent: pockets.length === 0 ? 0 : Math.floor((owned / pockets.length) * 100),
  }
}

/** A first budget: what completes half of what is missing and on offer, rounded up to ten reais. */
export function usualBudget(pockets: Pocket[]) {
  const { buys } = planWithin(pockets, Number.POSITIVE_INFINITY)
  const half = buys.slice(0, Math.ceil(buys.length / 2)).reduce((sum, { cents }) => sum + cents, 0)
  return Math.ceil(half / 1000) * 1000
}
