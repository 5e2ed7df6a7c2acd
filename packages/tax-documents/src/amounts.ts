/** Rates are hundredths of a percent: 1800 is 18 %, 10 is 0.1 %. */

const WHOLE = 10_000

export const share = (cents: number, rate: number) => Math.round((cents * rate) / WHOLE)

/** Writes 1234 as 12.34. */
export const decimal = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** Writes 1800 as 18.0000. */
export const rateText = (rate: number) => `${decimal(rate)}00`

export function centsOf(text: string): number | null {
  const [, reais, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Splits an amount in proportion to the weights; what rounding leaves goes to the largest remainders. */
export function split(cents: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, at) => (at === 0 ? cents : 0))
  const exact = weights.map((weight) => (cents * weight) / total)
  const parts = exact.map(Math.floor)
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((value, at) => [value - parts[at]!, at] as const).sort((a, b) => b[0] - a[0])
  for (const [, at] of byRemainder.slice(0, left)) parts[at]! += 1
  return parts
}
