import { date } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'
import type { PlainJob } from '../../../platform/jobs.ts'

const { app, as, clock, post } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!

const bought = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
  return { orderId, id: parcels[0]! }
}
const decide = (id: number, decision: string, reason = 'A loja não responde', by = operator) =>
  by.post(`/api/v1/admin/parcels/${id}/decide`, { decision, reason })
const seen = async (orderId: number) => (await operator.get(`/api/v1/admin/orders/${orderId}`)).body.parcels[0]
const waiting = async (kind: string, orderId: number) => {
  const { groups } = (await operator.get('/api/v1/admin/inbox')).body
  const items = groups.find((group: { kind: string }) => group.kind === kind)?.items ?? []
  return items.find(({ id }: { id: number }) => id === orderId)
}
const run = (job: PlainJob) => parcelsJobs[job]!.run(app, {})
const toldTo = async (address: string, title: string) =>
  (await mailsTo(app, address)).filter(({ details }) => details.title === title)
const [buyerMail, sellerMail] = ['compradora@bracards.example', 'vendedor@bracards.example']
const warned = 'Um pacote ainda não consta como entregue'
const held = async (id: number) => [...(await balancesOf(app.db, [`escrow:${id}`])).values()][0]
// what the demo world and other tests have on its way is no business of a test
beforeEach(async () => {
  await app.db
    .updateTable('store_orders')
    .set({ state: 'completed' })
    .where('state', 'not in', ['cancelled', 'refunded', 'expired'])
    .execute()
})

