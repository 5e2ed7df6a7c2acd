import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { complaintsPersonal } from './personal.queries.ts'

const test = await testApp()
const { app, server, clock } = test
const world = await complaintWorld(test)
const { marina, seller, operator, strangers, offer, delivered, open, opened, run, pass, held, asClient, asStore } =
  world
const decide = (id: number, body: object) =>
  operator.post(`/api/v1/admin/complaints/${id}/decide`, { reason: 'Vimos as fotos', ...body })
const releaseRest = async () => {
  pass(9 * DAY_MS)
  await run('complete_parcels')
}
const picture = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#0b6b4a' } })
  .jpeg()
  .toBuffer()
const photoOf = async ({ headers }: Person) => {
  const sent = { ...headers, 'content-type': 'image/jpeg' }
  return (await server.inject({ method: 'POST', url: '/api/v1/photos', headers: sent, payload: picture })).json()
    .image as string
}

/** The buyer asks the bank for all that was paid. */
const disputed = (orderId: number, cents: number) =>
  app.transaction(async (tx) => {
    const payments = tx.selectFrom('order_payments').select('id').where('order_id', '=', orderId)
    const { id: payment_id } = await payments.executeTakeFirstOrThrow()
    return (await insertDispute(tx, { payment_id, cents, opened_at: clock.now() }))!.id
  })
const bankSays = (id: number, to: 'won' | 'lost') =>
  app.transaction((tx) => decideDispute(tx, app, { id, to, decidedBy: null, reason: null }))

describe('a complaint and a bank', () => {
  it('do not decide about the same money at once', async () => {
    const { parcel, id } = await opened()
    const dispute = await disputed(parcel.orderId, 15_500)
    expect((await decide(id, { outcome: 'full_refund' })).body.code).toBe('complaint_disputed')
    expect((await open(parcel)).body.code).toBe('complaint_disputed')
    await bankSays(dispute, 'won')
    expect((await decide(id, { outcome: 'full_refund' })).status).toBe(200)
  })

  it('that gave everything back before the release ends the complaint', async () => {
    const { parcel, id } = await opened()
    await bankSays(await disputed(parcel.orderId, 15_500), 'lost')
    await world.settle()
    expect(await asClient(id)).toMatchObject({ state: 'resolved', outcome: 'full_refund', events: expect.any(Array) })
    expect([await held(parcel.id), await sumOfAll(app.db)]).toEqual([0, 0])
  })

  it('that gave everything back after it leaves nothing held, and the books whole', async () => {
    const { parcel, id } = await opened()
    await releaseRest()
    await world.settle()
    const account = `store:${parcel.store}` as const
    const before = (await balancesOf(app.db, [account])).get(account)!
    await bankSays(await disputed(parcel.orderId, 15_500), 'lost')
    await world.settle()
    const after = (await balancesOf(app.db, [account])).get(account)!
    expect([await held(parcel.id), await sumOfAll(app.db)]).toEqual([0, 0])
    // the store loses what it had of the rest; the contested card it never had
    expect(before - after).toBe(14_500 - 1572)
    expect(await asClient(id)).toMatchObject({ state: 'resolved', outcome: 'full_refund' })
  })

  it('that gave a part back leaves what is contested to the complaint', async () => {
    const { parcel, id } = await opened()
    await releaseRest()
    const dispute = await disputed(parcel.orderId, 500)
    await bankSays(dispute, 'lost')
    await world.settle()
    expect([await held(parcel.id), (await asClient(id)).state]).toEqual([1000, 'open'])
    await bankSays(dispute, 'won')
    await decide(id, { outcome: 'partial_refund', cents: 250 })
    expect([await held(parcel.id), await sumOfAll(app.db)]).toEqual([0, 0])
    expect(await world.movedBy(parcel.orderId)).toMatchObject({ buyer: 250 })
  })
})

