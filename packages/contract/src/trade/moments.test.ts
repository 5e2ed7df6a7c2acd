import { expect, it } from 'vitest'
import { daysFrom, moment, timeOf } from './moments.ts'

it('writes an instant as day and hour in Brasília, in both languages', () => {
  expect(moment('2026-11-21T02:05:00Z')).toBe('20-11-2026 às 23:05')
  expect(moment(new Date('2026-11-21T13:48:00Z'), 'en')).toBe('21-11-2026 at 10:48')
  expect(timeOf('2026-11-21T03:00:00Z')).toBe('às 00:00')
})

it.each([
  ['26-11-2026', '28-11-2026', '26'],
  ['30-11-2026', '02-12-2026', '30-11'],
  ['30-12-2026', '04-01-2027', '30-12-2026'],
  ['26-11-2026', '26-12-2026', '26-11'],
  ['28-11-2026', '28-11-2026', '28-11-2026'],
])('from %s to %s begins with what only the first day has', (first, last, shown) => {
  expect(daysFrom(first, last)).toEqual({ first: shown, last })
})
