import type { BasketLimits } from '@bra/contract/baskets.schemas'
import {
  type CardCondition,
  cardConditions,
  conditionRank,
  isThisOrBetter,
  type OfferCondition,
} from '@bra/contract/trade'
import type { Candidate } from './baskets.queries.ts'
import type { WantedLine } from './baskets.wanted.ts'
import type { ParcelFreight } from './baskets.freight.ts'
import type { Problem } from './solver/problem.ts'

/** The stores and offers of a problem, in its order. */
export interface Posed {
  problem: Problem
  candidates: Candidate[]
  storeIds: (number | null)[]
}

interface Scene {
  candidates: Candidate[]
  dropped: number[]
  freight: ParcelFreight
}

/** What the solver is asked: a line that was dropped is wanted no more, a store that sends nothing there has no offers. */
export function pose(wanted: WantedLine[], { candidates, dropped, freight }: Scene): Posed {
  const linesOf = new Map<number, number[]>()
  wanted.forEach(({ line, productIds }, at) => {
    if (dropped.includes(line)) return
    for (const id of new Set(productIds)) linesOf.set(id, [...(linesOf.get(id) ?? []), at])
  })
  const served = candidates.flatMap((candidate) => {
    const lines = (linesOf.get(candidate.product_id) ?? []).filter((at) => suits(candidate, wanted[at]!.limits))
    return lines.length && freight.of(candidate.uf, candidate.grams) ? [{ candidate, lines }] : []
  })
  const storeIds = [...new Set(served.map(({ candidate }) => candidate.store_id))]
  const placeOf = new Map(storeIds.map((id, place) => [id, place]))
  const byStore = Map.groupBy(served, ({ candidate }) => candidate.store_id)
  return {
    candidates: served.map(({ candidate }) => candidate),
    storeIds,
    problem: {
      quantities: wanted.map(({ line, quantity }) => (dropped.includes(line) ? 0 : quantity)),
      stores: storeIds.map((id) =>
        storeOf(
          byStore.get(id)!.map(({ candidate }) => candidate),
          freight,
        ),
      ),
      offers: served.map(({ candidate, lines }) => ({
        store: placeOf.get(candidate.store_id)!,
        price: candidate.price_cents,
        stock: candidate.quantity,
        lines,
      })),
    },
  }
}

/** Its lightest parcel costs no more than any other, so the solver's bound holds whatever is bought. */
function storeOf(offers: Candidate[], freight: ParcelFreight) {
  const { uf, free_shipping_over_cents: over } = offers[0]!
  const lightest = Math.min(...offers.map(({ grams }) => grams))
  const freeFrom = Math.min(over ?? Infinity, freight.freeFrom ?? Infinity)
  return { freight: freight.of(uf, lightest)!.cents, freeFrom: Number.isFinite(freeFrom) ? freeFrom : null }
}

function suits(offer: Candidate, { condition, languages, finishes, most_cents: most }: BasketLimits) {
  return (
    (condition === null || isThisOrBetter(offer.condition, condition)) &&
    (!languages.length || languages.includes(offer.language)) &&
    (!finishes.length || finishes.includes(offer.finish)) &&
    (most === null || offer.price_cents <= most)
  )
}

/** The same lines, each content with one condition less; null where that changes none. */
export function oneWorse(wanted: WantedLine[]): WantedLine[] | null {
  const lowered = wanted.map((line) => ({
    ...line,
    limits: { ...line.limits, condition: worseThan(line.limits.condition) },
  }))
  const isChanged = lowered.some(({ limits }, at) => limits.condition !== wanted[at]!.limits.condition)
  return isChanged ? lowered : null
}

const worseThan = (condition: OfferCondition | null) =>
  condition && isOfCards(condition) ? (cardConditions[cardConditions.indexOf(condition) + 1] ?? condition) : condition

const isOfCards = (condition: OfferCondition): condition is CardCondition => condition in conditionRank
