import type { App } from '../../app.ts'
import type { User } from '../../platform/routes.ts'
import { bundlesInCart, type Center, waysChosen } from '../cart/index.ts'
import type { ParcelItem } from '../shipping/index.ts'
import type { MethodCode } from '../shipping/shipping.tables.ts'
import type { Candidate, Offered, Sender } from './baskets.queries.ts'

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
  chosen: Map<number | null, MethodCode>
}

const NOTHING: KeptInCart = { parcels: [], unitsOf: () => 0, chosen: new Map() }

interface Stays {
  /** Rows of the cart that do not stay. */
  without: number[]
  center: Center
}

export async function keptInCart({ db }: App, user: User | null, { without, center }: Stays): Promise<KeptInCart> {
  if (!user) return NOTHING
  const [bundles, ways] = await Promise.all([bundlesInCart(db, user.id, without), waysChosen(db, user.id)])
  const chosen = new Map(ways.map(({ store_id, method }) => [store_id, method]))
  const units = new Map<string, number>()
  for (const { offer, bra_center: isCenter, quantity } of bundles.flatMap(({ lines }) => lines))
    if (offer) units.set(`${offer.id} ${isCenter}`, quantity)
  const parcels = bundles.flatMap(({ store, items, goodsCents: goods_cents }): Kept[] => {
    if (items.length === 0) return []
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const sender = store ? senderOf(store) : centerAsSender(center)
    return [{ ...sender, chosen: chosenOf(sender, chosen), items, goods_cents, count }]
  })
  return { parcels, chosen, unitsOf: (offerId, isCenter) => units.get(`${offerId} ${isCenter}`) ?? 0 }
}

type Store = NonNullable<Awaited<ReturnType<typeof bundlesInCart>>[number]['store']>

type Place = Omit<Sender, 'chosen'>

const senderOf = ({ store, uf, cep, sends_letters, allows_pickup }: Store): Place => {
  const { id: store_id, free_shipping_over_cents } = store
  return { store_id, uf, cep, sends_letters, allows_pickup, free_shipping_over_cents }
}

export const centerAsSender = ({ uf, cep }: Center): Place => ({
  ...{ store_id: null, uf, cep },
  ...{ sends_letters: false, allows_pickup: false },
  free_shipping_over_cents: null,
})

/** Nobody is visited any more who does not want to be. */
function chosenOf({ store_id: id, allows_pickup: isOpen }: Place, chosen: KeptInCart['chosen']) {
  const method = chosen.get(id) ?? null
  return method === 'retirada' && !isOpen ? null : method
}

export const goodsOfKept = (kept: Kept[]) => kept.reduce((sum, { goods_cents: cents }) => sum + cents, 0)

/** What can still be bought of each beside what the cart has of it, and how it is to be sent. */
export const besideCart = (offers: Offered[], { unitsOf, chosen }: KeptInCart): Candidate[] =>
  offers.flatMap((offer) => {
    const quantity = offer.quantity - unitsOf(offer.id, offer.store_id === null)
    return quantity > 0 ? [{ ...offer, quantity, chosen: chosenOf(offer, chosen) }] : []
  })
