import type { Fitting } from '../finder/index.ts'

/** A search that fits more products than this tells no news: its memory would be too large, and news of it no use. */
export const MOST_FITTING = 10_000
/** A product that was known is news again from this share of its price. */
const CHEAPER = 0.9

const BYTES_A_PAIR = 8

/** Packs each product and its lowest price in cents as four-byte numbers, by id; returns null if they are too many. */
export function packed(fitting: Fitting[], most = MOST_FITTING): Buffer | null {
  if (fitting.length > most) return null
  const pairs = Buffer.alloc(fitting.length * BYTES_A_PAIR)
  for (const [at, { id, price }] of fitting.toSorted((a, b) => a.id - b.id).entries()) {
    pairs.writeInt32BE(id, at * BYTES_A_PAIR)
    pairs.writeInt32BE(price, at * BYTES_A_PAIR + 4)
  }
  return pairs
}

const bufferOf = (stored: Uint8Array) => Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)

function unpacked(stored: Uint8Array): Fitting[] {
  const pairs = bufferOf(stored)
  return Array.from({ length: pairs.length / BYTES_A_PAIR }, (_, at) => ({
    id: pairs.readInt32BE(at * BYTES_A_PAIR),
    price: pairs.readInt32BE(at * BYTES_A_PAIR + 4),
  }))
}

/** Returns a function from product to cents; Infinity for a product that is not among the pairs. */
function pricesIn(stored: Uint8Array) {
  const pairs = bufferOf(stored)
  return (id: number) => {
    let [low, high] = [0, pairs.length / BYTES_A_PAIR]
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs.readInt32BE(middle * BYTES_A_PAIR) < id) low = middle + 1
      else high = middle
    }
    const at = low * BYTES_A_PAIR
    return at < pairs.length && pairs.readInt32BE(at) === id ? pairs.readInt32BE(at + 4) : Infinity
  }
}

/** Returns what fits now and was not known, or costs at least a tenth less than it did. The cheapest stand first. */
export function newsAmong(fitting: Fitting[], known: Uint8Array): Fitting[] {
  const priceOf = pricesIn(known)
  return fitting
    .filter(({ id, price }) => price <= CHEAPER * priceOf(id))
    .toSorted((a, b) => a.price - b.price || a.id - b.id)
}

/** Adds what a person was just told of; of two prices the lower one stays, so that a price that swings is told once. */
export function withTold(known: Uint8Array, fitting: Fitting[]): Buffer {
  const all = new Map<number, number>()
  for (const { id, price } of [...unpacked(known), ...fitting]) all.set(id, Math.min(price, all.get(id) ?? price))
  return packed(
    [...all].map(([id, price]) => ({ id, price })),
    Infinity,
  )!
}
