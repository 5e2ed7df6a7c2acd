import { expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { packedParcels } from './packing.ts'
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
  const [parcel] = await packedParcels(app.db, [{ ...route, ...of, items: [{ ...item, quantity }] }])
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
