import type { BestBasket } from '@bra/contract/baskets.schemas'
import type { App } from '../../app.ts'
import { offeredQuotes } from '../cart/index.ts'
import { type Parcel, type Quote, quotesFor } from '../shipping/index.ts'
import type { Destination } from './baskets.freight.ts'
import type { Posed } from './baskets.problem.ts'
import type { Candidate } from './baskets.queries.ts'
import type { Solved } from './solver/problem.ts'

export interface Bought {
  /** Position of the line among the wanted ones. */
  at: number
  offer: Candidate
  quantity: number
}

/** What is bought in each store, by its id; the centre has none. */
export type BoughtAt = Map<number | null, Bought[]>
export type Freights = Map<number | null, BestBasket['stores'][number]['freight']>

interface Sent {
  posed: Posed
  solved: Solved
  bought: BoughtAt
  postsInDays: (storeId: number | null) => number
}

export function boughtAt({ candidates }: Posed, { picks }: Solved): BoughtAt {
  const bought = picks.map(({ line, offer, quantity }) => ({ at: line, offer: candidates[offer]!, quantity }))
  return Map.groupBy(bought, ({ offer }) => offer.store_id)
}

export const goodsOf = (items: Bought[]) =>
  items.reduce((sum, { offer, quantity }) => sum + offer.price_cents * quantity, 0)

/** What every parcel costs just as the cart will say it: as it is packed, by whoever carries it. */
export async function freightsOf(app: App, to: Destination, sent: Sent): Promise<Freights> {
  const bought = [...sent.bought]
  const parcels = bought.map(([, items]) => parcelOf(items, to))
  // without a CEP there is nothing to ask a carrier
  const quotes = await quotesFor({ ...app, isHeld: to.cep === undefined }, parcels)
  return new Map(bought.map(([id, items], at) => [id, freightOf(id, { items, quotes: quotes[at]! }, sent)]))
}

function parcelOf(items: Bought[], to: Destination): Parcel {
  const { uf, cep, sends_letters: sendsLetters, store_id: storeId } = items[0]!.offer
  return {
    origin: uf,
    destination: to.uf,
    originCep: cep,
    destinationCep: to.cep ?? '',
    items: items.map(({ offer: { grams, is_card: isCard, sides }, quantity }) => ({ quantity, grams, isCard, sides })),
    valueCents: goodsOf(items),
    sendsLetters,
    // whoever wants to go there says so in the cart
    allowsPickup: false,
    storeId,
  }
}

function freightOf(
  id: number | null,
  { items, quotes }: { items: Bought[]; quotes: Quote[] },
  { posed, solved, postsInDays }: Sent,
) {
  const at = posed.storeIds.indexOf(id)
  const { freeFrom, ways } = posed.problem.stores[at]!
  const isFree = freeFrom !== null && goodsOf(items) >= freeFrom
  const [quote] = offeredQuotes(quotes, { postsInDays: postsInDays(id), isFree })
  if (quote) return { cents: quote.cents, method: quote.name, days: quote.days_min, free: quote.cents === 0 }
  // too much for one parcel
  const { name, days } = ways.at(-1)!
  const cents = solved.freights[at]!
  return { cents, method: name, days: postsInDays(id) + days, free: cents === 0 }
}
