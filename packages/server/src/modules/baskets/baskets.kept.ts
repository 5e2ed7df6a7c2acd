import type { App } from '../../app.ts'
import type { User } from '../../platform/routes.ts'
import { bundlesInCart, type Center } from '../cart/index.ts'
import type { ParcelItem } from '../shipping/index.ts'
import type { Candidate, Sender } from './baskets.queries.ts'

/** What stays in the cart of who asks, by who sends it: what is bought there comes in the same parcel. */
export interface Kept extends Sender {
  items: ParcelItem[]
  goods_cents: number
  count: number
}

export interface KeptInCart {
  parcels: Kept[]
  /** How many of an offer are in the cart already, by where they lie. */
  unitsOf: (offerId: number, isCenter: boolean) => number
}

const NOTHING: KeptInCart = { parcels: [], unitsOf: () => 0 }

interface Stays {
  /** Rows of the cart that do not stay. */
  without: number[]
  center: Center
}

export async function keptInCart({ db }: App, user: User | null, { without, center }: Stays): Promise<KeptInCart> {
  if (!user) return NOTHING
  const bundles = await bundlesInCart(db, user.id, without)
  const units = new Map<string, number>()
  for (const { offer, bra_center: isCenter, quantity } of bundles.flatMap(({ lines }) => lines))
    if (offer) units.set(`${offer.id} ${isCenter}`, quantity)
  const parcels = bundles.flatMap(({ store, items, goodsCents: goods_cents }): Kept[] => {
    if (items.length === 0) return []
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    return [{ ...(store ? senderOf(store) : centerAsSender(center)), items, goods_cents, count }]
  })
  return { parcels, unitsOf: (offerId, isCenter) => units.get(`${offerId} ${isCenter}`) ?? 0 }
}

type Store = NonNullable<Awaited<ReturnType<typeof bundlesInCart>>[number]['store']>

const senderOf = ({ store, uf, cep, sends_letters }: Store): Sender => {
  const { id: store_id, free_shipping_over_cents } = store
  return { store_id, uf, cep, sends_letters, free_shipping_over_cents }
}

export const centerAsSender = ({ uf, cep }: Center): Sender => ({
  ...{ store_id: null, uf, cep },
  sends_letters: false,
  free_shipping_over_cents: null,
})

export const goodsOfKept = (kept: Kept[]) => kept.reduce((sum, { goods_cents: cents }) => sum + cents, 0)

/** What can still be bought of each beside what the cart has of it. */
export const besideCart = (offers: Candidate[], { unitsOf }: KeptInCart) =>
  offers.flatMap((offer) => {
    const quantity = offer.quantity - unitsOf(offer.id, offer.store_id === null)
    return quantity > 0 ? [{ ...offer, quantity }] : []
  })
