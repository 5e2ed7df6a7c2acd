import { expect, it } from 'vitest'
import { deliveryWindow } from './delivery-window.ts'

it('counts from the day in Brazil, not in Greenwich', () =>
  expect(deliveryWindow({ days_min: 1, days_max: 2 }, new Date('2026-11-17T01:00:00Z'))).toEqual({
    first: '17-11',
    last: '18-11',
  }))

it('leaves out Saturday and Sunday', () =>
  expect(deliveryWindow({ days_min: 1, days_max: 5 }, new Date('2026-11-20T15:00:00Z'))).toEqual({
    first: '23-11',
    last: '27-11',
  }))
