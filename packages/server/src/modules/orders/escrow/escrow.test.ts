import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { releaseLines, restOf, sharesInCentre, sharesLeft } from './escrow.ts'

const parcels = fc
  .record({ goods: fc.integer({ min: 1, max: 5_000_000 }), freight: fc.integer({ min: 0, max: 50_000 }) })
  .chain(({ goods, freight }) =>
    fc.record({
      id: fc.constant(1),
      store_id: fc.constant(7),
      goods_cents: fc.constant(goods),
      freight_cents: fc.constant(freight),
      commission_cents: fc.integer({ min: 0, max: Math.floor(goods * 0.2) }),
      refunded_cents: fc.integer({ min: 0, max: goods + freight }),
      lacking: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  )
  .map(({ lacking, ...parcel }) => ({
    ...parcel,
    lacking_cents: Math.floor(Math.min(parcel.goods_cents, parcel.refunded_cents) * lacking),
  }))

/** A parcel of the centre, with goods of some stores under different plans. */
const inCentre = fc
  .record({
    goods: fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 100_000 }), rate: fc.double({ min: 0, max: 0.2, noNaN: true }) }),
      {
        minLength: 1,
        maxLength: 9,
      },
    ),
    freight: fc.integer({ min: 0, max: 50_000 }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ goods, freight, back }) => {
    const goodsOf = goods.map(({ cents, rate }, at) => ({
      ...{ store_id: at + 1, cents, commission: Math.round(cents * rate) },
    }))
    const sum = (key: 'cents' | 'commission') => goodsOf.reduce((total, one) => total + one[key], 0)
    const held = { goods_cents: sum('cents'), freight_cents: freight, commission_cents: sum('commission') }
    const refunded = Math.floor((held.goods_cents + freight) * back)
    return { parcel: { id: 1, store_id: null, ...held, refunded_cents: refunded, lacking_cents: 0 }, goodsOf }
  })

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
        expect(sharesLeft({ ...parcel, refunded_cents: 0, lacking_cents: 0 }).commission).toBe(parcel.commission_cents)
      }),
    )
  })

  it('leaves the whole freight where nothing but the price of missing cards went back', () => {
    fc.assert(
      fc.property(parcels, (parcel) => {
        const shares = sharesLeft({ ...parcel, refunded_cents: parcel.lacking_cents })
        expect(shares.freight).toBe(parcel.freight_cents)
        expect(shares.goods).toBe(parcel.goods_cents - parcel.lacking_cents)
      }),
    )
  })

  it('is released in lines that sum to zero, also among the stores of the centre', () => {
    fc.assert(
      fc.property(parcels, (parcel) => {
        const lines = releaseLines(parcel, [])
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0)
      }),
    )
    fc.assert(
      fc.property(inCentre, ({ parcel, goodsOf }) => {
        const lines = releaseLines(parcel, goodsOf)
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0)
        const stores = lines.filter(({ account }) => account.startsWith('store:'))
        expect(stores.every((line) => line.cents >= 0)).toBe(true)
        const kept = lines.find(({ account }) => account === 'commission')!
        expect(kept.cents).toBeLessThanOrEqual(parcel.commission_cents)
      }),
    )
  })

  it('leaves each store of the centre its own commission where nothing went back', () => {
    fc.assert(
      fc.property(inCentre, ({ parcel, goodsOf }) => {
        const shares = sharesInCentre({ ...parcel, refunded_cents: 0 }, goodsOf)
        expect(shares.map(({ goods, commission }) => [goods, commission])).toEqual(
          goodsOf.map(({ cents, commission }) => [cents, commission]),
        )
      }),
    )
  })
})
