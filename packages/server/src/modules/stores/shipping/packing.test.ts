import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { ratesOf } from './freight.ts'
import { boxesToPack, boxToPack, inEachBox, packBoxesOf } from './packing.ts'
import { boxOf, chargedGrams, type Parcel, type PricedItem, type Sides } from './parcel.ts'
import type { ParcelMethod } from './providers/port.ts'
import { freightTable } from './providers/table.ts'
import { type Quote, quotesFor } from './quotes.ts'

const { app } = await testApp()
const { store_id: storeId } = await app.db
  .selectFrom('boxes')
  .select('store_id')
  .orderBy('store_id')
  .executeTakeFirstOrThrow()
const route = {
  origin: 'SP',
  destination: 'PB',
  originCep: '01310100',
  destinationCep: '58010000',
} as const
const kinds: [string, Omit<PricedItem, 'quantity'>][] = [
  ['loose cards', { grams: 2, cents: 20, isCard: true, sides: null }],
  ['boxes of boosters', { grams: 600, cents: 20, isCard: false, sides: [20, 13, 8] }],
  ['a long mat', { grams: 300, cents: 20, isCard: false, sides: [61, 8, 8] }],
]

const packed = async (item: Omit<PricedItem, 'quantity'>, quantity: number) => {
  const of = { valueCents: 1000, sendsLetters: false, allowsPickup: false, storeId }
  const parcel: Parcel = { ...route, ...of, items: [{ ...item, quantity }] }
  const [boxes] = await boxesToPack(app.db, [parcel])
  return inEachBox(parcel, boxes!)[0]!
}

it.each(kinds)(
  '%s that fit into no box of the store are estimated with one, never lighter for more',
  async (_, item) => {
    const quantities = [1, 2, 5, 10, 20, 50, 100, 400, 900]
    let [grams, volume] = [0, 0]
    for (const quantity of quantities) {
      const parcel = await packed(item, quantity)
      expect(parcel.box, String(quantity)).toBeDefined()
      const { sides } = boxOf(parcel)
      const now = {
        grams: chargedGrams(parcel),
        volume: sides[0] * sides[1] * sides[2],
      }
      expect(now.grams, String(quantity)).toBeGreaterThanOrEqual(grams)
      expect(now.volume, String(quantity)).toBeGreaterThanOrEqual(volume)
      ;[grams, volume] = [now.grams, now.volume]
    }
  },
)

const noBoxes = () => app.db.deleteFrom('boxes').where('store_id', '=', storeId).execute()
const quotesOf = async (items: PricedItem[]) => {
  const of = { valueCents: 1000, sendsLetters: false, allowsPickup: false, storeId }
  return (await quotesFor(app, [{ ...route, ...of, items }]))[0]!
}
/** The sum of the quotes of the very boxes that labels of this method are bought for, as many as its parcels. */
async function labelledSum(items: PricedItem[], { code, parts }: Quote) {
  const shares = parts?.map(({ counts }) => counts) ?? [items.map(({ quantity }) => quantity)]
  const parcels = shares.map((counts) => items.map((item, at) => ({ ...item, quantity: counts[at]! })))
  const quotes = await Promise.all(
    parcels.map((all) =>
      labelled(
        all.filter(({ quantity }) => quantity > 0),
        code as ParcelMethod,
      ),
    ),
  )
  return quotes.reduce((sum, quote) => sum + quote!.cents, 0)
}
/** The quote of the very box that a label of this method is bought for; undefined if the method refuses it. */
const labelled = async (items: PricedItem[], method: ParcelMethod) => {
  const boxes = (await packBoxesOf(app.db, [storeId])).get(storeId) ?? []
  const box = boxToPack(items, boxes, method)
  const of = { valueCents: 1000, sendsLetters: false, allowsPickup: false, storeId }
  const parcel = { ...route, ...of, items, box }
  return (await freightTable(() => ratesOf(app.db)).quotes(parcel)).find(({ code }) => code === method)
}

describe('the freight of a store with boxes of any kind, or none', () => {
  let seed = 35
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const goods: Omit<PricedItem, 'quantity'>[] = [
    { grams: 2, cents: 20, isCard: true, sides: null },
    { grams: 12, cents: 20, isCard: false, sides: [19, 16, 7] },
    { grams: 90, cents: 20, isCard: false, sides: [14, 7, 4] },
    { grams: 600, cents: 20, isCard: false, sides: [20, 13, 8] },
  ]
  const anyBox = () => ({
    name: 'Caixa',
    ...{ length_cm: between(10, 50), width_cm: between(10, 40), height_cm: between(1, 30) },
    ...{ weight_grams: between(5, 900), max_cards: random() < 0.5 ? between(5, 400) : null },
    ...{ store_id: storeId, created_at: app.clock.now() },
  })
  const codes = ['mini', 'pac', 'sedex'] as const

  it.each(Array.from({ length: 16 }, (_, at) => at))('never falls as goods are added, in world %i', async (world) => {
    await noBoxes()
    const boxes = Array.from({ length: world < 4 ? 0 : between(1, 5) }, anyBox)
    if (boxes.length > 0) await app.db.insertInto('boxes').values(boxes).execute()
    const items = goods.map((item) => ({ ...item, quantity: 0 }))
    const before = new Map<string, number>()
    for (let added = 0; added < 25; added += 1) {
      const item = items[between(0, items.length - 1)]!
      item.quantity += between(1, item.isCard ? 60 : 3)
      const there = items.filter(({ quantity }) => quantity > 0)
      const now = await quotesOf(there)
      for (const code of codes) {
        const [quote, about] = [now.find((one) => one.code === code), JSON.stringify({ code, boxes, there })]
        const cents = quote?.cents ?? Infinity
        expect(cents, about).toBeGreaterThanOrEqual(before.get(code) ?? 0)
        before.set(code, cents)
        expect(quote ? await labelledSum(there, quote) : Infinity, about).toBe(cents)
      }
    }
  })

  it('lays many things in piles beside each other, so that no parcel is a tower', async () => {
    await noBoxes()
    const deckBox = goods[1]!
    const mats = { grams: 100, cents: 20, isCard: false, sides: [61, 8, 8] as Sides }
    const codesOf = async (item: Omit<PricedItem, 'quantity'>, quantity: number) =>
      (await quotesOf([{ ...item, quantity }])).map(({ code }) => code)
    for (const quantity of [1, 14, 15, 28]) expect(await codesOf(deckBox, quantity)).toContain('pac')
    expect(await codesOf(mats, 14)).toContain('pac')
    expect(await codesOf({ ...goods[0]!, grams: 1.5 }, 5000)).toContain('pac')
  })
})
