export const priceEndings = ['none', '90', '99', '00'] as const
export type PriceEnding = (typeof priceEndings)[number]

const REAL = 100

interface Bounds {
  /** The price before the change, and its direction: below 0 for down, above 0 for up, 0 for none. */
  from: number
  way: number
  low: number
  high: number
}

/** Returns the price itself if no ending fits, or if it would reverse the change: a cut never becomes a rise. */
export function endedPrice(cents: number, ending: PriceEnding, { from, way, low, high }: Bounds) {
  if (ending === 'none') return cents
  const below = Math.floor((cents - Number(ending)) / REAL) * REAL + Number(ending)
  const fitting = [below, below + REAL].filter((price) => price >= Math.max(1, low) && price <= high)
  const [nearest = cents] = fitting.toSorted((one, other) => Math.abs(one - cents) - Math.abs(other - cents))
  const isTurned = (way < 0 && nearest > from) || (way > 0 && nearest < from)
  return isTurned ? cents : nearest
}
