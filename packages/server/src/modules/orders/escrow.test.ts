import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { releaseLines, restOf, sharesLeft } from './escrow.ts'

const parcels = fc
  .record({ goods: fc.integer({ min: 1, max: 5_000_000 }), freight: fc.integer({ min: 0, max: 50_000 }) })
  .chain(({ goods, freight }) =>
    fc.record({
      id: fc.constant(1),
      store_id: fc.constantFrom(7, null),
      goods_cents: fc.constant(goods),
      freight_cents: fc.constant(freight),
      commission_cents: fc.integer({ min: 0, max: Math.floor(goods * 0.2) }),
      refunded_cents: fc.integer({ min: 0, max: goods + freight }),
    }),
  )

describe('what is left of a parcel after refunds', () => {
  it('is, to the centavo, what is held: nobody gains or loses by rounding', () => {
    fc.assert(
      fc.property(parcels, (parcel) => {
        const { goods, freight, commission } = sharesLeft(parcel)
        expect(goods + freight).toBe(restOf(parcel))
        expect(Math.min(goods, freight, commission, goods - commission)).toBeGreaterThanOrEqual(0)
        expect(commission).toBeLessThanOrEqual(parcel.commission_cents)
      }),
    )
  })

  it('gives the whole commission back with the whole price, and keeps it where nothing went back', () => {
    fc.assert(
      fc.property(parcels, (parcel) => {
        const whole = parcel.goods_cents + parcel.freight_cents
        expect(sharesLeft({ ...parcel, refunded_cents: whole }).commission).toBe(0)
        expect(sharesLeft({ ...parcel, refunded_cents: 0 }).commission).toBe(parcel.commission_cents)
      }),
    )
  })

  it('is released in lines that sum to zero, also among the stores of the centre', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(parcels, weights, (parcel, cents) => {
        const lines = releaseLines(
          parcel,
          cents.map((each, at) => ({ store_id: at + 1, cents: each })),
        )
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0)
        const stores = lines.filter(({ account }) => account.startsWith('store:'))
        expect(stores.every((line) => line.cents >= 0)).toBe(true)
      }),
    )
  })
})
