import { describe, expect, it } from 'vitest'
import { uploadedPassport, uploadedPhoto } from '../../../testing/card-photos.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'

const { app, as, server, clock } = await testApp()
const [marina, seller, stranger] = [await as('buyer'), await as('seller'), await as('joelma.nazare@bracards.example')]
await staySignedIn(app)
const [offer] = await offersOfSeller(app, seller.id, 1)
const passport = await uploadedPassport(server, seller)

/** A paid parcel with one card, which was offered with a passport unless it says otherwise. */
async function bought({ offered = true } = {}) {
  const of = offered ? { passport } : {}
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], quantity: 1, ...of })
  const id = parcels[0]!
  const lines = app.db.selectFrom('order_lines').select('id').where('store_order_id', '=', id)
  return { id, orderId, line: (await lines.executeTakeFirstOrThrow()).id }
}
type Bought = Awaited<ReturnType<typeof bought>>
const check = ({ id, line }: Bought, taken: object | null, by = seller) =>
  by.post('/api/v1/store-order-check-card', { id, line_id: line, passport: taken })
const move = ({ id }: Bought, to: string) =>
  seller.post('/api/v1/store-order-move', { id, move: to, tracking_code: 'AA123456785BR' })
const seenByBuyer = async ({ orderId }: Bought) =>
  (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0].lines[0]

describe('a card that is checked before its parcel is closed', () => {
  it('looks as it was offered: the buyer reads when, once', async () => {
    const parcel = await bought()
    expect((await seenByBuyer(parcel)).packed).toBeNull()
    const { status, body } = await check(parcel, null)
    expect(status).toBe(200)
    expect(body.message).toBe('Carta conferida.')
    expect(body.result.lines[0].packed).toMatchObject({ passport: null })
    const { packed } = await seenByBuyer(parcel)
    expect(new Date(packed.at)).toEqual(clock.now())
    expect((await check(parcel, null)).body).toMatchObject({ code: 'card_confirmed' })
  })

  it('is photographed anew, front and back at least, and nobody can change that', async () => {
    const parcel = await bought()
    const front = await uploadedPhoto(server, seller, '#8a1f11')
    expect((await check(parcel, { photos: { front } })).status).toBe(422)
    const taken = { photos: { front, back: passport.photos.back }, defects: [] }
    expect((await check(parcel, taken)).body.message).toBe('Fotos guardadas. Elas valem como prova do que foi enviado.')
    expect((await seenByBuyer(parcel)).packed.passport).toEqual(taken)
    expect((await check(parcel, { ...taken, photos: passport.photos })).status).toBe(409)
    const swap = app.db
      .updateTable('order_lines')
      .set({ packed_passport: JSON.stringify(passport) })
      .where('id', '=', parcel.line)
    await expect(swap.execute()).rejects.toThrow('cannot be changed')
    const uses = await app.db
      .selectFrom('photo_uses')
      .selectAll()
      .where('used_by', '=', `packed line ${parcel.line}`)
      .execute()
    expect(uses).toHaveLength(2)
  })

  it('without a passport is photographed, or stays as it is', async () => {
    const parcel = await bought({ offered: false })
    expect((await check(parcel, null)).body).toMatchObject({ code: 'passport_absent' })
    expect((await check(parcel, passport)).status).toBe(200)
  })

  it('keeps the passport with which it was bought', async () => {
    const parcel = await bought()
    const swap = app.db.updateTable('order_lines').set({ passport: null }).where('id', '=', parcel.line)
    await expect(swap.execute()).rejects.toThrow('cannot be changed')
    expect((await seenByBuyer(parcel)).passport).toEqual(passport)
  })

  it('is checked by its store alone, of this parcel, with own photos, and not after posting', async () => {
    const [parcel, another] = [await bought(), await bought()]
    expect((await check(parcel, null, stranger)).status).toBe(404)
    expect((await check(parcel, null, marina)).status).toBe(403)
    expect((await check({ ...parcel, line: another.line }, null)).body).toMatchObject({ code: 'line_not_found' })
    const front = await uploadedPhoto(server, marina)
    const theirs = { photos: { front, back: front }, defects: [] }
    expect((await check(parcel, theirs)).body).toMatchObject({ code: 'photo_gone' })
    await check(parcel, null)
    expect((await move(parcel, 'post')).status).toBe(200)
    expect((await check(parcel, null)).body).toMatchObject({ code: 'store_move_refused' })
  })
  it('is looked at before its parcel is made ready or posted, whichever way leads there', async () => {
    const [ready, posted, plain] = [await bought(), await bought(), await bought({ offered: false })]
    await move(ready, 'pick')
    for (const [parcel, to] of [
      [ready, 'pack'],
      [ready, 'post'],
      [posted, 'post'],
    ] as const) {
      const { status, body } = await move(parcel, to)
      expect([status, body.code, body.fields.id]).toEqual([
        409,
        'card_unchecked',
        'Confira e fotografe antes: Saci-Pererê.',
      ])
    }
    for (const parcel of [ready, posted]) await check(parcel, null)
    expect([(await move(ready, 'pack')).status, (await move(posted, 'post')).status]).toEqual([200, 200])
    expect((await move(plain, 'post')).status).toBe(200)
  })
})