describe('several complaints about one parcel', () => {
  it('hold what each is about, and end each for itself', async () => {
    const parcel = await delivered()
    const [one, other] = [(await open(parcel)).body.result.id, (await open(parcel, {}, 3)).body.result.id]
    await releaseRest()
    expect(await held(parcel.id)).toBe(4000)
    await decide(one, { outcome: 'partial_refund', cents: 400 })
    expect(await held(parcel.id)).toBe(3000)
    await decide(other, { outcome: 'unfounded' })
    const { buyer, store, commission, sum } = await world.movedBy(parcel.orderId)
    expect([await held(parcel.id), buyer, store + commission, sum]).toEqual([0, 400, 15_100, 0])
  })

  it('share what is left where the store gave a part back meanwhile', async () => {
    const { parcel, id } = await opened({ units: 1 })
    const part = { id: parcel.id, cents: 2000, refunded_cents: 0, reason: 'Frete e uma parte' }
    expect((await seller.post('/api/v1/store-order-give-back', part)).status).toBe(200)
    expect((await asClient(id)).money).toMatchObject({ contested_cents: 500, held_cents: 0, returned_cents: 2000 })
    expect((await decide(id, { outcome: 'full_refund' })).body.result.refund_cents).toBe(500)
    expect(await held(parcel.id)).toBe(0)
  })
})

describe('a complaint about a parcel of the centre', () => {
  it('is answered by operators from the start', async () => {
    const centre = { ...offer, center: true }
    const paid = await paidOrder(app, { userId: marina.id, offers: [centre], quantity: 2, unitCents: 1000 })
    const body = { store_order_id: paid.parcels[0]!, reason: 'not_arrived', body: 'Nada veio' }
    const { result } = (await marina.post('/api/v1/complaints/', body)).body
    expect(result).toMatchObject({ store: null, state: 'in_mediation', awaiting: 'operator', due_at: null })
    expect((await seller.get(`/api/v1/complaints/show_to_store/${result.id}`)).status).toBe(404)
    const said = await operator.post('/api/v1/complaint/add_message', { id: result.id, body: 'Vamos procurar.' })
    expect(said.body.result.messages.at(-1)).toMatchObject({ by: 'store', name: 'Bra Center' })
    expect((await decide(result.id, { outcome: 'full_refund' })).body.result.refund_cents).toBe(3500)
    expect(await held(paid.parcels[0]!)).toBe(0)
  })
})

describe('photos of a complaint', () => {
  it('are those that the writer uploaded, and both sides see them', async () => {
    const image = await photoOf(marina)
    const { id } = await opened({}, { photos: [image] })
    expect((await asStore(id)).messages[0].photos).toEqual([image])
    const stolen = await seller.post('/api/v1/complaint/add_message', { id, body: 'Veja', photos: [image] })
    expect(stolen.body.code).toBe('photo_gone')
    const own = await photoOf(seller)
    await seller.post('/api/v1/complaint/add_message', { id, body: 'Na embalagem', photos: [own] })
    expect((await asClient(id)).messages.at(-1)).toMatchObject({ by: 'store', photos: [own] })
  })
})

describe('what a complaint tells of a person', () => {
  it('is exported, holds the account open while money waits, and is forgotten', async () => {
    const { id } = await opened()
    const told = await complaintsPersonal.records(app.db, marina.id, app)
    expect(JSON.stringify(told)).toContain('Veio com um risco na frente')
    for (const person of [marina, seller])
      expect(await complaintsPersonal.open!(app.db, person.id)).toMatchObject([
        { 'pt-BR': 'Você tem reclamações em aberto. Espere que se encerrem.' },
      ])
    expect(await complaintsPersonal.open!(app.db, strangers[0].id)).toEqual([])
    await app.transaction((tx) => complaintsPersonal.forget(tx, marina.id, app))
    expect((await asStore(id)).messages[0].body).toBe('Mensagem apagada com a conta.')
  })
})

describe('the wallet of a store', () => {
  it('shows what is still held of a completed sale, and opens each line', async () => {
    const { parcel, id } = await opened()
    await releaseRest()
    const at = `/api/v1/store-wallet/${parcel.store}`
    const lines = async (figure: string) =>
      (await seller.get(`${at}/statement?figure=${figure}&limit=100`)).body.lines.filter(
        ({ store_order_id: of }: { store_order_id: number | null }) => of === parcel.id,
      )
    expect(await lines('receivable')).toMatchObject([{ cents: 1000 - 108, due_on: null }])
    await decide(id, { outcome: 'unfounded' })
    expect(await lines('receivable')).toEqual([])
    expect((await lines('available')).map(({ cents }: { cents: number }) => cents)).toEqual([892, 14_500 - 1572])
  })
})
