import type { FairPrice } from '@bra/contract/prices/fair-prices.schemas'
import { cardConditions } from '@bra/contract/trade/trade'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairRefund, type LineToPrice } from './fair-refund.ts'

const priceOf = (cents: number, counted: number, change: Partial<FairPrice> = {}): FairPrice => ({
  ...{ product_id: 1, condition: 'NM', language: 'PT', finish: 'normal', extras: [] },
  ...{ price_cents: cents, low_cents: cents, median_cents: cents, high_cents: cents },
  ...{ basis: 'variant', counted, window_days: 90, estimated: false, ...change },
})
const line = (change: Partial<LineToPrice> = {}): LineToPrice => ({
  ...{ line_id: 1, quantity: 1, unit_cents: 38_900, sold: 'NM', received: 'SP', soldPrice: null, receivedPrice: null },
  ...change,
})
const of = (...lines: LineToPrice[]) => fairRefund('worse_condition', lines, 1_000_000)!

describe('the calculated refund', () => {
  it('is what the received condition is worth less, with its sales and their range', () => {
    const sold = priceOf(40_000, 14, { low_cents: 38_000, high_cents: 42_000, median_cents: 40_000 })
    const received = priceOf(31_200, 9, { low_cents: 28_120, high_cents: 34_020, median_cents: 31_200 })
    const refund = of(line({ soldPrice: sold, receivedPrice: received }))
    expect(refund).toMatchObject({ cents: 8558, estimated: false })
    expect(refund.lines[0]).toMatchObject({
      ...{ ratio: 7800, low_ratio: 7400, high_ratio: 8100, sold_sales: 14, received_sales: 9, window_days: 90 },
      ...{ paid_cents: 38_900, cents: 8558 },
    })
  })

  it('is estimated as shops price conditions, where there are fewer than five sales', () => {
    const few = { soldPrice: priceOf(100, 3), receivedPrice: priceOf(90, 1) }
    expect(of(line({ unit_cents: 1000, ...few })).lines[0]).toMatchObject({
      ...{ ratio: 8500, low_ratio: 8500, high_ratio: 9000, cents: 150, estimated: true },
    })
    const dearer = { soldPrice: priceOf(100, 30), receivedPrice: priceOf(110, 30) }
    expect(of(line({ unit_cents: 1000, ...dearer })).lines[0]).toMatchObject({ ratio: 8500, estimated: true })
    const asked = {
      soldPrice: priceOf(100, 40, { basis: 'offers' }),
      receivedPrice: priceOf(90, 40, { basis: 'product' }),
    }
    expect(of(line({ unit_cents: 1000, ...asked })).lines[0]).toMatchObject({
      sold_sales: 0,
      ratio: 8500,
      estimated: true,
    })
  })

  it('is everything for what is missing or fake, and nothing where the goods go back', () => {
    expect(fairRefund('missing_card', [line()], 38_900)).toMatchObject({ cents: 38_900, lines: [{ ratio: 0 }] })
    expect(fairRefund('wrong_card', [line()], 38_900)).toBeNull()
    expect(fairRefund('damaged_in_transit', [line({ received: null })], 38_900)).toBeNull()
    expect(fairRefund('worse_condition', [line({ sold: 'lacrado' })], 38_900)).toBeNull()
  })

  it('is, to the centavo, price × (1 − ratio) × quantity, and never more than was paid', () => {
    const priced = fc.option(
      fc
        .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 60 }))
        .map(([cents, count]) => priceOf(cents, count)),
      { nil: null },
    )
    const lines = fc.record({
      line_id: fc.constant(1),
      quantity: fc.integer({ min: 1, max: 100 }),
      unit_cents: fc.integer({ min: 1, max: 5_000_000 }),
      sold: fc.constantFrom(...cardConditions),
      received: fc.constantFrom(...cardConditions),
      soldPrice: priced,
      receivedPrice: priced,
    })
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 5 }), (all) => {
        const refund = fairRefund('worse_condition', all, Number.MAX_SAFE_INTEGER)!
        expect(refund.cents).toBe(refund.lines.reduce((sum, { cents }) => sum + cents, 0))
        for (const [at, { ratio, low_ratio: low, high_ratio: high, cents }] of refund.lines.entries()) {
          const { quantity, unit_cents: unit } = all[at]!
          const kept = Number((BigInt(unit) * BigInt(ratio) * 2n + 10_000n) / 20_000n)
          expect(cents).toBe(quantity * (unit - kept))
          expect(
            Math.min(ratio - low, high - ratio, cents, quantity * unit - cents, 10_000 - high),
          ).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
