import { expect, it } from 'vitest'
import { deliveryWindow } from './delivery-window.ts'

const none = new Set<string>()

it('counts from the day in Brazil, not in Greenwich', () =>
  expect(
    deliveryWindow({ days_min: 1, days_max: 2 }, { now: new Date('2026-11-17T01:00:00Z'), blocked: none }),
  ).toEqual({ first: '17', last: '18-11-2026' }))

it('leaves out Saturday and Sunday', () =>
  expect(
    deliveryWindow({ days_min: 1, days_max: 5 }, { now: new Date('2026-11-20T15:00:00Z'), blocked: none }),
  ).toEqual({ first: '23', last: '27-11-2026' }))

it('leaves out the days on which nobody posts', () =>
  expect(
    deliveryWindow(
      { days_min: 1, days_max: 5 },
      { now: new Date('2026-12-23T15:00:00Z'), blocked: new Set(['2026-12-25', '2027-01-01']) },
    ),
  ).toEqual({ first: '24', last: '31-12-2026' }))
