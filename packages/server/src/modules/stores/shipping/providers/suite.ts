import { expect, describe, it } from 'vitest'
import type { Parcel } from '../parcel.ts'
import type { FreightProvider } from './port.ts'

export const card = { quantity: 1, grams: 2, cents: 1000, isCard: true, sides: null }
export const cardParcel: Parcel = {
  origin: 'SP',
  destination: 'RJ',
  originCep: '01310100',
  destinationCep: '20040002',
  items: [card],
  valueCents: 1000,
  sendsLetters: true,
  allowsPickup: true,
  storeId: null,
}

export const freightSuite = (name: string, provider: () => FreightProvider) =>
  describe(`freight of ${name}`, () => {
    const quotes = (changed: Partial<Parcel> = {}) => provider().quotes({ ...cardParcel, ...changed })
    const codes = async (changed: Partial<Parcel>) => (await quotes(changed)).map(({ code }) => code).toSorted()
    const cheapest = async (changed: Partial<Parcel>) => Math.min(...(await quotes(changed)).map(({ cents }) => cents))

    it('carries a card in three ways, in whole cents and days, and no letter', async () => {
      const quoted = await quotes()
      expect(new Map(quoted.map(({ code, tracked }) => [code, tracked]))).toEqual(
        new Map([
          ['mini', true],
          ['pac', true],
          ['sedex', true],
        ]),
      )
      for (const { cents, days } of quoted) {
        expect(Number.isInteger(cents) && cents > 0).toBe(true)
        expect(Number.isInteger(days) && days > 0).toBe(true)
      }
      expect(quoted.find(({ code }) => code === 'pac')).toMatchObject({ name: 'PAC', insured: true })
    })

    it('asks more for what is heavier, or goes further', async () => {
      const heavy = { items: [{ ...card, quantity: 2000 }] }
      expect(await cheapest(heavy)).toBeGreaterThan(await cheapest({}))
      const far = { destination: 'AM', destinationCep: '69005010' } as const
      expect(await cheapest({ ...heavy, ...far })).toBeGreaterThan(await cheapest(heavy))
    })

    it('takes no Mini Envios that is heavy, dear or thick, and nothing that is too large', async () => {
      expect(await codes({ items: [{ ...card, quantity: 200 }] })).toEqual(['pac', 'sedex'])
      expect(await codes({ valueCents: 10_001 })).toEqual(['pac', 'sedex'])
      const box = { quantity: 1, grams: 1000, cents: 1000, isCard: false }
      expect(await codes({ items: [{ ...box, grams: 90, sides: [30, 12, 5] }] })).toEqual(['pac', 'sedex'])
      expect(await codes({ items: [{ ...box, sides: [190, 10, 10] }] })).toEqual([])
    })

    it('knows nothing of a parcel that nobody posted', async () => {
      expect(await provider().tracking(['AA000000005BR'])).toEqual(new Map())
      expect(await provider().tracking([])).toEqual(new Map())
    })
  })
