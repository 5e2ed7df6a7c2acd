import type { SeenOffer } from '@bra/contract/orders/cart.schemas'

/** One offer as the person saw it, and how many units of it. */
export interface Wanted {
  offer: SeenOffer & { id: number; store: { name: string } }
  quantity: number
}

interface KeptWish extends Wanted {
  /** Path, query and distance from the top of the page where the button was pressed. */
  place: string
  top: number
}

const KEY = 'wishes'
const MOST = 20

/** Keeps what a visitor wants to buy until they sign in in this tab; the same offer replaces its earlier wish. */
export function keepWish({ offer, quantity }: Wanted) {
  const others = kept().filter((wish) => wish.offer.id !== offer.id)
  const wish: KeptWish = { offer, quantity, place: currentPlace(), top: Math.round(scrollY) }
  sessionStorage.setItem(KEY, JSON.stringify([...others, wish].slice(-MOST)))
}

export function takeWishes(): KeptWish[] {
  const wishes = kept()
  sessionStorage.removeItem(KEY)
  return wishes
}

export const currentPlace = () => location.pathname + location.search

const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as KeptWish[]
