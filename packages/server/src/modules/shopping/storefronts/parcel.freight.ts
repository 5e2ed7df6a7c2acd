import type { App } from '../../../app.ts'
import type { User } from '../../../platform/routes.ts'
import {
  type Bundle,
  countedQuote,
  type Destination,
  offeredQuotes,
  ofPerson,
  waysChosen,
} from '../../orders/cart/index.ts'
import { type FreeRule, gramsOf, isFreed, type PricedItem, quotesFor } from '../../stores/shipping/index.ts'
import { sumOf } from './completing.ts'
import type { StoreSending, WantedOffer } from './parcel.queries.ts'

export interface StoreParcel {
  storeId: number
  sender: StoreSending
  destination: Destination | null
  freeRules: FreeRule[]
  postsInDays: number
}

interface Compared {
  parcel: StoreParcel
  bundle: Bundle | undefined
  items: WantedOffer[]
}

/** Returns the freight in cents of what is in the cart, and with the items, as the cart shows it; null if unknown. */
export async function freightsOf(
  app: App,
  user: User,
  { parcel, bundle, items }: Compared,
): Promise<[before: number | null, after: number | null]> {
  const { storeId, sender, destination, freeRules, postsInDays } = parcel
  if (!destination) return [null, null]
  const there = { items: bundle?.items ?? [], goodsCents: bundle?.goodsCents ?? 0 }
  const both = { items: [...there.items, ...items.map(itemOf)], goodsCents: there.goodsCents + sumOf(items) }
  const chosen = (await waysChosen(app.db, ofPerson(user.id))).find(({ store_id: id }) => id === storeId)?.method
  const sent = [there, both].filter((load) => load.items.length > 0)
  const quotes = await quotesFor(
    app,
    sent.map((load) => ({
      ...{ origin: sender.uf, originCep: sender.cep, destination: destination.uf, destinationCep: destination.cep },
      ...{ items: load.items, valueCents: load.goodsCents, storeId },
      ...{ sendsLetters: sender.sends_letters, allowsPickup: sender.allows_pickup },
    })),
  )
  const cents = sent.map(({ items: sentItems, goodsCents }, at) => {
    const isFree = isFreed(freeRules, { goods: goodsCents, grams: gramsOf(sentItems) })
    return countedQuote(offeredQuotes(quotes[at]!, { postsInDays, isFree }), chosen)?.cents ?? null
  })
  const [one = null, other = null] = cents
  return sent.length === 2 ? [one, other] : [0, one]
}

const itemOf = ({ grams, sides, quantity, is_card: isCard, price_cents: cents }: WantedOffer): PricedItem => ({
  ...{ grams, sides, quantity, isCard, cents },
})
