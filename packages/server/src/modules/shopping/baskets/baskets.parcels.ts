import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import type { App } from '../../../app.ts'
import { countedQuote, offeredQuotes } from '../../orders/cart/index.ts'
import { gramsOf, isFreed, type Parcel, type PricedItem, type Quote, quotesFor } from '../../stores/shipping/index.ts'
import type { Destination } from './baskets.freight.ts'
import type { CartParcel } from './baskets.kept.ts'
import type { Posed } from './baskets.problem.ts'
import type { Candidate, SenderTerms } from './baskets.queries.ts'
import type { Solved } from '@bra/solver/problem'

export interface Bought {
  /** Position of the line among the wanted ones. */
  at: number
  offer: Candidate
  quantity: number
}

/** Purchases by store id; null is the centre. */
export type BoughtAt = Map<number | null, Bought[]>
export type Freights = Map<number | null, BestBasket['stores'][number]['freight']>

interface Sent {
  posed: Posed
  solved: Solved
  bought: BoughtAt
  kept: CartParcel[]
  postsInDays: (storeId: number | null) => number
}

export function boughtAt({ candidates }: Posed, { picks }: Solved): BoughtAt {
  const bought = picks.flatMap(({ line, offer, quantity }) =>
    candidates[offer] ? [{ at: line, offer: candidates[offer], quantity }] : [],
  )
  return Map.groupBy(bought, ({ offer }) => offer.store_id)
}

export const goodsOf = (items: Bought[]) =>
  items.reduce((sum, { offer, quantity }) => sum + offer.price_cents * quantity, 0)

interface ToSend {
  sender: SenderTerms
  items: PricedItem[]
  goodsCents: number
}

/** Returns freight by store id just as the cart will show it: for the packed parcel, by whoever carries it. */
export async function freightsOf(app: App, to: Destination, sent: Sent): Promise<Freights> {
  const parcels = toSend(sent)
  const quotes = await quotesFor(
    { ...app, isHeld: to.cep === undefined },
    parcels.map((parcel) => parcelOf(parcel, to)),
  )
  return new Map(parcels.map((parcel, at) => [parcel.sender.store_id, freightOf(parcel, quotes[at]!, sent)]))
}

function toSend({ bought, kept }: Sent): ToSend[] {
  const keptBy = new Map(kept.map((parcel) => [parcel.store_id, parcel]))
  return [...new Set([...bought.keys(), ...keptBy.keys()])].map((id) => {
    const [own, stays] = [bought.get(id) ?? [], keptBy.get(id)]
    return {
      sender: stays ?? own[0]!.offer,
      items: [...(stays?.items ?? []), ...own.map(itemOf)],
      goodsCents: (stays?.goods_cents ?? 0) + goodsOf(own),
    }
  })
}

const itemOf = ({ offer: { grams, is_card: isCard, sides, price_cents: cents }, quantity }: Bought) => ({
  ...{ quantity, grams, cents, isCard, sides },
})

const parcelOf = ({ sender, items, goodsCents }: ToSend, to: Destination): Parcel => ({
  origin: sender.uf,
  destination: to.uf,
  originCep: sender.cep,
  destinationCep: to.cep ?? '',
  items,
  valueCents: goodsCents,
  sendsLetters: sender.sends_letters,
  allowsPickup: sender.chosen === 'retirada',
  storeId: sender.store_id,
})

function freightOf({ sender: { store_id: id, chosen }, items, goodsCents }: ToSend, quotes: Quote[], sent: Sent) {
  const at = sent.posed.storeIds.indexOf(id)
  // the parcel stays in the cart, and has no way to be sent
  if (at < 0) return { cents: 0, method: '', days: 0, free: false, parcels: 1 }
  const { free, ways } = sent.posed.problem.stores[at]!
  const isFree = isFreed(free, { goods: goodsCents, grams: gramsOf(items) })
  const quote = countedQuote(offeredQuotes(quotes, { postsInDays: sent.postsInDays(id), isFree }), chosen)
  if (quote) {
    const { cents, name: method, days_min: least, parcels } = quote
    return { cents, method, days: least, free: cents === 0, parcels }
  }
  // the goods are too much to be sent at once
  const { name, days } = ways.at(-1)!
  const cents = sent.solved.freights[at]!
  return { cents, method: name, days: sent.postsInDays(id) + days, free: cents === 0, parcels: 1 }
}
