import { describe, expect, it } from 'vitest'
import { costOfChange, costOfPeriod, dayAfter, daysBetween, endOfPeriod, type Term } from './periods.ts'

const period = { start: '2026-11-05', end: '2026-12-05' }

/** Numbers from 0 up to, but not including, `below`; the same seed gives the same numbers. */
function numbersOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
}

describe('a dearer plan in the middle of a period', () => {
  it('costs its days, less what was paid for them, also after another change', () => {
    const first = { since: '2026-11-05', price_cents: 4990 }
    const second = { since: '2026-11-07', price_cents: 9980 }
    const third = { since: '2026-11-08', price_cents: 14_970 }
    expect(costOfChange({ terms: [first], period, paidCents: 4990, to: second })).toBe(4657)
    expect(costOfChange({ terms: [first, second], period, paidCents: 4990 + 4657, to: third })).toBe(4491)
  })

  it('on the day on which the period began costs the difference of the prices', () => {
    const terms = [{ since: '2026-11-05', price_cents: 2990 }]
    const to = { since: '2026-11-05', price_cents: 7990 }
    expect(costOfChange({ terms, period, paidCents: 2990, to })).toBe(5000)
  })

  it('is paid to the centavo over any sequence of changes, in months of every length', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const number = numbersOf(seed)
      const start = dayAfter('2026-01-01', number(800))
      const end = endOfPeriod(start, number(10) === 0 ? 'year' : 'month', Number(start.slice(8)))
      const days = daysBetween(start, end)
      let price = 1 + number(9000)
      const terms: Term[] = [{ since: start, price_cents: price }]
      let paidCents = price
      for (let day = 0; day < days; day += 1 + number(6)) {
        price += 1 + number(5000)
        const to = { since: dayAfter(start, day), price_cents: price }
        paidCents += costOfChange({ terms, period: { start, end }, paidCents, to })
        terms.push(to)
      }
      const priceOn = (day: string) => terms.findLast(({ since }) => since <= day)!.price_cents
      const each = Array.from({ length: days }, (_, day) => priceOn(dayAfter(start, day)) / days)
      const whole = each.reduce((sum, cents) => sum + cents, 0)
      expect(Math.abs(paidCents - whole), `seed ${seed}`).toBeLessThanOrEqual(1)
    }
  })
})

describe('the cost of a period', () => {
  it('is the price of the plan if nothing changed', () => {
    expect(costOfPeriod([{ since: '2025-01-01', price_cents: 7990 }], period)).toBe(7990)
  })

  it('counts what changed before it and after it for nothing', () => {
    const terms = [
      { since: '2026-10-01', price_cents: 100 },
      { since: '2026-11-01', price_cents: 3000 },
      { since: '2026-12-05', price_cents: 9000 },
    ]
    expect(costOfPeriod(terms, period)).toBe(3000)
  })
})

describe('a period', () => {
  it('that begins on the 31st ends on the last day of a shorter month, and comes back to the 31st', () => {
    expect(endOfPeriod('2027-01-31', 'month', 31)).toBe('2027-02-28')
    expect(endOfPeriod('2027-02-28', 'month', 31)).toBe('2027-03-31')
    expect(endOfPeriod('2027-03-31', 'month', 31)).toBe('2027-04-30')
  })

  it('of a leap day comes back to it after four years', () => {
    expect(endOfPeriod('2028-02-29', 'year', 29)).toBe('2029-02-28')
    expect(endOfPeriod('2031-02-28', 'year', 29)).toBe('2032-02-29')
    expect(endOfPeriod('2026-12-15', 'month', 15)).toBe('2027-01-15')
  })
})
