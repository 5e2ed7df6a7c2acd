import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf, splitCents } from './index.ts'

const sumOf = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0)
const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
const weight = fc.integer({ min: 0, max: 1_000_000_000_00 })
const weights = fc.array(weight, { minLength: 1, maxLength: 40 })

describe('an amount split among several', () => {
  it('adds up to the amount, to the cent', () => {
    fc.assert(
      fc.property(cents, weights, (total, of) => {
        expect(sumOf(splitCents(total, of))).toBe(total)
      }),
    )
  })

  it('gives everybody the exact share, rounded up or down by less than a cent', () => {
    fc.assert(
      fc.property(cents, weights, (total, of) => {
        const sum = BigInt(sumOf(of))
        fc.pre(sum > 0n)
        splitCents(total, of).forEach((part, index) => {
          const off = BigInt(part) * sum - BigInt(total) * BigInt(of[index]!)
          expect(off < sum && off > -sum).toBe(true)
        })
      }),
    )
  })

  it('gives nothing to whoever has no weight, unless nobody has any', () => {
    fc.assert(
      fc.property(cents, weights, (total, of) => {
        fc.pre(sumOf(of) > 0)
        const parts = splitCents(total, of)
        expect(parts.filter((part, index) => of[index] === 0 && part !== 0)).toEqual([])
      }),
    )
    expect(splitCents(100, [0, 0, 0])).toEqual([34, 33, 33])
  })

  it('never gives more to a smaller weight', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), weights, (total, of) => {
        const parts = splitCents(total, of)
        const byWeight = of.map((own, index) => [own, parts[index]!] as const).toSorted(([a], [b]) => a - b)
        byWeight.forEach(([own, part], index) => {
          const heavier = byWeight.slice(index + 1).filter(([other]) => other > own)
          expect(heavier.every(([, other]) => other >= part)).toBe(true)
        })
      }),
      { numRuns: 50 },
    )
  })

  it('gives the same back when it is undone', () => {
    fc.assert(
      fc.property(cents, weights, (total, of) => {
        expect(splitCents(-total, of)).toEqual(splitCents(total, of).map((part) => 0 - part))
      }),
    )
  })

  it('gives the odd cents to the largest remainders', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(splitCents(10, [5, 3, 1])).toEqual([6, 3, 1])
    expect(splitCents(1, [1, 2])).toEqual([0, 1])
    expect(splitCents(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  })

  it('refuses to be lost among nobody, and to weigh less than nothing', () => {
    expect(splitCents(0, [])).toEqual([])
    expect(() => splitCents(1, [])).toThrow(RangeError)
    expect(() => splitCents(1, [2, -1])).toThrow(RangeError)
  })
})

describe('a share in basis points', () => {
  it('is the nearest cent', () => {
    expect(shareOf(1000, 250)).toBe(25)
    expect(shareOf(1, 5000)).toBe(1)
    expect(shareOf(1, 4999)).toBe(0)
    expect(shareOf(-1, 5000)).toBe(-1)
    expect(shareOf(12_345, 1200)).toBe(1481)
  })

  it('is off by half a cent at most, and never more than the whole', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const share = shareOf(amount, basisPoints)
        const off = BigInt(share) * 10_000n - BigInt(amount) * BigInt(basisPoints)
        expect(off <= 5000n && off >= -5000n).toBe(true)
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(amount))
      }),
    )
    expect(shareOf(123, 10_000)).toBe(123)
    expect(shareOf(123, 0)).toBe(0)
  })
})
