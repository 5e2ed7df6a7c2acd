import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf, staySignedIn } from '../../../testing/test-people.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'
import { parcelsPersonal } from '../../orders/parcels/personal.queries.ts'

const { app, as, clock, post, server } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!

const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const move = (id: number, body: object) => seller.post('/api/v1/store-order-move', { id, ...body })
const contest = (id: number, note = 'Veio uma carta só, e riscada') => move(id, { move: 'contest', note })
const timesAnnounced = async () =>
  (await app.db.selectFrom('events').select('id').where('name', '=', 'order_changed').execute()).length
const sentBack = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
  const id = parcels[0]!
  await move(id, { move: 'post', tracking_code: 'AA123456785BR' })
  await ask('confirm-delivery', { store_order_id: id })
  await ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
  await ask('send-back', { store_order_id: id, tracking_code: 'BB123456785BR' })
  return { orderId, id }
}
const photo = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#0b6b4a' } })
  .jpeg()
  .toBuffer()
const photoOf = async ({ headers }: { headers: Record<string, string> }) => {
  const sent = { ...headers, 'content-type': 'image/jpeg' }
  return (await server.inject({ method: 'POST', url: '/api/v1/photos', headers: sent, payload: photo })).json()
    .image as string
}
const decide = (id: number, decision: string, reason = 'O rastreio mostra', by = operator) =>
  by.post(`/api/v1/admin/returns/${id}/decide`, { decision, reason })
const seen = async (orderId: number) => (await operator.get(`/api/v1/admin/orders/${orderId}`)).body.parcels[0]
const waiting = async (orderId: number) => {
  const { groups } = (await operator.get('/api/v1/admin/inbox')).body
  const items = groups.find(({ kind }: { kind: string }) => kind === 'return')?.items ?? []
  return items.find(({ id }: { id: number }) => id === orderId)
}
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer.id).executeTakeFirstOrThrow()).quantity
const held = async (...accounts: Parameters<typeof balancesOf>[1]) => [...(await balancesOf(app.db, accounts)).values()]
const lastTo = async (address: string) => (await mailsTo(app, address)).at(-1)!.details

