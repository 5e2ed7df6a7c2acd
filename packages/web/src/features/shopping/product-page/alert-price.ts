/** Returns ten percent under a price, rounded down to an amount that a person would write; all in cents. */
export function alertPrice(cents: number) {
  const wanted = cents * 0.9
  const step = cents >= 10_000 ? 500 : cents >= 1000 ? 100 : cents >= 100 ? 10 : 1
  return Math.max(1, Math.floor(wanted / step) * step)
}
