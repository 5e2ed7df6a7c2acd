import type { Order } from '@bra/contract/orders/orders.schemas'
import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const stands = (state: Order['state'], payment: Partial<Order['payment']>) =>
  standingOf({ state, payment: { method: 'card', ...payment } } as Order)

it('an order is kept only while it waits for its payment', () => {
  expect(stands('awaiting_payment', { state: 'refused' })).toBe('refused')
  expect(stands('awaiting_payment', { state: 'pending' })).toBe('card')
  expect(stands('awaiting_payment', { state: 'pending', method: 'pix' })).toBe('pix')
  expect(stands('expired', { state: 'refused' })).toBe('expired')
  expect(stands('expired', { state: 'expired', method: 'pix' })).toBe('expired')
  expect(stands('expired', { state: 'paid' })).toBe('paid')
  expect(stands('cancelled', { state: 'refused' })).toBe('cancelled')
})

it('what came and is not kept is said to come back, whether the order still waits or not', () => {
  expect(stands('awaiting_payment', { state: 'refunding', method: 'pix' })).toBe('given_back')
  expect(stands('awaiting_payment', { state: 'refunded', method: 'pix' })).toBe('given_back')
  expect(stands('expired', { state: 'refunding', method: 'pix' })).toBe('given_back')
  expect(stands('awaiting_payment', { state: 'refunded' })).toBe('given_back')
  expect(stands('cancelled', { state: 'refunded', method: 'pix' })).toBe('cancelled')
})
