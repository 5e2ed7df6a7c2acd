import type { Fitting } from '../finder/index.ts'

/** A search that fits more products than this tells no news: its memory would be too large, and news of it no use. */
export const MOST_FITTING = 10_000
/** A product that was known is news again from this share of its price. */
const CHEAPER = 0.9

const BYTES_A_PAIR = 8

/** Packs each product and its lowest price in cents as four-byte numbers; returns null if they are too many. */
export function packed(fitting: Fitting[], most = MOST_FITTING): Buffer | null {
  if (fitting.length > most) return null
  const pairs = Buffer.alloc(fitting.length * BYTES_A_PAIR)
  for (const [at, { id, price }] of fitting.entries()) {
    pairs.writeInt32BE(id, at * BYTES_A_PAIR)
    pairs.writeInt32BE(price, at * BYTES_A_PAIR + 4)
  }
  return pairs
}

/** Returns the lowest price in cents by product. */
export function unpacked(stored: Uint8Array): Map<number, number> {
  const pairs = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  const prices = new Map<number, number>()
  for (let at = 0; at < pairs.length; at += BYTES_A_PAIR) prices.set(pairs.readInt32BE(at), pairs.readInt32BE(at + 4))
  return prices
}

/** Returns what fits now and was not known, or costs at least a tenth less than it did. The cheapest stand first. */
export const newsAmong = (fitting: Fitting[], known: Map<number, number>): Fitting[] =>
  fitting
    .filter(({ id, price }) => price <= CHEAPER * (known.get(id) ?? Infinity))
    .toSorted((a, b) => a.price - b.price || a.id - b.id)

/** Adds what a person was just told of; of two prices the lower one stays, so that a price that swings is told once. */
export function withTold(known: Map<number, number>, fitting: Fitting[]): Buffer {
  const all = new Map(known)
  for (const { id, price } of fitting) all.set(id, Math.min(price, known.get(id) ?? price))
  return packed(
    [...all].map(([id, price]) => ({ id, price })),
    Infinity,
  )!
}
