import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'

const test = await testApp()
const world = await complaintWorld(test)
const { marina, seller, operator, bought, sent, open, opened, run, pass, held, asClient, asStore, movedBy } = world
const decide = (id: number, body: object) =>
  operator.post(`/api/v1/admin/complaints/${id}/decide`, { reason: 'Vimos as fotos', ...body })
const propose = (by: typeof marina, id: number, body: object) =>
  by.post('/api/v1/complaint/propose', { id, kind: 'refund', ...body })
const accept = async (by: typeof marina, id: number, shown: typeof asClient) =>
  by.post('/api/v1/complaint/accept', { id, proposal_id: (await shown(id)).proposal.id })
const parcelOf = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
/** The day on which the money of what was delivered is released. */
const daysPass = async () => {
  pass(9 * DAY_MS)
  await run('complete_parcels')
}
/** What a parcel of R$ 140,00 and R$ 15,00 of freight is worth to the store if so many cents go back, to the centavo. */
const WHOLE = 15_500

describe('the thirteen other cards', () => {
  it('are paid to the store on their usual day, while the contested one stays held', async () => {
    const { parcel, id } = await opened()
    await daysPass()
    expect((await parcelOf(parcel.orderId)).state).toBe('completed')
    expect(await held(parcel.id)).toBe(1000)
    expect((await asClient(id)).money).toEqual({
      ...{ contested_cents: 1000, held_cents: 0, released_cents: 14_500, returned_cents: 0, releases_at: null },
    })
    const told = (await mailsTo(test.app, 'vendedor@bracards.example')).at(-1)!.details.text
    expect(told).toContain('menos o que espera o fim de uma reclamação')
    const { wallet } = (await seller.get(`/api/v1/store-wallet/${parcel.store}`)).body
    expect(wallet.receivable_cents).toBeGreaterThan(0)
  })
})

