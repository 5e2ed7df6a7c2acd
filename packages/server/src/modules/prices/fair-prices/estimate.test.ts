import { describe, expect, it } from 'vitest'
import { daysBefore } from '../../../platform/clock.ts'
import { type AskedOffer, estimate, type PastSale } from './estimate.ts'

const now = new Date('2026-06-01T12:00:00Z')
const wanted: Parameters<typeof estimate>[1] = { condition: 'NM', language: 'PT', finish: 'normal', extras: [] }
const sale = (cents: number, daysAgo = 5, change: Partial<PastSale> = {}): PastSale => ({
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  unit_price_cents: cents,
  sold_at: daysBefore(now, daysAgo),
  ...change,
})
const offer = (cents: number, change: Partial<AskedOffer> = {}): AskedOffer => ({
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  price_cents: cents,
  ...change,
})
const of = (sales: PastSale[], offers: AskedOffer[] = [], variant: object = {}) =>
  estimate({ sales, offers }, { ...wanted, ...variant }, now)

describe('a fair price', () => {
  it('is the middle of what was paid for the very variant, with its range and its evidence', () => {
    expect(of([sale(900), sale(1000), sale(1100), sale(1300), sale(5000)])).toEqual({
      price_cents: 1100,
      low_cents: 900,
      median_cents: 1100,
      high_cents: 5000,
      basis: 'variant',
      counted: 5,
      window_days: 90,
      estimated: false,
    })
  })

  it('hears the last sales more than old ones, and says the plain median beside it', () => {
    const rising = [sale(1000, 80), sale(1000, 85), sale(1000, 88), sale(2000, 1), sale(2000, 2)]
    expect(of(rising)).toMatchObject({ price_cents: 2000, median_cents: 1000 })
  })

  it('takes the mean of two in the middle', () => {
    expect(of([sale(1000), sale(2000), sale(1000), sale(2000)])).toMatchObject({ median_cents: 1500 })
  })

  it('is called an estimate where two sales are all there is', () => {
    expect(of([sale(1000), sale(1200)])).toMatchObject({ basis: 'variant', counted: 2, estimated: true })
  })

  it('looks a year back before it looks at another language', () => {
    const old = [sale(1000, 200), sale(1100, 220), sale(1200, 240)]
    const english = [sale(3000), sale(3000), sale(3000)].map((one) => ({ ...one, language: 'EN' as const }))
    expect(of([...old, ...english])).toMatchObject({ basis: 'variant', window_days: 365, median_cents: 1100 })
    expect(of([sale(1000, 200), ...english])).toMatchObject({ basis: 'condition', price_cents: 3000, estimated: true })
  })

  it('brings other conditions to the one asked for, and says so', () => {
    const worn = [700, 700, 700].map((cents) => sale(cents, 5, { condition: 'MP' }))
    expect(of(worn)).toMatchObject({ basis: 'product', price_cents: 1000, low_cents: 1000, estimated: true })
    expect(of(worn, [], { condition: 'HP' })).toMatchObject({ price_cents: 500 })
  })

  it('never takes a foil for a normal card, nor a sealed or graded thing for a card', () => {
    const foils = [sale(9000), sale(9000), sale(9000)].map((one) => ({ ...one, finish: 'foil' as const }))
    expect(of(foils)).toBeNull()
    const graded = [sale(9000), sale(9000), sale(9000)].map((one) => ({ ...one, condition: 'graded' as const }))
    expect(of(graded)).toBeNull()
    expect(of(graded, [], { condition: 'graded' })).toMatchObject({ basis: 'variant', price_cents: 9000 })
  })

  it('of a card with extras is an estimate, because sales do not name them', () => {
    expect(of([sale(1000), sale(1000), sale(1000)], [], { extras: ['assinada'] })).toMatchObject({ estimated: true })
  })

  it('is what the cheapest ask where nothing was sold, and nothing where nobody asks', () => {
    const asked = [offer(1000), offer(1200), offer(99_999), offer(1100), offer(1300), offer(1250)]
    expect(of([], asked)).toMatchObject({ basis: 'offers', price_cents: 1200, counted: 5, window_days: null })
    expect(of([sale(1000, 400)], [])).toBeNull()
  })
})
