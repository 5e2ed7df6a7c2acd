import type { SeenOffer } from '@bra/contract/orders/cart.schemas'

/** One offer as the person saw it, and how many units of it. */
export interface Wanted {
  offer: SeenOffer & { id: number; store: { name: string } }
  quantity: number
  /** True takes them from the centre, false from the store; without it the server chooses. */
  bra_center?: boolean
  /** True where the page itself shows the cart's news. */
  isShownAlready?: boolean
}

interface KeptWish extends Wanted {
  /** Path, query and distance from the top of the page where the button was pressed. */
  place: string
  top: number
}

const KEY = 'wishes'
const MOST = 20

/** Keeps what a visitor wants to buy until they sign in in this tab; the same offer replaces its earlier wish. */
export function keepWish({ offer, quantity, bra_center }: Wanted) {
  const others = kept().filter((wish) => wish.offer.id !== offer.id)
  const wish: KeptWish = { offer, quantity, bra_center, place: currentPlace(), top: Math.round(scrollY) }
  sessionStorage.setItem(KEY, JSON.stringify([...others, wish].slice(-MOST)))
}

export function takeWishes(): KeptWish[] {
  const wishes = kept()
  sessionStorage.removeItem(KEY)
  return wishes
}

export const currentPlace = () => location.pathname + location.search

const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as KeptWish[]
