import type { Standard } from '@bra/contract/trade/standard'
import { rankOfCondition } from '@bra/contract/trade/trade'
import type { FoundOffer } from '../finder/index.ts'
import type { ShownOffer } from './offers.queries.ts'

export interface Delivered extends FoundOffer {
  isFree: boolean
  /** Null if no freight from there to the visitor is known. */
  totalCents: number | null
}

export interface JudgedBy {
  standard: Standard
  slowStores: ReadonlySet<number>
}

export interface BestOffers {
  ids: number[]
  isInStandard: boolean
}

const MOST_RIVALS = 12

/** Prefers the standard, then total or price; equal offers are for `mostPunctual`, as the index knows no posting. */
export function bestOf(offers: Delivered[], by: JudgedBy): BestOffers | null {
  const isSent = offers.some(({ totalCents }) => totalCents !== null)
  const centsOf = ({ totalCents, priceCents }: Delivered) => (isSent ? (totalCents ?? Infinity) : priceCents)
  const judged = offers.map((offer) => [offer.id, distanceFrom(by, offer), centsOf(offer)] as const)
  const [first, ...others] = judged
  if (!first) return null
  const [, distance, cents] = others.reduce((best, each) => (isBetter(each, best) ? each : best), first)
  const rivals = judged.filter((each) => each[1] === distance && each[2] === cents)
  return { ids: rivals.slice(0, MOST_RIVALS).map(([id]) => id), isInStandard: distance === 0 }
}

type Judged = readonly [id: number, distance: number, cents: number]

const isBetter = ([, distance, cents]: Judged, [, least, lowest]: Judged) =>
  distance < least || (distance === least && cents < lowest)

const FLAWED = 20
const OFF_THE_SCALE = 10
/** Goods have conditions of their own, the first of which is as good as it gets. */
const wornGoods = ['lacrado', 'lacrado_avaria', 'aberto']

/** Returns 0 inside the standard, and more the further outside; a step of condition counts twice any other difference. */
export function distanceFrom({ standard, slowStores }: JudgedBy, { kind, storeId }: Delivered) {
  const { condition, languages, finishes } = standard
  const isOther = [misses(languages, kind.language), misses(finishes, kind.finish), slowStores.has(storeId)]
  const others = isOther.filter(Boolean).length
  return (kind.isFlawed ? FLAWED : 0) + 2 * stepsBelow(condition, kind.condition) + others
}

const misses = <T>(wanted: readonly T[], value: T) => wanted.length > 0 && !wanted.includes(value)

function stepsBelow(least: Standard['condition'], condition: Delivered['kind']['condition']) {
  const rank = rankOfCondition(condition)
  if (rank !== null) return Math.max(0, rankOfCondition(least)! - rank)
  const worn = wornGoods.indexOf(condition)
  return worn === -1 ? OFF_THE_SCALE : worn
}

export function mostPunctual(rivals: ShownOffer[]): ShownOffer | null {
  const share = ({ offer }: ShownOffer) => offer.on_time_rate ?? -1
  return rivals.reduce<ShownOffer | null>((best, each) => (best && share(best) >= share(each) ? best : each), null)
}
