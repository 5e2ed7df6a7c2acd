import { describe, expect, it } from 'vitest'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { testApp } from '../../../testing/test-app.ts'

const test = await testApp()
const { marina, seller, operator, opened, run, pass, held, asClient, asStore, movedBy } = await complaintWorld(test)
const HOUR_MS = 3_600_000
const propose = (by: typeof marina, id: number, cents: number) =>
  by.post('/api/v1/complaint/propose', { id, kind: 'refund', cents })
const decide = (id: number, body: object) =>
  operator.post(`/api/v1/admin/complaints/${id}/decide`, { reason: 'Vimos as fotos', ...body })
const resolvedOnce = async (id: number, orderId: number) => {
  const { events, refund_cents: cents } = await asClient(id)
  const ends = events.filter(({ kind }: { kind: string }) => ['accepted', 'decided', 'withdrawn'].includes(kind))
  const { buyer, sum } = await movedBy(orderId)
  expect([ends.length, buyer, sum]).toEqual([1, cents, 0])
}
/** Another one may come first each time. */
const ROUNDS = 6

describe('at the same instant', () => {
  it('two who propose the same have agreed once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, parcel } = await opened()
      await Promise.all([propose(marina, id, 400), propose(seller, id, 400), propose(marina, id, 400)])
      await resolvedOnce(id, parcel.orderId)
      expect((await asClient(id)).refund_cents).toBe(400)
    }
  })

  it('an acceptance, a decision, a withdrawal and the clock end it once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, parcel } = await opened()
      await propose(seller, id, 250)
      const { proposal } = await asStore(id)
      pass(72 * HOUR_MS)
      const answers = await Promise.all([
        marina.post('/api/v1/complaint/accept', { id, proposal_id: proposal.id }),
        decide(id, { outcome: 'full_refund' }),
        decide(id, { outcome: 'partial_refund', cents: 700 }),
        marina.post('/api/v1/complaint/withdraw', { id }),
        run('mediate_complaints'),
      ])
      expect(answers.flatMap((answer) => (answer && answer.status === 200 ? [1] : []))).toEqual([1])
      await resolvedOnce(id, parcel.orderId)
    }
  })

  it('the release of the rest and a decision leave nothing held, and nobody without', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, parcel } = await opened()
      pass(9 * 24 * HOUR_MS)
      await Promise.all([run('complete_parcels'), decide(id, { outcome: 'partial_refund', cents: 333 })])
      await run('complete_parcels')
      const { buyer, store, commission } = await movedBy(parcel.orderId)
      expect([await held(parcel.id), buyer, store + commission, commission]).toEqual([0, 333, 15_167, 1644])
    }
  })
})
