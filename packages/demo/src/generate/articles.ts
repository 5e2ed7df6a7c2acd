import type { ProductType } from '@bra/contract/trade/trade'
import { demoCards, demoSets } from '../cards.ts'
import type { DemoCard, DemoGood, DemoSetCode, ElementSlug, GoodShape, RaritySlug } from '../demo.types.ts'
import { demoGoods } from '../goods.ts'
import { randomOf } from './random.ts'

export interface Article {
  code: string
  type: ProductType
  set: DemoSetCode | null
  shape: GoodShape | null
  rarity: RaritySlug | null
  element: ElementSlug
  releasedDaysAgo: number
  /** Today's price in cents of a copy in Praticamente Nova, Portuguese and normal finish. */
  baseCents: number
  /** Demand relative to the average, which is 1. */
  popularity: number
}

interface PriceScale {
  median: number
  spread: number
  lowest: number
  highest: number
}

const scales: Record<RaritySlug, PriceScale> = {
  comum: { median: 60, spread: 0.55, lowest: 25, highest: 200 },
  incomum: { median: 140, spread: 0.5, lowest: 50, highest: 500 },
  rara: { median: 1100, spread: 0.7, lowest: 400, highest: 6000 },
  epica: { median: 8500, spread: 0.5, lowest: 4000, highest: 25_000 },
  lendaria: { median: 34_000, spread: 0.6, lowest: 15_000, highest: 150_000 },
}
const sought: Record<RaritySlug, number> = { comum: 0.9, incomum: 0.8, rara: 1.3, epica: 1, lendaria: 0.6 }

/** Two cards that screenshots and tests name; the cheapest offer of each costs exactly `fromCents`. */
export const anchors: Partial<Record<string, { fromCents: number; stores: number; offers: number }>> = {
  'BDN-004': { fromCents: 9600, stores: 12, offers: 26 },
  'BDN-017': { fromCents: 38_900, stores: 9, offers: 15 },
}
const ANCHOR_POPULARITY = 6
const ANCHOR_OVER_CHEAPEST = 1.35

export const articles: Article[] = [...demoCards.map(articleOfCard), ...demoGoods.map(articleOfGood)]

function articleOfCard(card: DemoCard): Article {
  const code = `${card.set}-${String(card.number).padStart(3, '0')}`
  const random = randomOf(`price ${code}`)
  const { median, spread, lowest, highest } = scales[card.rarity]
  const secret = card.number > card.total ? 1.4 : 1
  const usual = Math.min(highest, Math.max(lowest, median * secret * Math.exp(spread * random.bell())))
  const anchor = anchors[code]
  return {
    code,
    type: 'tcg',
    set: card.set,
    shape: null,
    rarity: card.rarity,
    element: card.element,
    releasedDaysAgo: demoSets.find((set) => set.code === card.set)!.releasedDaysAgo,
    baseCents: Math.round(anchor ? anchor.fromCents * ANCHOR_OVER_CHEAPEST : usual),
    popularity: anchor ? ANCHOR_POPULARITY : sought[card.rarity] * Math.exp(0.9 * random.bell() - 0.4),
  }
}

function articleOfGood(good: DemoGood, at: number): Article {
  const set = demoSets.find((one) => good.code.startsWith(`${one.code}-`))
  return {
    code: good.code,
    type: good.type,
    set: null,
    shape: good.shape,
    rarity: null,
    element: good.element,
    releasedDaysAgo: set?.releasedDaysAgo ?? 60 + at * 9,
    baseCents: good.priceCents,
    popularity: 0.7 * Math.exp(0.6 * randomOf(`price ${good.code}`).bell()),
  }
}
