import type { Standard } from '@bra/contract/trade/standard'
import { rankOfCondition, standardConditions } from '@bra/contract/trade/trade'
import type { OfferKind } from './finder.codes.ts'
import type { ProductIndex } from './finder.product-index.ts'

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
