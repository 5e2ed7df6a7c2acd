export interface QuantityBounds {
  min: number
  max: number
}

/** A whole number between the bounds; what is not a number falls to the least. */
export function boundedQuantity(value: number, { min, max }: QuantityBounds) {
  if (!Number.isFinite(value)) return min
  return Math.max(min, Math.min(max, Math.trunc(value)))
}

/** Where a key leads from a quantity, or nothing for keys that are not ours. */
export function quantityAfterKey(key: string, value: number, bounds: QuantityBounds) {
  const next = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 10, PageDown: value - 10 }[key]
  return next === undefined ? undefined : boundedQuantity(next, bounds)
}
