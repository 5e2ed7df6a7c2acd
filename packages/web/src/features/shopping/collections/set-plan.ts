import type { Pocket } from '@bra/contract/shopping/collections.schemas'
import { shownOffer } from '@bra/contract/trade/trade'

export interface PricedCard {
  product: Pocket['product']
  cents: number
}

export interface SetPlan {
  /** The missing cards that enter, the cheapest first. */
  buys: PricedCard[]
  /** Their sum in cents, without freight. */
  cents: number
  /** The cards in `buys` that somebody took in by hand. */
  kept: PricedCard[]
  /** The missing cards that do not fit, or were left out by hand. */
  dear: PricedCard[]
  unoffered: Pocket['product'][]
  /** Whole percent of the set with these cards, rounded down. */
  percent: number
}

/** Cards that somebody took in or left out by hand, by the id of the product. */
export type Choices = ReadonlyMap<number, boolean>

const sumOf = (cards: PricedCard[]) => cards.reduce((sum, { cents }) => sum + cents, 0)

/** Buys one of each missing card, those taken in by hand first and then the cheapest, so that the most cards enter. */
export function planWithin(pockets: Pocket[], budget: number, choices: Choices = new Map()): SetPlan {
  const missing = pockets.filter(({ copies }) => copies === 0)
  const priced = missing
    .flatMap(({ product }) => {
      const offer = shownOffer(product)
      return offer ? { product, cents: offer.price_cents } : []
    })
    .toSorted((one, other) => one.cents - other.cents)
  const isChosen = ({ product }: PricedCard) => choices.get(product.id)
  const inLine = [...priced.filter(isChosen), ...priced.filter((card) => isChosen(card) === undefined)]
  const entering = new Set<PricedCard>()
  let cents = 0
  for (const card of inLine) {
    if (cents + card.cents > budget) continue
    entering.add(card)
    cents += card.cents
  }
  const buys = priced.filter((card) => entering.has(card))
  const owned = pockets.length - missing.length + buys.length
  return {
    ...{ buys, cents, dear: priced.filter((card) => !entering.has(card)), kept: buys.filter(isChosen) },
    unoffered: missing.flatMap(({ product }) => (shownOffer(product) ? [] : product)),
    percent: pockets.length === 0 ? 0 : Math.floor((owned / pockets.length) * 100),
  }
}

export const hasRoomFor = ({ cents }: PricedCard, { kept }: SetPlan, budget: number) => cents + sumOf(kept) <= budget

/** What all cards on offer cost, and the sums at which one more of them enters; both in cents. */
export function budgetsOf(pockets: Pocket[]) {
  const { buys, cents } = planWithin(pockets, Number.POSITIVE_INFINITY)
  let sum = 0
  return { most: cents, marks: buys.map((card) => (sum += card.cents)) }
}

/** A first budget: what completes half of what is missing and on offer, rounded up to ten reais. */
export function usualBudget(pockets: Pocket[]) {
  const { buys } = planWithin(pockets, Number.POSITIVE_INFINITY)
  const half = sumOf(buys.slice(0, Math.ceil(buys.length / 2)))
  return Math.ceil(half / 1000) * 1000
}
