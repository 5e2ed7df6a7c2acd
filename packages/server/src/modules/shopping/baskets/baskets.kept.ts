import { isOfCentre } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import { bundlesInCart, type CartOwner, type Center, waysChosen } from '../../orders/cart/index.ts'
import type { PricedItem } from '../../stores/shipping/index.ts'
import type { MethodCode } from '../../stores/shipping/shipping.tables.ts'
import type { Candidate, Offered, SenderTerms } from './baskets.queries.ts'

/** A parcel of goods that stay in the person's cart; what is bought from the same sender comes in it too. */
export interface CartParcel extends SenderTerms {
  items: PricedItem[]
  goods_cents: number
  count: number
}

export interface KeptInCart {
  parcels: CartParcel[]
  unitsOf: (offerId: number, isCenter: boolean) => number
  chosen: Map<number | null, MethodCode>
}

const NOTHING: KeptInCart = { parcels: [], unitsOf: () => 0, chosen: new Map() }

interface Stays {
  /** Rows of the cart that do not stay. */
  without: number[]
  center: Center
}

export async function keptInCart(
  { db }: App,
  owner: CartOwner | null,
  { without, center }: Stays,
): Promise<KeptInCart> {
  if (!owner) return NOTHING
  const [bundles, ways] = await Promise.all([bundlesInCart(db, owner, without), waysChosen(db, owner)])
  const chosen = new Map(ways.map(({ store_id, method }) => [store_id, method]))
  const units = new Map<string, number>()
  for (const { offer, bra_center: isCenter, quantity } of bundles.flatMap(({ lines }) => lines))
    if (offer) units.set(`${offer.id} ${isCenter}`, quantity)
  const parcels = bundles.flatMap(({ store, items, goodsCents: goods_cents }): CartParcel[] => {
    if (items.length === 0) return []
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const sender = store ? termsOfStore(store) : termsOfCenter(center)
    return [{ ...sender, chosen: chosenOf(sender, chosen), items, goods_cents, count }]
  })
  return { parcels, chosen, unitsOf: (offerId, isCenter) => units.get(`${offerId} ${isCenter}`) ?? 0 }
}

type Store = NonNullable<Awaited<ReturnType<typeof bundlesInCart>>[number]['store']>

type UnchosenTerms = Omit<SenderTerms, 'chosen'>

const termsOfStore = ({ store, uf, cep, sends_letters, allows_pickup }: Store): UnchosenTerms => {
  const { id: store_id, free_shipping_over_cents } = store
  return { store_id, uf, cep, sends_letters, allows_pickup, free_shipping_over_cents }
}

export const termsOfCenter = ({ uf, cep }: Center): UnchosenTerms => ({
  ...{ store_id: null, uf, cep },
  ...{ sends_letters: false, allows_pickup: false },
  free_shipping_over_cents: null,
})

function chosenOf({ store_id: id, allows_pickup: isOpen }: UnchosenTerms, chosen: KeptInCart['chosen']) {
  const method = chosen.get(id) ?? null
  return method === 'retirada' && !isOpen ? null : method
}

export const goodsOfKept = (kept: CartParcel[]) => kept.reduce((sum, { goods_cents: cents }) => sum + cents, 0)

export const besideCart = (offers: Offered[], { unitsOf, chosen }: KeptInCart): Candidate[] =>
  offers.flatMap((offer) => {
    const quantity = offer.quantity - unitsOf(offer.id, isOfCentre(offer))
    return quantity > 0 ? [{ ...offer, quantity, chosen: chosenOf(offer, chosen) }] : []
  })
