import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { packedParcels } from './packing.ts'
import { quotesFor } from './quotes.ts'
import { boxOf, chargedGrams, type ParcelItem } from './parcel.ts'

const { app } = await testApp()
const { store_id: storeId } = await app.db
  .selectFrom('boxes')
  .select('store_id')
  .orderBy('store_id')
  .executeTakeFirstOrThrow()
const route = { origin: 'SP', destination: 'PB', originCep: '01310100', destinationCep: '58010000' } as const
const kinds: [string, Omit<ParcelItem, 'quantity'>][] = [
  ['loose cards', { grams: 2, isCard: true, sides: null }],
  ['boxes of boosters', { grams: 600, isCard: false, sides: [20, 13, 8] }],
  ['a long mat', { grams: 300, isCard: false, sides: [61, 8, 8] }],
]

const packed = async (item: Omit<ParcelItem, 'quantity'>, quantity: number) => {
  const of = { valueCents: 1000, sendsLetters: false, allowsPickup: false, storeId }
  const [[parcel] = []] = await packedParcels(app.db, [{ ...route, ...of, items: [{ ...item, quantity }] }])
  return parcel!
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
      const now = { grams: chargedGrams(parcel), volume: sides[0] * sides[1] * sides[2] }
      expect(now.grams, String(quantity)).toBeGreaterThanOrEqual(grams)
      expect(now.volume, String(quantity)).toBeGreaterThanOrEqual(volume)
      ;[grams, volume] = [now.grams, now.volume]
    }
  },
)

describe('the freight of a store with boxes of any kind', () => {
  let seed = 35
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const goods: Omit<ParcelItem, 'quantity'>[] = [
    { grams: 2, isCard: true, sides: null },
    { grams: 90, isCard: false, sides: [14, 7, 4] },
    { grams: 600, isCard: false, sides: [20, 13, 8] },
  ]
  const anyBox = () => ({
    name: 'Caixa',
    ...{ length_cm: between(10, 50), width_cm: between(10, 40), height_cm: between(1, 30) },
    ...{ weight_grams: between(5, 900), max_cards: random() < 0.5 ? between(5, 400) : null },
  })
  const least = async (items: ParcelItem[]) => {
    const of = { valueCents: 1000, sendsLetters: false, allowsPickup: false, storeId }
    const [quotes] = await quotesFor(app, [{ ...route, ...of, items }])
    return quotes![0]?.cents ?? Infinity
  }

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))('never falls as goods are added, in world %i', async () => {
    await app.db.deleteFrom('boxes').where('store_id', '=', storeId).execute()
    const boxes = Array.from({ length: between(1, 5) }, () => ({
      ...anyBox(),
      store_id: storeId,
      created_at: app.clock.now(),
    }))
    await app.db.insertInto('boxes').values(boxes).execute()
    const items = goods.map((item) => ({ ...item, quantity: 0 }))
    let before = 0
    for (let added = 0; added < 25; added += 1) {
      const item = items[between(0, items.length - 1)]!
      item.quantity += between(1, item.isCard ? 60 : 3)
      const now = await least(items.filter(({ quantity }) => quantity > 0))
      expect(now, JSON.stringify({ boxes, items })).toBeGreaterThanOrEqual(before)
      before = now
    }
  })
})
