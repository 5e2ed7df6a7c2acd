import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { type Parcel, quotesFor } from './index.ts'

const { app } = await testApp()
const card = { quantity: 1, grams: 2, cents: 1000, isCard: true, sides: null }
const parcel: Parcel = {
  origin: 'SP',
  destination: 'SP',
  originCep: '01310100',
  destinationCep: '01310200',
  items: [card],
  valueCents: 1000,
  sendsLetters: false,
  allowsPickup: false,
  storeId: null,
}
const quotes = async (changed: Partial<Parcel>) => (await quotesFor(app, [{ ...parcel, ...changed }]))[0]!
const codes = async (changed: Partial<Parcel>) => (await quotes(changed)).map((quote) => quote.code)

describe('the quotes of a parcel', () => {
  it('are those of the table for its weight and zone, cheapest first', async () => {
    expect(await quotes({ destination: 'RJ' })).toEqual([
      { code: 'mini', name: 'Mini Envios', cents: 1190, days: 8, tracked: true, insured: false },
      { code: 'pac', name: 'PAC', cents: 1850, days: 7, tracked: true, insured: true },
      { code: 'sedex', name: 'Sedex', cents: 2790, days: 3, tracked: true, insured: true },
    ])
    expect((await quotes({ destination: 'AM' })).map((quote) => quote.days)).toEqual([14, 12, 7])
  })

  it('leave out the Mini Envios when it is heavy, dear, or too thick', async () => {
    expect(await codes({ items: [{ ...card, quantity: 150 }] })).toEqual(['mini', 'pac', 'sedex'])
    expect(await codes({ items: [{ ...card, quantity: 151 }] })).toEqual(['pac', 'sedex'])
    expect(await codes({ valueCents: 10_001 })).toEqual(['pac', 'sedex'])
    expect(
      await codes({ items: [{ quantity: 1, grams: 95, cents: 1000, isCard: false, sides: [20, 12, 5] }] }),
    ).toEqual(['pac', 'sedex'])
    expect(
      await codes({ items: [{ quantity: 1, grams: 95, cents: 1000, isCard: false, sides: [4, 24, 16] }] }),
    ).toContain('mini')
  })

  it('have a letter only where the store sends them, for few loose cards of little value', async () => {
    expect(await codes({ sendsLetters: true })).toEqual(['mini', 'carta', 'pac', 'sedex'])
    expect(await codes({ sendsLetters: true, items: [{ ...card, quantity: 13 }] })).not.toContain('carta')
    expect(await codes({ sendsLetters: true, valueCents: 5001 })).not.toContain('carta')
    expect(await codes({ sendsLetters: true, items: [{ ...card, isCard: false }] })).not.toContain('carta')
  })

  it('have picking up only in the state of a store that allows it', async () => {
    expect((await quotes({ allowsPickup: true }))[0]).toMatchObject({ code: 'retirada', cents: 0, days: 0 })
    expect(await codes({ allowsPickup: true, destination: 'RJ' })).not.toContain('retirada')
  })

  it('charge for the volume above five kilograms of it, and know no thing beyond the limits', async () => {
    const box = {
      quantity: 1,
      grams: 1000,
      cents: 1000,
      isCard: false,
      sides: [40, 30, 30] as [number, number, number],
    }
    expect((await quotes({ items: [box] }))[0]).toMatchObject({ code: 'pac', cents: 3010 })
    expect((await quotes({ items: [{ ...box, sides: [30, 30, 30] }] }))[0]).toMatchObject({ cents: 1700 })
    expect(await codes({ items: [{ ...box, sides: [101, 10, 10] }] })).toEqual([])
  })

  it('divide what costs less in several parcels, or does not go into one, and sum theirs', async () => {
    const deckBox = { grams: 12, cents: 2000, isCard: false, sides: [19, 16, 7] as [number, number, number] }
    const far = async (...items: Parcel['items']) =>
      (await quotes({ items, destination: 'PB' })).map(({ code, cents, parts }) => ({ code, cents, parts }))
    expect((await far({ ...deckBox, quantity: 14 }))[0]).toEqual({ code: 'pac', cents: 2490, parts: undefined })
    const [pac] = await far({ ...card, quantity: 5 }, { ...deckBox, quantity: 29 })
    expect(pac).toMatchObject({ code: 'pac', cents: pac!.parts!.reduce((sum, { cents }) => sum + cents, 0) })
    expect(pac!.parts!.length).toBeGreaterThan(1)
    const sumAt = (at: number) => pac!.parts!.reduce((sum, { counts }) => sum + counts[at]!, 0)
    expect([sumAt(0), sumAt(1)]).toEqual([5, 29])
    expect((await far({ ...card, quantity: 5001 })).map(({ code, parts }) => [code, parts!.length])).toEqual([
      ['pac', 2],
      ['sedex', 2],
    ])
    expect(await far({ ...card, quantity: 25_000 })).toEqual([])
  })
})