describe('a parcel that its store does not post', () => {
  it('is offered to its buyer to cancel, once, when the time is over', async () => {
    const { orderId, id } = await bought()
    await app.db.updateTable('store_orders').set({ post_by: clock.now() }).where('id', '=', id).execute()
    clock.advance(7 * DAY_MS - 1)
    await run('offer_cancellations')
    const title = 'Seu pacote ainda não foi postado'
    expect(await toldTo(buyerMail, title)).toHaveLength(0)
    clock.advance(1)
    await run('offer_cancellations')
    await run('offer_cancellations')
    expect(await toldTo(buyerMail, title)).toHaveLength(1)
    expect((await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0].actions).toEqual(['cancel'])
  })

  it('is not called late before the last day to post it is over, however long that is', async () => {
    const { orderId, id } = await bought()
    const title = 'Seu pacote ainda não foi postado'
    const [before, postBy] = [(await toldTo(buyerMail, title)).length, clock.now().getTime() + 11 * DAY_MS]
    await app.db
      .updateTable('store_orders')
      .set({ post_by: new Date(postBy) })
      .where('id', '=', id)
      .execute()
    const actions = async () => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0].actions
    clock.advance(11 * DAY_MS - 1)
    await run('offer_cancellations')
    expect([await actions(), (await toldTo(buyerMail, title)).length - before]).toEqual([['ask_cancel'], 0])
    clock.advance(1)
    await run('offer_cancellations')
    expect([await actions(), (await toldTo(buyerMail, title)).length - before]).toEqual([['cancel'], 1])
  })

  it('and its buyer has not fetched, though it lies ready, is nobody’s delay', async () => {
    const { orderId, id } = await bought()
    const shipping = sql<string>`jsonb_set(shipping, '{code}', '"retirada"')`
    await app.db.updateTable('store_orders').set({ shipping }).where('id', '=', id).execute()
    for (const step of ['pick', 'pack']) await seller.post('/api/v1/store-order-move', { id, move: step })
    const title = 'Seu pacote ainda não foi postado'
    const before = (await toldTo(buyerMail, title)).length
    clock.advance(30 * DAY_MS)
    await run('offer_cancellations')
    expect([(await toldTo(buyerMail, title)).length - before, await waiting('unposted', orderId)]).toEqual([
      0,
      undefined,
    ])
  })

  it('waits in the inbox some days after the last one to post it, until an operator cancels it with a reason', async () => {
    const { orderId, id } = await bought()
    const { post_by: postBy } = await seen(orderId)
    clock.advance(new Date(postBy).getTime() - clock.now().getTime() + 3 * DAY_MS - 1)
    expect(await waiting('unposted', orderId)).toBeUndefined()
    clock.advance(1)
    expect(await waiting('unposted', orderId)).toMatchObject({
      title: `Pedido nº ${orderId}`,
      detail: expect.stringContaining('Postar até'),
    })
    expect((await seen(orderId)).decisions).toEqual(['cancel'])
    expect((await decide(id, 'cancel')).body).toMatchObject({ error: false })
    expect(await waiting('unposted', orderId)).toBeUndefined()
    const parcel = await seen(orderId)
    expect(parcel).toMatchObject({
      state: 'cancelled',
      refunded_cents: 2480,
      decisions: [],
    })
    expect(parcel.events.at(-1)).toMatchObject({
      by: 'operator',
      who: expect.any(String),
    })
    const facts = [['Motivo', 'A loja não responde']]
    expect((await toldTo(buyerMail, 'Seu pacote foi cancelado')).at(-1)!.details.facts).toEqual(facts)
    expect((await toldTo(sellerMail, 'Um pedido foi cancelado')).at(-1)!.details.facts).toEqual(facts)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${orderId}`)).body
    expect(acts).toMatchObject([{ kind: 'parcel_cancelled', reason: 'A loja não responde' }])
    expect([await held(id), await sumOfAll(app.db)]).toEqual([0, 0])
  })

  it('waits there at once where the store cannot sell any more, or its owner is blocked', async () => {
    const { orderId, id } = await bought()
    const status = (to: 'open' | 'suspended' | 'closed') =>
      app.db.updateTable('stores').set({ status: to }).where('id', '=', offer.store_id).execute()
    const block = (at: Date | null) =>
      app.db.updateTable('users').set({ blocked_at: at }).where('id', '=', seller.id).execute()
    expect(await waiting('unposted', orderId)).toBeUndefined()
    await block(clock.now())
    expect((await waiting('unposted', orderId)).detail).toContain('Loja fora do ar')
    await block(null)
    for (const to of ['suspended', 'closed'] as const) {
      await status(to)
      expect((await waiting('unposted', orderId)).detail).toContain('Loja fora do ar')
    }
    expect((await decide(id, 'cancel')).status).toBe(200)
    await status('open')
    expect([(await seen(orderId)).state, await held(id)]).toEqual(['cancelled', 0])
  })

  it('is cancelled once, by an operator, with a reason, and not once it is on its way or is the centre’s to send', async () => {
    const { id } = await bought()
    for (const stranger of [marina, seller])
      expect((await decide(id, 'cancel', 'Porque sim', stranger)).status).toBe(403)
    expect(
      (
        await post(`/api/v1/admin/parcels/${id}/decide`, {
          decision: 'cancel',
          reason: 'Sim',
        })
      ).status,
    ).toBe(401)
    expect((await decide(id, 'cancel', '')).body.fields).toEqual({
      reason: 'Diga o motivo.',
    })
    expect(statusesOf(await Promise.all([decide(id, 'cancel'), decide(id, 'cancel')]))).toEqual([200, 409])
    const { id: posted } = await bought()
    await seller.post('/api/v1/store-order-move', {
      id: posted,
      move: 'post',
      tracking_code: 'AA123456785BR',
    })
    const { parcels } = await paidOrder(app, {
      userId: marina.id,
      offers: [{ ...offer, center: true }],
    })
    for (const other of [posted, parcels[0]!, 999_999])
      expect((await decide(other, 'cancel')).body.code).toBe('parcel_not_waiting')
  })
})

describe('a parcel under way that nobody confirms', () => {
  const move = (id: number, body: object) => seller.post('/api/v1/store-order-move', { id, ...body })
  const claim = (id: number, note = 'O rastreio mostra a entrega') => move(id, { move: 'claim_arrival', note })
  const sent = async () => {
    const order = await bought()
    await move(order.id, { move: 'post', tracking_code: 'AA123456785BR' })
    return order
  }
  /** How often the pages that show the order were told that it changed. */
  const timesAnnounced = async (orderId: number) =>
    (await app.db.selectFrom('events').select('data').where('name', '=', 'order_changed').execute()).filter(
      ({ data }) => (data as { orderId: number }).orderId === orderId,
    ).length
  const nearlyLost = async () => {
    const order = await sent()
    clock.advance(25 * DAY_MS)
    const announced = await timesAnnounced(order.orderId)
    await run('warn_of_losses')
    expect(await timesAnnounced(order.orderId)).toBe(announced + 1)
    return order
  }
  const actions = async (id: number) => (await seller.get(`/api/v1/stores-order/${id}`)).body.actions

  it('is told of to store and buyer, once, some days before it is taken for lost', async () => {
    const before = [await toldTo(buyerMail, 'Seu pacote chegou?'), await toldTo(sellerMail, warned)]
    const { id } = await sent()
    clock.advance(25 * DAY_MS - 1)
    await run('warn_of_losses')
    expect([await actions(id), await toldTo(sellerMail, warned)]).toEqual([[], before[1]])
    clock.advance(1)
    await run('warn_of_losses')
    await run('warn_of_losses')
    const now = [await toldTo(buyerMail, 'Seu pacote chegou?'), await toldTo(sellerMail, warned)]
    expect(now.map((told, at) => told.length - before[at]!.length)).toEqual([1, 1])
    expect(await actions(id)).toEqual(['claim_arrival'])
    clock.advance(5 * DAY_MS)
    await run('lose_parcels')
    expect(await held(id)).toBe(0)
  })

  it('is not lost in the turn in which it is warned of, however late that is, and its sides read the day that holds', async () => {
    const { orderId } = await sent()
    clock.advance(40 * DAY_MS)
    const lose = async () => {
      for (const job of ['warn_of_losses', 'lose_parcels'] as const) await run(job)
      return (await seen(orderId)).state
    }
    expect(await lose()).toBe('shipped')
    const { facts } = (await toldTo(sellerMail, warned)).at(-1)!.details
    const day = date(new Date(clock.now().getTime() + 4 * DAY_MS))
    expect(facts).toEqual([['Extraviado a partir de', day]])
    clock.advance(4 * DAY_MS - 1)
    expect(await lose()).toBe('shipped')
    clock.advance(1)
    expect(await lose()).toBe('lost')
  })

  it('is lost by no clock any more once its store says that it came, and waits in the inbox with what it says', async () => {
    const { orderId, id } = await nearlyLost()
    expect((await claim(id, '')).body.fields.note).toContain('como você sabe')
    const announced = await timesAnnounced(orderId)
    expect((await claim(id)).body.result).toMatchObject({ actions: [], arrival_claimed_at: expect.any(String) })
    expect(await timesAnnounced(orderId)).toBe(announced + 1)
    expect((await claim(id)).body.code).toBe('store_move_refused')
    expect((await toldTo(buyerMail, 'A loja diz que seu pacote foi entregue')).at(-1)!.details.facts).toEqual([
      ['A loja diz', 'O rastreio mostra a entrega'],
    ])
    clock.advance(30 * DAY_MS)
    await run('lose_parcels')
    expect(await seen(orderId)).toMatchObject({
      state: 'shipped',
      arrival_note: 'O rastreio mostra a entrega',
      decisions: ['deliver', 'lose'],
    })
    expect((await waiting('arrival', orderId)).detail).toContain('O rastreio mostra a entrega')
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
    expect(await waiting('arrival', orderId)).toBeUndefined()
  })

  it('is delivered where an operator says so, and may be given back from then on', async () => {
    const { orderId, id } = await nearlyLost()
    await claim(id)
    expect((await decide(id, 'deliver', 'Assinado no rastreio')).status).toBe(200)
    const [shown] = (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders
    expect(shown).toMatchObject({ state: 'delivered', actions: ['regret', 'review'] })
    const facts = ['Motivo', 'Assinado no rastreio']
    for (const [mail, title] of [
      [buyerMail, 'A entrega do seu pacote foi registrada'],
      [sellerMail, 'Uma entrega foi registrada'],
    ] as const)
      expect((await toldTo(mail, title)).at(-1)!.details.facts).toContainEqual(facts)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${orderId}`)).body
    expect(acts).toMatchObject([{ kind: 'parcel_delivered', reason: 'Assinado no rastreio' }])
    clock.advance(8 * DAY_MS)
    await run('complete_parcels')
    expect([(await seen(orderId)).state, await held(id), await sumOfAll(app.db)]).toEqual(['completed', 0, 0])
  })

  it('is lost where an operator does not believe its store, and the buyer has everything back', async () => {
    const { orderId, id } = await nearlyLost()
    expect((await decide(id, 'lose')).body.code).toBe('parcel_not_waiting')
    await claim(id)
    expect((await decide(id, 'lose', 'O rastreio parou')).status).toBe(200)
    expect(await seen(orderId)).toMatchObject({ state: 'lost', refunded_cents: 2480, decisions: [] })
    expect((await toldTo(sellerMail, 'Um pacote foi dado como extraviado')).at(-1)!.details.facts).toEqual([
      ['Motivo', 'O rastreio parou'],
    ])
    expect([await held(id), await sumOfAll(app.db)]).toEqual([0, 0])
  })

  it('and is said to have been handed to its buyer, who denies it, is decided by an operator', async () => {
    const handedOver = async () => {
      const order = await bought()
      const shipping = sql<string>`jsonb_set(shipping, '{code}', '"retirada"')`
      await app.db.updateTable('store_orders').set({ shipping }).where('id', '=', order.id).execute()
      await move(order.id, { move: 'post' })
      return order
    }
    const { orderId, id } = await handedOver()
    expect(await seen(orderId)).toMatchObject({ state: 'shipped', decisions: ['deliver', 'lose'] })
    expect((await decide(id, 'lose', 'A loja não prova a entrega')).status).toBe(200)
    expect(await seen(orderId)).toMatchObject({ state: 'lost', refunded_cents: 2480 })
    const { id: fetched } = await handedOver()
    expect((await decide(fetched, 'deliver', 'O comprador assinou')).status).toBe(200)
    expect([await held(id), await sumOfAll(app.db)]).toEqual([0, 0])
  })

  it('of the centre waits for operators by itself, who know more than anybody', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center: true }] })
    const id = parcels[0]!
    await operator.post(`/api/v1/admin/centre-parcels/${id}/move`, { move: 'post', tracking_code: 'AA123456785BR' })
    clock.advance(25 * DAY_MS)
    await run('warn_of_losses')
    expect((await waiting('arrival', orderId)).detail).toBe('Bra Center · AA123456785BR')
    expect(await seen(orderId)).toMatchObject({ actions: [], decisions: ['deliver'] })
    expect((await decide(id, 'deliver')).status).toBe(200)
    expect(await waiting('arrival', orderId)).toBeUndefined()
  })
})

describe('a return that its buyer hands over to a store that does not say so', () => {
  it('is refunded where an operator sees that, once, and its goods are not for sale again', async () => {
    const { orderId, id } = await bought()
    await seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'AA123456785BR' })
    expect((await decide(id, 'take_back')).body.code).toBe('parcel_not_waiting')
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
    expect((await seen(orderId)).decisions).toEqual(['take_back'])
    const stock = async () =>
      (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer.id).executeTakeFirstOrThrow())
        .quantity
    const before = await stock()
    const answers = await Promise.all([decide(id, 'take_back', 'Recibo assinado'), decide(id, 'take_back')])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await seen(orderId)).toMatchObject({ state: 'returned', refunded_cents: 2480, decisions: [] })
    for (const [mail, title] of [
      [buyerMail, 'Sua devolução foi aceita'],
      [sellerMail, 'Uma devolução foi decidida'],
    ] as const)
      expect(await toldTo(mail, title)).toHaveLength(1)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${orderId}`)).body
    expect(acts).toMatchObject([{ kind: 'return_refunded' }])
    expect([await stock(), await held(id), await sumOfAll(app.db)]).toEqual([before, 0, 0])
  })
})
