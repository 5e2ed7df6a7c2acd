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
import { NO_CARD, type Way } from '../shipping/index.ts'
import type { Tariff } from './baskets.freight.ts'
import { type Load, type Problem, type ProblemStore, takes } from './solver/problem.ts'

/** The stores and offers of a problem, in its order. */
export interface Posed {
  problem: Omit<Problem, 'stores'> & { stores: (Omit<ProblemStore, 'ways'> & { ways: Way[] })[] }
  candidates: Candidate[]
  storeIds: (number | null)[]
}

interface Scene {
  candidates: Candidate[]
  dropped: number[]
  tariff: Tariff
}

/** What the solver is asked: a line that was dropped is wanted no more, nothing is offered that cannot be sent there. */
export function pose(wanted: WantedLine[], { candidates, dropped, tariff }: Scene): Posed {
  const linesOf = new Map<number, number[]>()
  wanted.forEach(({ line, productIds }, at) => {
    if (dropped.includes(line)) return
    for (const id of new Set(productIds)) linesOf.set(id, [...(linesOf.get(id) ?? []), at])
  })
  const served = candidates.flatMap((candidate) => {
    const lines = (linesOf.get(candidate.product_id) ?? []).filter((at) => suits(candidate, wanted[at]!.limits))
    return lines.length && waysFor(candidate, tariff).length ? [{ candidate, lines }] : []
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
          tariff,
        ),
      ),
      offers: served.map(({ candidate, lines }) => ({
        store: placeOf.get(candidate.store_id)!,
        price: candidate.price_cents,
        stock: candidate.quantity,
        grams: candidate.grams,
        cards: cardsOf(candidate),
        lines,
      })),
    },
  }
}

function storeOf(offers: Candidate[], tariff: Tariff) {
  const freeFrom = Math.min(offers[0]!.free_shipping_over_cents ?? Infinity, tariff.freeFrom ?? Infinity)
  // what takes no offer of the store alone is no way for several of them
  const useful = new Set(offers.flatMap((offer) => waysFor(offer, tariff)))
  const ways = tariff.of(offers[0]!.uf, offers[0]!.sends_letters).filter((way) => useful.has(way))
  return { ways, freeFrom: Number.isFinite(freeFrom) ? freeFrom : null }
}

/** Those in which one unit can be sent. */
function waysFor(offer: Candidate, tariff: Tariff): Way[] {
  const one: Load = { goods: offer.price_cents, grams: offer.grams, cards: cardsOf(offer) }
  return tariff.of(offer.uf, offer.sends_letters).filter((way) => takes(way, one))
}

const cardsOf = ({ is_card: isCard }: Candidate) => (isCard ? 1 : NO_CARD)

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
