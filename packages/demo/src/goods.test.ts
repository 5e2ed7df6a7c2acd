import { describe, expect, it } from 'vitest'
import { demoSets } from './cards.ts'
import { demoBrands, demoGoods, demoLeagues } from './goods.ts'

const distinct = (values: unknown[]) => new Set(values).size

describe('the goods of the house catalogue', () => {
  it('are about sixty, each with a name, a code, a bar code and a seed of its own', () => {
    expect(demoGoods.length).toBeGreaterThanOrEqual(58)
    for (const field of ['code', 'name', 'nameEn', 'ean', 'seed'] as const) {
      expect(distinct(demoGoods.map((good) => good[field]))).toBe(demoGoods.length)
    }
  })

  it('carry a Brazilian EAN-13 whose weighted digits sum to a multiple of ten', () => {
    const weighted = (ean: string) => [...ean].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0)
    expect(demoGoods.filter(({ ean }) => !/^789\d{10}$/.test(ean) || weighted(ean) % 10 !== 0)).toEqual([])
  })

  it('pay tax as games of cards when they are sealed cards', () => {
    const sealed = demoGoods.filter(({ shape }) => ['booster', 'box', 'deck', 'tin'].includes(shape))
    expect(sealed.length).toBe(demoSets.length * 3 + 7)
    expect(distinct(sealed.map(({ ncm }) => ncm))).toBe(1)
    expect(sealed[0]?.ncm).toBe('95044000')
    expect(demoGoods.filter(({ ncm }) => !/^\d{8}$/.test(ncm))).toEqual([])
  })

  it('come in every shape, from every brand, and from every league', () => {
    expect(distinct(demoGoods.map(({ shape }) => shape))).toBe(11)
    expect(distinct(demoGoods.map(({ brand }) => brand))).toBe(Object.keys(demoBrands).length)
    expect(distinct(demoGoods.flatMap(({ league }) => league ?? []))).toBe(Object.keys(demoLeagues).length)
  })

  it('fit in a parcel and cost something', () => {
    const isOdd = ({ size, weightGrams, priceCents }: (typeof demoGoods)[number]) =>
      Math.max(...size) > 100 || Math.min(...size) <= 0 || weightGrams <= 0 || priceCents < 500
    expect(demoGoods.filter(isOdd)).toEqual([])
  })
})
