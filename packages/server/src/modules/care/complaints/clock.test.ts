import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { testApp } from '../../../testing/test-app.ts'

const test = await testApp()
const { marina, seller, operator, opened, run, pass, held, asClient, asStore, movedBy } = await complaintWorld(test)
const HOUR_MS = 3_600_000
const decide = (id: number, outcome: string) =>
  operator.post(`/api/v1/admin/complaints/${id}/decide`, { outcome, reason: 'Vimos as fotos' })
const reminders = async (person: typeof marina, id: number) =>
  (await person.get('/api/v1/notices')).body.notices.filter(
    ({ title }: { title: string }) => title === `A reclamação ${id} espera a sua resposta`,
  ).length

describe('the 72 hours of a complaint', () => {
  it('remind whoever must answer after 24 and 60 of them, once each', async () => {
    const { id } = await opened()
    const told = async () => {
      await run('remind_of_complaints')
      await run('remind_of_complaints')
      return [await reminders(marina, id), await reminders(seller, id)]
    }
    pass(23 * HOUR_MS)
    expect(await told()).toEqual([0, 0])
    pass(HOUR_MS)
    expect(await told()).toEqual([0, 1])
    await seller.post('/api/v1/complaint/add_message', { id, body: 'Saiu daqui perfeita' })
    pass(36 * HOUR_MS)
    expect(await told()).toEqual([1, 1])
  })

  it('bring it to an operator when they are over, also if the server was down meanwhile', async () => {
    const { id } = await opened()
    pass(71 * HOUR_MS)
    await run('mediate_complaints')
    expect((await asClient(id)).state).toBe('open')
    pass(9 * DAY_MS)
    await run('mediate_complaints')
    await run('mediate_complaints')
    const shown = await asStore(id)
    expect(shown).toMatchObject({ state: 'in_mediation', awaiting: 'operator', due_at: null })
    expect(shown.events.filter(({ kind }: { kind: string }) => kind === 'mediation')).toHaveLength(1)
    await marina.post('/api/v1/complaint/propose', { id, kind: 'refund', cents: 200 })
    const { proposal } = await asStore(id)
    const agreed = await seller.post('/api/v1/complaint/accept', { id, proposal_id: proposal.id })
    expect(agreed.body.result.refund_cents).toBe(200)
  })
})

describe('what nobody does after the end', () => {
  it('leaves the store the money of a return that is not posted', async () => {
    const { parcel, id } = await opened()
    await decide(id, 'return')
    pass(11 * DAY_MS)
    await run('end_complaints')
    expect(await asClient(id)).toMatchObject({ state: 'closed', refund_cents: 0 })
    await run('complete_parcels')
    expect([await held(parcel.id), (await movedBy(parcel.orderId)).buyer]).toEqual([0, 0])
  })

  it('gives the buyer that of a posted one which the store does not confirm', async () => {
    const { parcel, id } = await opened()
    await decide(id, 'return')
    await marina.post('/api/v1/complaint/send_back', { id, tracking_code: 'BB123456785BR' })
    pass(11 * DAY_MS)
    await run('complete_parcels')
    await run('end_complaints')
    expect(await asClient(id)).toMatchObject({ state: 'closed', refund_cents: 1000 })
    expect(await movedBy(parcel.orderId)).toMatchObject({ buyer: 1000, sum: 0 })
  })

  it('leaves the store that of a reshipment which nobody misses, and closes conversations', async () => {
    const { id } = await opened()
    await decide(id, 'reshipment')
    const { id: settled } = await opened()
    await decide(settled, 'full_refund')
    pass(8 * DAY_MS)
    await run('end_complaints')
    expect([(await asClient(id)).state, (await asClient(settled)).state]).toEqual(['resolved', 'closed'])
    const late = await marina.post('/api/v1/complaint/add_message', { id: settled, body: 'Obrigada' })
    expect(late.body.code).toBe('complaint_over')
    pass(23 * DAY_MS)
    await run('end_complaints')
    expect(await asClient(id)).toMatchObject({ state: 'closed', refund_cents: 0 })
  })
})