describe('a decision of an operator', () => {
  /** Each end before and after the release of the rest leaves the same books. */
  const ends = [
    [{ outcome: 'full_refund' }, 1000],
    [{ outcome: 'partial_refund', cents: 333 }, 333],
    [{ outcome: 'unfounded' }, 0],
  ] as const
  it.each(ends)('%j moves the money to the centavo, before the release of the rest and after it', async (end, back) => {
    const books = []
    for (const isLate of [false, true]) {
      const { parcel, id } = await opened()
      if (isLate) await daysPass()
      const { status, body } = await decide(id, end)
      expect([status, body.result.outcome, body.result.refund_cents]).toEqual([200, end.outcome, back])
      if (!isLate) await daysPass()
      expect(await held(parcel.id)).toBe(0)
      const { buyer, store, commission, sum } = await movedBy(parcel.orderId)
      expect([buyer, store + commission, sum]).toEqual([back, WHOLE - back, 0])
      books.push([buyer, store, commission])
    }
    expect(books[0]).toEqual(books[1])
    expect(books[0]![2]).toBe(1680 - (back === 1000 ? 108 : back === 333 ? 36 : 0))
  })

  it('is refused without an amount, above what is contested, without a reason, and a second time', async () => {
    const { id } = await opened()
    expect((await decide(id, { outcome: 'partial_refund' })).body.fields).toEqual({
      cents: 'Digite o valor a devolver.',
    })
    expect((await decide(id, { outcome: 'partial_refund', cents: 1001 })).body.fields).toEqual({
      cents: 'O valor não pode passar do que está em reclamação.',
    })
    expect((await decide(id, { outcome: 'unfounded', reason: '' })).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await decide(id, { outcome: 'gift' })).status).toBe(422)
    expect((await decide(id, { outcome: 'unfounded' })).status).toBe(200)
    expect((await decide(id, { outcome: 'full_refund' })).body.code).toBe('complaint_decided')
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=complaint:${id}`)).body
    expect(acts).toMatchObject([
      { kind: 'complaint_decided', reason: 'Vimos as fotos', detail: { outcome: 'unfounded' } },
    ])
  })

  it('gives back all of a parcel that was never sent, or never came, and ends it', async () => {
    for (const [parcel, state] of [
      [await bought(), 'cancelled'],
      [await sent(), 'refunded'],
    ] as const) {
      const { body } = await open(parcel, { reason: 'not_arrived', lines: [] })
      expect((await decide(body.result.id, { outcome: 'full_refund' })).body.result.refund_cents).toBe(WHOLE)
      expect(await held(parcel.id)).toBe(0)
      await test.app.db
        .updateTable('order_payments')
        .set({ charge_id: 'ch', payment_id: 'or' })
        .where('order_id', '=', parcel.orderId)
        .execute()
      expect(['lost', state]).toContain((await parcelOf(parcel.orderId)).state)
    }
  })
})

describe('an agreement', () => {
  it('is what one side proposes and the other accepts', async () => {
    const { parcel, id } = await opened()
    expect((await propose(seller, id, { cents: 300, note: 'O risco é pequeno' })).body.result).toMatchObject({
      ...{ state: 'awaiting_buyer', proposal: { by: 'store', kind: 'refund', cents: 300, note: 'O risco é pequeno' } },
    })
    expect((await accept(seller, id, asStore)).body.code).toBe('complaint_own_proposal')
    const { body } = await accept(marina, id, asClient)
    expect(body).toMatchObject({ message: 'Acordo feito. O Bra Cards cuida do dinheiro.' })
    expect(body.result).toMatchObject({
      state: 'resolved',
      outcome: 'partial_refund',
      refund_cents: 300,
      proposal: null,
    })
    expect(await held(parcel.id)).toBe(WHOLE - 300)
    expect(body.result.money).toMatchObject({ contested_cents: 0, returned_cents: 300 })
  })

  it('is also reached by two who propose the same, and a newer proposal takes the place of an older', async () => {
    const { id } = await opened()
    await propose(marina, id, { cents: 900 })
    const stale = (await asStore(id)).proposal.id
    await propose(marina, id, { cents: 500 })
    const late = await seller.post('/api/v1/complaint/accept', { id, proposal_id: stale })
    expect(late.body.code).toBe('complaint_proposal_gone')
    expect((await propose(seller, id, { cents: 500 })).body.result).toMatchObject({
      outcome: 'partial_refund',
      refund_cents: 500,
    })
    expect((await propose(seller, id, { cents: 100 })).body.code).toBe('complaint_decided')
  })

  it('is about no more than what is contested, and of everything is a whole refund', async () => {
    const { id } = await opened()
    expect((await propose(marina, id, { cents: 1001 })).body.fields).toEqual({
      cents: 'O valor não pode passar do que está em reclamação.',
    })
    expect((await propose(marina, id, {})).body.fields).toEqual({ cents: 'Digite o valor a devolver.' })
    expect((await propose(marina, id, { cents: 0 })).body.fields).toEqual({ cents: 'Digite um valor maior que zero.' })
    await propose(marina, id, { cents: 1000 })
    expect((await accept(seller, id, asStore)).body.result.outcome).toBe('full_refund')
  })

  it('is not needed where the buyer withdraws: the store gets all', async () => {
    const { parcel, id } = await opened()
    expect((await seller.post('/api/v1/complaint/withdraw', { id })).status).toBe(404)
    expect((await marina.post('/api/v1/complaint/withdraw', { id })).body.result).toMatchObject({
      outcome: 'unfounded',
    })
    await daysPass()
    expect([await held(parcel.id), (await movedBy(parcel.orderId)).buyer]).toEqual([0, 0])
    expect((await open({ ...parcel })).body.code).toBe('complaint_too_late')
  })
})

describe('goods that go back or come again', () => {
  it('go back within the complaint, and the buyer is paid when the store has them', async () => {
    const { parcel, id } = await opened()
    await propose(marina, id, { kind: 'return' })
    const { body } = await accept(seller, id, asStore)
    expect(body.result).toMatchObject({ outcome: 'return', refund_cents: null, awaiting: 'client' })
    await daysPass()
    expect(await held(parcel.id)).toBe(1000)
    const sendBack = (code: string) => marina.post('/api/v1/complaint/send_back', { id, tracking_code: code })
    expect((await sendBack('AB')).status).toBe(422)
    expect((await sendBack('BB123456785BR')).body.result.return).toMatchObject({ tracking_code: 'BB123456785BR' })
    expect((await marina.post('/api/v1/complaint/take_back', { id })).status).toBe(404)
    const taken = await seller.post('/api/v1/complaint/take_back', { id })
    expect(taken.body.result).toMatchObject({ state: 'closed', refund_cents: 1000 })
    expect(await movedBy(parcel.orderId)).toMatchObject({ buyer: 1000, sum: 0 })
    expect(await held(parcel.id)).toBe(0)
  })

  it('go back as the whole parcel where the complaint is about all of it', async () => {
    const { parcel, id } = await opened({ units: 1 })
    expect((await decide(id, { outcome: 'return' })).body.result).toMatchObject({ outcome: 'return', state: 'closed' })
    expect(await parcelOf(parcel.orderId)).toMatchObject({ state: 'return_authorised' })
    expect(await held(parcel.id)).toBe(2500)
  })

  it('are disputed by the store, and an operator decides again', async () => {
    const { id } = await opened()
    await decide(id, { outcome: 'return' })
    const dispute = () => seller.post('/api/v1/complaint/dispute', { id, body: 'A caixa veio vazia' })
    expect((await dispute()).body.code).toBe('complaint_no_dispute')
    await marina.post('/api/v1/complaint/send_back', { id, tracking_code: 'BB123456785BR' })
    expect((await dispute()).body.result).toMatchObject({ state: 'in_mediation', outcome: null })
    expect((await decide(id, { outcome: 'partial_refund', cents: 400 })).body.result.refund_cents).toBe(400)
  })

  it('come again, and the store is paid when the buyer says so', async () => {
    const { parcel, id } = await opened()
    await decide(id, { outcome: 'reshipment' })
    await daysPass()
    expect([await held(parcel.id), (await asClient(id)).actions]).toEqual([
      1000,
      ['write', 'block', 'confirm_arrival', 'dispute'],
    ])
    expect((await seller.post('/api/v1/complaint/confirm_arrival', { id })).status).toBe(404)
    const { body } = await marina.post('/api/v1/complaint/confirm_arrival', { id })
    expect(body.result).toMatchObject({ state: 'closed', refund_cents: 0 })
    expect([await held(parcel.id), (await movedBy(parcel.orderId)).buyer]).toEqual([0, 0])
  })
})

describe('a parcel that ends another way', () => {
  it('takes its complaints along', async () => {
    const parcel = await bought()
    const { id } = (await open(parcel, { reason: 'not_arrived', lines: [] })).body.result
    await seller.post('/api/v1/store-order-cancel', { id: parcel.id, reason: 'out_of_stock' })
    await world.settle()
    expect(await asClient(id)).toMatchObject({ state: 'resolved', outcome: 'full_refund', refund_cents: WHOLE })
  })
})
