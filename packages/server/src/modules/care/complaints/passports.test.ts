import { passportFrames } from '@bra/contract/ground/passports'
import { describe, expect, it } from 'vitest'
import { uploadedPassport, uploadedPhoto } from '../../../testing/card-photos.ts'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { testApp } from '../../../testing/test-app.ts'

const world = await testApp()
const { app, server } = world
const { marina, seller, operator, delivered, open } = await complaintWorld(world)
const received = await uploadedPassport(server, marina, '#8a1f11')
const frames = passportFrames.map((frame) => received.photos[frame])

const complain = (parcel: { id: number; line: number }, passport: object, photos: string[] = []) =>
  open(parcel, { lines: [{ line_id: parcel.line, quantity: 1, received_condition: 'SP', passport }], photos })

describe('how a card came', () => {
  it('is told by the frames of its offer: both sides and operators see photos and defects', async () => {
    const parcel = await delivered()
    const envelope = await uploadedPhoto(server, marina, '#123456')
    const { body } = await complain(parcel, received, [envelope])
    const { id } = body.result
    const { body: bySeller } = await seller.get(`/api/v1/complaints/show_to_store/${id}`)
    const { body: byOperator } = await operator.get(`/api/v1/admin/complaints/${id}`)
    for (const seen of [body.result, bySeller, byOperator]) {
      expect(seen.lines[0]).toMatchObject({ received, received_condition: 'SP', passport: null, packed: null })
      expect(seen.messages[0].photos).toEqual([...frames, envelope])
    }
  })

  it('may be told by fewer photos, but by no defect that none of them shows', async () => {
    const { front, back } = received.photos
    const two = { photos: { front, back }, defects: received.defects }
    expect((await complain(await delivered(), two)).body.result.lines[0].received).toEqual(two)
    const unseen = { photos: { back }, defects: received.defects }
    const { status, body } = await complain(await delivered(), unseen)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Marque os defeitos nas fotos que enviou.')
  })

  it('is told by own photos only', async () => {
    const theirs = await uploadedPassport(server, seller)
    expect((await complain(await delivered(), theirs)).body).toMatchObject({ code: 'photo_gone' })
  })

  it('does not change afterwards', async () => {
    const parcel = await delivered()
    const { id } = (await complain(parcel, received)).body.result
    const swap = app.db
      .updateTable('complaint_lines')
      .set({ received: null } as never)
      .where('complaint_id', '=', id)
    await expect(swap.execute()).rejects.toThrow('cannot be changed')
  })
})
