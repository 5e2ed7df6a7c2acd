import type { Standard } from '@bra/contract/trade/standard'
import { rankOfCondition, standardConditions } from '@bra/contract/trade/trade'
import type { OfferKind } from './finder.codes.ts'
import { isAsked } from './finder.offered.ts'
import { patchedOf } from './finder.patched.ts'
import { isWorthKeeping, pricedBy } from './finder.priced.ts'
import type { ProductIndex } from './finder.product-index.ts'
import type { OfferQuestion } from './finder.question.ts'

type Which = 'shown' | 'high'
/** Returns cents by slot; 0 if there is no price. */
type PriceOf = (slot: number) => number

/** Which offers count, and what those who ask mean by a good one; null counts all, or stands for the usual one. */
export interface PricedBy {
  offer: OfferQuestion | null
  own: OwnStandard | null
}

interface Wanted {
  which: Which
  /** True if so many products are looked at that the prices of all are worth keeping. */
  isMany: boolean
}

/** Returns the price that a list shows of a product, or its highest, among the offers that fit the question. */
export function priceAsked(index: ProductIndex, by: PricedBy, { which, isMany }: Wanted): PriceOf {
  if (by.own) return isMany ? keptPrices(index, by, which) : lookedUp(index, by, which)
  if (!by.offer?.openKey || (isMany && isWorthKeeping(index, by.offer))) return withinLimits(index, by, which)
  return lookedUp(index, by, which)
}

/** Looks at the offers only where the limits part those of one product in a way that its prices do not tell. */
function withinLimits(index: ProductIndex, by: PricedBy, which: Which): PriceOf {
  const { low, shown, high } = pricedBy(index, by.offer)
  const column = which === 'shown' ? shown : high
  if (!by.offer) return (slot) => column[slot]!
  const { priceMin, priceMax } = by.offer
  const looked = lookedUp(index, by, which)
  return (slot) => {
    const [lowest, highest] = [low[slot]!, high[slot]!]
    if (!lowest || lowest > priceMax || highest < priceMin) return 0
    if (which === 'high' ? highest <= priceMax : lowest >= priceMin && shown[slot]! <= priceMax) return column[slot]!
    return looked(slot)
  }
}

function lookedUp(index: ProductIndex, { offer: asked, own }: PricedBy, which: Which): PriceOf {
  const { offersFrom, offers, offerPrices } = index
  const passes = asked ? isAsked(index, asked) : () => true
  const isStandard = isStandardFor(index, own)
  return (slot) => {
    let [low, high, standard] = [0, 0, 0]
    const last = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < last; offer++) {
      if (!passes(offer)) continue
      const price = offerPrices[offer]!
      if (!low || price < low) low = price
      if (price > high) high = price
      if ((!standard || price < standard) && isStandard(offer)) standard = price
    }
    return which === 'high' ? high : standard || low
  }
}

const KEPT = { bytes: 4_000_000, atLeast: 8, bytesAProduct: 4 }
const keptOf = patchedOf<Int32Array>(KEPT)

function keptPrices(index: ProductIndex, by: PricedBy, which: Which): PriceOf {
  const priceOf = lookedUp(index, by, which)
  const column = keptOf(index).of(
    `${which} ${by.offer?.key} ${JSON.stringify(by.own)}`,
    (room) => new Int32Array(room),
    (prices, slot) => (prices[slot] = priceOf(slot)),
  )
  return (slot) => column[slot]!
}

/** What a person means by a good offer; `slowStores` take more days to post than it allows. */
export interface OwnStandard {
  standard: Standard
  slowStores: number[]
}

/** Returns a test of whether an offer, by its position, is within the standard; the usual one for null. */
export function isStandardFor(index: ProductIndex, own: OwnStandard | null) {
  const { offerKinds, offerStores, kinds } = index
  if (!own) return (offer: number) => Boolean(kinds.standard[offerKinds[offer]!])
  const within = kinds.named.map((kind) => isWithin(own.standard, kind))
  const slow = new Set(own.slowStores)
  return (offer: number) => within[offerKinds[offer]!]! && !slow.has(offerStores[offer]!)
}

/** Goods, which stand on no scale, are either sealed or not. */
function isWithin({ condition: least, languages, finishes }: Standard, kind: OfferKind) {
  if (kind.isFlawed) return false
  const rank = rankOfCondition(kind.condition)
  if (rank === null) return (standardConditions as readonly string[]).includes(kind.condition)
  const isAmong = <T>(wanted: readonly T[], value: T) => wanted.length === 0 || wanted.includes(value)
  return rank >= rankOfCondition(least)! && isAmong(languages, kind.language) && isAmong(finishes, kind.finish)
}
