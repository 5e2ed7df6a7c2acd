export interface QuantityBounds {
  min: number
  max: number
}

/** Returns a whole number between the bounds; NaN and infinity become the minimum. */
export function boundedQuantity(value: number, { min, max }: QuantityBounds) {
  if (!Number.isFinite(value)) return min
  return Math.max(min, Math.min(max, Math.trunc(value)))
}

/** Returns undefined for keys that do not change a quantity. */
export function quantityAfterKey(key: string, value: number, bounds: QuantityBounds) {
  const next = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 10, PageDown: value - 10 }[key]
  return next === undefined ? undefined : boundedQuantity(next, bounds)
}