describe('a return that the store contests', () => {
  it('ends by no clock any more, and waits in the inbox with its code', async () => {
    const { orderId, id } = await sentBack()
    await marina.post('/api/v1/order-messages', { store_order_id: id, body: 'Postei as duas hoje' })
    expect((await seen(orderId)).messages, 'nobody else’s letters').toEqual([])
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body.actions).toEqual(['take_back', 'contest'])
    expect((await contest(id, ' ')).body.fields).toEqual({ note: 'Diga o que há de errado com a devolução.' })
    const announced = await timesAnnounced()
    expect((await contest(id)).body.result).toMatchObject({
      actions: ['take_back'],
      return_contested_at: expect.any(String),
      return_note: 'Veio uma carta só, e riscada',
    })
    expect(await timesAnnounced(), 'open pages are told').toBe(announced + 1)
    expect((await contest(id)).body.code).toBe('store_move_refused')
    expect(await lastTo('compradora@bracards.example')).toMatchObject({
      title: 'A loja contesta a sua devolução',
      facts: [['A loja diz', 'Veio uma carta só, e riscada']],
    })
    expect((await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]).toMatchObject({
      state: 'returning',
      return_contested: true,
      send_back_until: null,
    })
    clock.advance(30 * DAY_MS)
    await parcelsJobs.take_returns_back!.run(app, {})
    expect(await seen(orderId)).toMatchObject({
      state: 'returning',
      return_code: 'BB123456785BR',
      messages: [{ by: 'buyer', body: 'Postei as duas hoje' }],
      return_contested_at: expect.any(String),
      return_note: 'Veio uma carta só, e riscada',
    })
    expect((await waiting(orderId)).detail).toContain('BB123456785BR · Veio uma carta só, e riscada')
    expect((await move(id, { move: 'take_back' })).body.result.state).toBe('returned')
    expect(await waiting(orderId)).toBeUndefined()
  })

  it('is judged by what both sides say and show of it, once each, and photos go with the person', async () => {
    const { orderId, id } = await sentBack()
    const parcel = async () => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
    const answer = (body: object = {}, by = marina) =>
      by.post('/api/v1/order/answer-contest', { store_order_id: id, comment: 'Mandei as duas', ...body })
    const [ofStore, ofBuyer] = [await photoOf(seller), await photoOf(marina)]
    expect((await answer()).body.code).toBe('contest_not_open')
    const stolen = await move(id, { move: 'contest', note: 'Veio uma só', photos: [ofBuyer] })
    expect([stolen.body.code, (await parcel()).return_contested]).toEqual(['photo_gone', false])
    await move(id, { move: 'contest', note: 'Veio uma só', photos: [ofStore] })
    expect(await parcel()).toMatchObject({
      return_note: 'Veio uma só',
      return_photos: [ofStore],
      actions: expect.arrayContaining(['answer_contest', 'correct_code']),
    })
    expect((await answer({}, operator)).body.code, 'only its own buyer').toBe('parcel_not_found')
    expect((await answer({ comment: ' ' })).body.fields).toEqual({ comment: 'Conte o que aconteceu.' })
    expect((await answer({ photos: [ofBuyer] })).status).toBe(200)
    expect((await answer()).body.code).toBe('contest_not_open')
    const shown = { return_reply: 'Mandei as duas', return_reply_photos: [ofBuyer], return_photos: [ofStore] }
    expect(await seen(orderId)).toMatchObject(shown)
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body).toMatchObject(shown)
    expect(await lastTo('vendedor@bracards.example')).toMatchObject({
      title: 'O comprador respondeu à sua contestação',
      facts: [['O comprador diz', 'Mandei as duas']],
    })
    const shownBy = async () => (await app.db.selectFrom('photo_uses').select('used_by').execute()).length
    const before = await shownBy()
    expect((await parcelsPersonal.records(app.db, marina.id, app))['Respostas a contestações']).toContainEqual({
      ...{ pedido: orderId, resposta: 'Mandei as duas', fotos: [ofBuyer] },
    })
    await app.transaction((tx) => parcelsPersonal.forget(tx, marina.id, app))
    expect(await seen(orderId)).toMatchObject({ return_reply: null, return_reply_photos: [], return_photos: [] })
    expect(await shownBy()).toBe(before - 2)
  })

  it('is refunded where an operator believes the buyer, and its goods are not for sale again', async () => {
    const { orderId, id } = await sentBack()
    await contest(id)
    const before = await stock()
    expect((await decide(id, 'buyer')).body).toEqual({
      error: false,
      message: 'O comprador recebe o dinheiro de volta.',
    })
    const parcel = await seen(orderId)
    expect([parcel.state, parcel.refunded_cents]).toEqual(['returned', 2480])
    for (const person of [marina, seller]) {
      const bodies = (await person.get('/api/v1/notices')).body.notices.map(({ body }: { body: string }) => body)
      expect(bodies).toContainEqual(expect.stringContaining('Motivo: O rastreio mostra'))
    }
    expect(parcel.events.at(-1)).toMatchObject({ state: 'returned', by: 'operator', who: expect.any(String) })
    expect([await stock(), await held(`escrow:${id}`), await sumOfAll(app.db)]).toEqual([before, [0], 0])
    const facts = [['Motivo', 'O rastreio mostra']]
    expect(await lastTo('compradora@bracards.example')).toMatchObject({ title: 'Sua devolução foi aceita', facts })
    expect(await lastTo('vendedor@bracards.example')).toMatchObject({ title: 'Uma devolução foi decidida', facts })
  })

  it('is the store’s money where an operator believes the store, and the register of acts knows why', async () => {
    const { orderId, id } = await sentBack()
    await contest(id)
    const [had] = await held(`store:${offer.store_id}`)
    expect((await decide(id, 'store')).status).toBe(200)
    expect((await seen(orderId)).state).toBe('completed')
    expect(await held(`store:${offer.store_id}`, `escrow:${id}`)).toEqual([had! + 2480 - 118, 0])
    expect((await lastTo('compradora@bracards.example')).title).toBe('Sua devolução foi encerrada')
    expect((await lastTo('vendedor@bracards.example')).text).toContain('deu razão à loja')
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${orderId}`)).body
    expect(acts).toMatchObject([{ kind: 'return_closed', reason: 'O rastreio mostra' }])
    const { store_orders: parcels } = (await marina.get(`/api/v1/orders/${orderId}`)).body
    expect(parcels).toMatchObject([{ state: 'completed', cancellation: null, refund: null }])
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is no store’s money while a bank is asked for it', async () => {
    const { orderId, id } = await sentBack()
    await contest(id)
    const { id: payment_id } = await app.db
      .selectFrom('order_payments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const opened = { payment_id, cents: 2480, opened_at: clock.now() }
    const dispute = await app.transaction(async (tx) => (await insertDispute(tx, opened))!.id)
    expect((await decide(id, 'store')).body.code).toBe('return_disputed')
    expect([(await seen(orderId)).state, await held(`escrow:${id}`)]).toEqual(['returning', [2480]])
    const won = { id: dispute, to: 'won' as const, decidedBy: null, reason: null }
    await app.transaction((tx) => decideDispute(tx, app, won))
    expect((await decide(id, 'store')).status).toBe(200)
    expect([(await seen(orderId)).state, await held(`escrow:${id}`)]).toEqual(['completed', [0]])
  })

  it('is decided once, by an operator, with a reason, and only where the store contests it', async () => {
    const { id } = await sentBack()
    expect((await decide(id, 'buyer')).body.code).toBe('return_not_contested')
    await contest(id)
    for (const stranger of [marina, seller])
      expect((await decide(id, 'buyer', 'Porque sim', stranger)).status).toBe(403)
    expect((await post(`/api/v1/admin/returns/${id}/decide`, { decision: 'buyer', reason: 'Sim' })).status).toBe(401)
    expect((await decide(id, 'buyer', '')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    const answers = await Promise.all([decide(id, 'buyer'), decide(id, 'store'), decide(id, 'buyer')])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    expect([await held(`escrow:${id}`), await sumOfAll(app.db)]).toEqual([[0], 0])
    expect((await decide(999_999, 'store')).body.code).toBe('return_not_contested')
  })
})
