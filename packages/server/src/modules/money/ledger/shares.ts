const WHOLE_BASIS_POINTS = 10_000n

/** Splits `total` exactly by whole weights: what rounding leaves goes to the largest remainders; zeros split evenly. */
export function splitCents(total: number, weights: number[]): number[] {
  if (total < 0) return splitCents(-total, weights).map((part) => 0 - part)
  const wholes = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n)
  const sum = wholes.reduce((one, other) => one + other, 0n)
  if (wholes.some((weight) => weight < 0n) || (sum === 0n && total !== 0)) throw new RangeError('nobody to share among')

  const shares = wholes.map((weight, index) => ({
    index,
    cents: Number((BigInt(total) * weight) / sum),
    remainder: (BigInt(total) * weight) % sum,
  }))
  const left = total - shares.reduce((given, { cents }) => given + cents, 0)
  const luckiest = shares.toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  const lucky = new Set(luckiest.slice(0, left).map(({ index }) => index))
  return shares.map(({ cents, index }) => (lucky.has(index) ? cents + 1 : cents))
}

/** `basisPoints` of an amount, to the nearest cent, half a cent away from zero: 250 of 1000 cents are 25. */
export function shareOf(cents: number, basisPoints: number): number {
  if (cents < 0) return 0 - shareOf(-cents, basisPoints)
  return Number((BigInt(cents) * BigInt(basisPoints) * 2n + WHOLE_BASIS_POINTS) / (WHOLE_BASIS_POINTS * 2n))
}
