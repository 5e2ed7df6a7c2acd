import type { BasketLimits } from '@bra/contract/shopping/baskets.schemas'
import {
  type CardCondition,
  cardConditions,
  conditionRank,
  flaws,
  isThisOrBetter,
  type OfferCondition,
} from '@bra/contract/trade/trade'
import type { CartParcel } from './baskets.kept.ts'
import type { Candidate, SenderTerms } from './baskets.queries.ts'
import type { WantedLine } from './baskets.wanted.ts'
import { NO_CARD, type Way } from '../../stores/shipping/index.ts'
import type { Tariff } from './baskets.freight.ts'
import { type Load, type Problem, type ProblemStore, takes } from '@bra/solver/problem'

export interface Posed {
  /** The last lines and offers stand for parcels that stay in the cart; each of these offers serves only its line. */
  problem: Omit<Problem, 'stores'> & { stores: (Omit<ProblemStore, 'ways'> & { ways: Way[] })[] }
  candidates: Candidate[]
  storeIds: (number | null)[]
  kept: CartParcel[]
}

interface Scene {
  candidates: Candidate[]
  dropped: number[]
  tariff: Tariff
  kept: CartParcel[]
}

export function pose(wanted: WantedLine[], { candidates, dropped, tariff, kept }: Scene): Posed {
  const served = servingOf(wanted, { candidates, dropped, tariff })
  const byStore = Map.groupBy(served, ({ candidate }) => candidate.store_id)
  const sent = kept.filter(
    (parcel) => byStore.has(parcel.store_id) || waysFor(parcel, loadOfKept(parcel), tariff).length,
  )
  const keptBy = new Map(sent.map((parcel) => [parcel.store_id, parcel]))
  const storeIds = [...new Set([...byStore.keys(), ...keptBy.keys()])]
  const stores = storeIds.map((id) => storeOf({ offers: byStore.get(id) ?? [], kept: keptBy.get(id) }, tariff))
  const quantities = wanted.map(({ line, quantity }) => (dropped.includes(line) ? 0 : quantity))
  const placeOf = new Map(storeIds.map((id, place) => [id, place]))
  const offerOf = ({ store_id: id }: SenderTerms, { goods, grams, cards }: Load) => ({
    ...{ store: placeOf.get(id)!, price: goods, grams, cards },
  })
  const offered = served.map(({ candidate, lines }) => ({
    ...offerOf(candidate, loadOfUnit(candidate)),
    ...{ stock: candidate.quantity, lines },
  }))
  const stays = sent.map((parcel, at) => ({
    ...offerOf(parcel, loadOfKept(parcel)),
    ...{ stock: 1, lines: [wanted.length + at] },
  }))
  return {
    candidates: served.map(({ candidate }) => candidate),
    storeIds,
    kept: sent,
    problem: {
      quantities: [...quantities, ...stays.map(() => 1)],
      stores,
      offers: [...offered, ...stays],
    },
  }
}

interface Serving {
  candidate: Candidate
  lines: number[]
}

function servingOf(wanted: WantedLine[], { candidates, dropped, tariff }: Omit<Scene, 'kept'>): Serving[] {
  const linesOf = new Map<number, number[]>()
  wanted.forEach(({ line, productIds }, at) => {
    if (dropped.includes(line)) return
    for (const id of new Set(productIds)) linesOf.set(id, [...(linesOf.get(id) ?? []), at])
  })
  return candidates.flatMap((candidate) => {
    const lines = (linesOf.get(candidate.product_id) ?? []).filter((at) => suits(candidate, wanted[at]!.limits))
    return lines.length && waysFor(candidate, loadOfUnit(candidate), tariff).length ? [{ candidate, lines }] : []
  })
}

function storeOf({ offers, kept }: { offers: Serving[]; kept: CartParcel | undefined }, tariff: Tariff) {
  const sender = kept ?? offers[0]!.candidate
  // free freight is by the cheapest way, so Sedex is never free
  const free = sender.chosen === 'sedex' ? [] : tariff.freeRulesOf(sender)
  const loads = [...offers.map(({ candidate }) => loadOfUnit(candidate)), ...(kept ? [loadOfKept(kept)] : [])]
  // a way that takes no offer of the store alone takes no several of them either
  const useful = new Set(loads.flatMap((load) => waysFor(sender, load, tariff)))
  const ways = waysOf(sender, tariff).filter((way) => useful.has(way))
  return { ways, free }
}

const waysFor = (sender: SenderTerms, load: Load, tariff: Tariff): Way[] =>
  waysOf(sender, tariff).filter((way) => takes(way, load))

const waysOf = ({ uf, sends_letters: sendsLetters, chosen }: SenderTerms, tariff: Tariff) =>
  tariff.of({ origin: uf, sendsLetters, chosen })

const loadOfUnit = ({ price_cents: goods, grams, is_card: isCard }: Candidate): Load => ({
  ...{ goods, grams },
  cards: isCard ? 1 : NO_CARD,
})

const loadOfKept = ({ goods_cents: goods, items }: CartParcel): Load => ({
  goods,
  grams: items.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
  cards: items.reduce((sum, { isCard, quantity }) => sum + (isCard ? 1 : NO_CARD) * quantity, 0),
})

function suits(offer: Candidate, { condition, languages, finishes, edition, most_cents: most }: BasketLimits) {
  return (
    !offer.extras.some((extra) => flaws.includes(extra)) &&
    (condition === null || isThisOrBetter(offer.condition, condition)) &&
    (!languages.length || languages.includes(offer.language)) &&
    (!finishes.length || finishes.includes(offer.finish)) &&
    (edition === null || offer.extras.includes(edition)) &&
    (most === null || offer.price_cents <= most)
  )
}

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
