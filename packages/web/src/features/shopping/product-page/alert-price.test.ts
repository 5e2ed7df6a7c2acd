import { expect, it } from 'vitest'
import { alertPrice } from './alert-price.ts'

it.each([
  [3790, 3400],
  [15_290, 13_500],
  [540, 480],
  [45, 40],
  [1, 1],
])('an alert for a card of %d cents begins at %d', (price, alert) => expect(alertPrice(price)).toBe(alert))
