import type { WantedOffer } from './parcel.queries.ts'

/** More would no longer be seen at a glance. */
const MOST = 6

const costOf = ({ price_cents, quantity }: Pick<WantedOffer, 'price_cents' | 'quantity'>) => price_cents * quantity

export const sumOf = (offers: WantedOffer[]) => offers.reduce((sum, offer) => sum + costOf(offer), 0)

/** Chooses as many wanted offers, cheapest first, as free freight needs; all that fit where no rule frees freight. */
export function chosenToComplete(offers: WantedOffer[], missingCents: number | null) {
  const shown = offers.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, MOST)
  if (!missingCents) return shown
  const enough = shown.findIndex((_, at) => sumOf(shown.slice(0, at + 1)) >= missingCents)
  return enough < 0 ? shown : shown.slice(0, enough + 1)
}
