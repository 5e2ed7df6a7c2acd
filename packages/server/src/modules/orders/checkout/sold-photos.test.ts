import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { uploadedPhoto } from '../../../testing/card-photos.ts'
import { homeOf, orderByPix, setOnSale } from '../../../testing/buying.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { sweepPhotos } from '../../ground/photos/photos.service.ts'

const { app, as, server, clock } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const home = await homeOf(app, marina.id)
const [offer] = await offersOfSeller(app, seller.id)

const upload = (background: string) => uploadedPhoto(server, seller, background)
async function showOnOffer(photos: string[]) {
  const rows = app.db.selectFrom('listings').selectAll().where('id', '=', offer!.id)
  const { id, store_id, product_id, condition, language, finish, price_cents, quantity } =
    await rows.executeTakeFirstOrThrow()
  const asked = { id, store_id, product_id, condition, language, finish, price_cents, quantity, photos }
  expect((await seller.post('/api/v1/product-store-save/', asked)).status).toBe(200)
}
const lineOf = async (orderId: number) =>
  (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0].lines[0] as { id: number; photos: string[] }

await setOnSale(app, offer!.id)
const [front, back] = [await upload('#0b6b4a'), await upload('#8a1f11')]
await showOnOffer([front, back])
const order = await orderByPix(marina, home, { id: offer!.id })
const line = await lineOf(order)

describe('the photos with which a card is bought', () => {
  it('stay with the order in their order, for both sides, whatever the store shows since', async () => {
    expect(line.photos).toEqual([front, back])
    await showOnOffer([await upload('#123456')])
    expect((await lineOf(order)).photos).toEqual([front, back])
    const { id } = await app.db
      .selectFrom('store_orders')
      .select('id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body.lines[0].photos).toEqual([front, back])
  })

  it('are not swept, also once their offer is gone', async () => {
    await seller.post('/api/v1/product-store-delete/', { id: offer!.id })
    clock.advance(2 * DAY_MS)
    await sweepPhotos(app)
    const kept = await app.db.selectFrom('photos').select('id').where('swept_at', 'is', null).execute()
    for (const address of [front, back]) expect(kept.some(({ id }) => address.includes(id))).toBe(true)
  })

  it('cannot be changed by anything that writes to the database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ maxLength: 40 }), { maxLength: 6 }), async (others) => {
        fc.pre(others.join() !== [front, back].join())
        const write = app.db.updateTable('order_lines').set({ photos: others }).where('id', '=', line.id).execute()
        await expect(write).rejects.toThrow('cannot be changed')
      }),
      { numRuns: 25 },
    )
    expect((await lineOf(order)).photos).toEqual([front, back])
  })

  it('are none where the offer shows none', async () => {
    const [, other] = await offersOfSeller(app, seller.id)
    await setOnSale(app, other!.id)
    expect((await lineOf(await orderByPix(marina, home, { id: other!.id }))).photos).toEqual([])
  })
})
