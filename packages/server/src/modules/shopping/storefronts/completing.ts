import type { WantedOffer } from './parcel.queries.ts'

/** More would no longer be seen at a glance. */
const MOST = 6

export const costOf = ({ price_cents, quantity }: Pick<WantedOffer, 'price_cents' | 'quantity'>) =>
  price_cents * quantity

export const sumOf = (offers: WantedOffer[]) => offers.reduce((sum, offer) => sum + costOf(offer), 0)

/**
 * Chooses among wanted offers, cheapest first: those that reach free freight with nothing to spare, or else all that
 * can be shown. `missingCents` is the value of goods missing for free freight; null if there is no such rule.
 */
export function chosenToComplete(offers: WantedOffer[], missingCents: number | null) {
  const shown = offers.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, MOST)
  if (!missingCents || sumOf(shown) < missingCents) return shown
  let spare = sumOf(shown) - missingCents
  return shown
    .toReversed()
    .filter((offer) => {
      const isNeeded = costOf(offer) > spare
      if (!isNeeded) spare -= costOf(offer)
      return isNeeded
    })
    .toReversed()
}
