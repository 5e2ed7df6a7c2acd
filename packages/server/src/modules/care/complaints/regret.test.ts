import { describe, expect, it } from 'vitest'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const test = await testApp()
const { marina, seller, delivered, open, pass } = await complaintWorld(test)
const regret = (parcel: { id: number; line: number }, units: number) =>
  open(parcel, { reason: 'regret', body: 'Mudei de ideia', lines: [{ line_id: parcel.line, quantity: units }] })

describe('whoever regrets within seven days', () => {
  it.each([1, 3])('gives %i of the cards back without the consent of the store', async (units) => {
    const parcel = await delivered()
    const { status, body } = await regret(parcel, units)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({ state: 'resolved', outcome: 'return', contested_cents: units * 1000 })
    expect(body.result.actions).toContain('send_back')
    const { id } = body.result
    const sent = await marina.post('/api/v1/complaint/send_back', { id, tracking_code: 'AA123456785BR' })
    expect(sent.status).toBe(200)
    const refused = await seller.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 1 })
    expect(refused.status).not.toBe(200)
  })

  it('gives a whole parcel back as any return', async () => {
    const parcel = await delivered()
    const { status } = await regret(parcel, 14)
    expect(status).toBe(200)
    const { store_orders: parcels } = (await marina.get(`/api/v1/orders/${parcel.orderId}`)).body
    expect(parcels[0].state).toBe('return_authorised')
  })
})

it('later it is no reason any more', async () => {
  const parcel = await delivered()
  pass(8 * DAY_MS)
  expect((await regret(parcel, 1)).status).not.toBe(200)
})
