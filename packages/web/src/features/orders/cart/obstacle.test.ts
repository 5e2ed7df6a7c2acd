import type { Cart } from '@bra/contract/orders/cart.schemas'
import { expect, it } from 'vitest'
import { obstacleOf } from './obstacle.ts'
import { cartTexts } from './texts.ts'

const said = (lines: { quantity: number; available: number }[], more: Partial<Cart> = {}) =>
  obstacleOf({ groups: [{ lines }], total_cents: 490, can_checkout: false, ...more } as Cart, (text) => text)

it('a cart that waits says what for', () => {
  expect(said([{ quantity: 1, available: 1 }], { can_checkout: true })).toBeNull()
  expect(said([{ quantity: 1, available: 0 }])).toBe(cartTexts.nothingLeft)
  expect(said([{ quantity: 2, available: 1 }])).toBe(cartTexts.fixFirst)
  expect(said([{ quantity: 1, available: 1 }])).toBe(cartTexts.noWay)
  expect(said([{ quantity: 40, available: 99 }], { total_cents: 4_000_000_000 })).toBe(cartTexts.tooDear)
})
