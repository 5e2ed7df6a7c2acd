import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { type Extra, extras } from '@bra/contract/trade/trade'
import type { Found } from './finder.freshness.ts'

const extrasOfBits = new Map<number, Extra[]>()

/** Returns one list for all offers with the same extras. */
function extrasOf(bits: number): Extra[] {
  const known = extrasOfBits.get(bits)
  if (known) return known
  const made = extras.filter((_, at) => bits & (1 << at))
  extrasOfBits.set(bits, made)
  return made
}

/** Returns an offer of a product as lists name it; both are given by their places in the index. */
export function namedOffer({ index, known }: Pick<Found, 'index' | 'known'>, slot: number, offer: number): NamedOffer {
  const id = index.offerIds[offer]!
  const store = index.offerStores[offer]!
  const { condition, language, finish, reachesFree } = index.kinds.named[index.offerKinds[offer]!]!
  return {
    id,
    condition,
    grade: index.grades.get(slot)?.get(id) ?? null,
    language,
    finish,
    extras: extrasOf(index.offerExtras[offer]!),
    price_cents: index.offerPrices[offer]!,
    regular_price_cents: index.offerRegularPrices[offer]! || null,
    free_shipping: reachesFree,
    store: { id: store, name: known.storeNames.get(store)! },
  }
}
