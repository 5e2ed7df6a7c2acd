import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { newStore, registerSeller } from '../../../testing/new-seller.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
// a store to which nothing has happened yet
const owner = await as('adaildo.brandao@bracards.example')
const [one, other] = await offersOfSeller(app, owner.id)
const store = one!.store_id

const bought = (quantity: number, offer = one!) => paidOrder(app, { userId: marina.id, offers: [offer], quantity })
const dashboard = async (who = owner) => (await who.get(`/api/v1/store-dashboard/${store}`)).body
const clients = (body: object = {}, who = owner) => who.post('/api/v1/store-clients', { store_id: store, ...body })

beforeAll(async () => {
  await app.db.deleteFrom('store_reviews').where('store_id', '=', store).execute()
})

describe('the dashboard of a store', () => {
  it('is all zeros where nothing was sold', async () => {
    const shown = await dashboard()
    expect(shown).toMatchObject({
      todo: { late: 0, today: 0, prepare: 0, post_now: 0, post: 0, asked: 0, returns: 0, messages: 0, reviews: 0 },
      sales_cents: { now: 0, before: 0 },
      ticket_cents: { now: null, before: null },
      rating: { now: null, before: null },
      cards: [],
      clients: [],
    })
    expect(shown.days).toHaveLength(30)
    expect(shown.days.at(-1)).toEqual({ on: '2026-11-21', cents: 0, orders: 0 })
    expect(shown.days[0].on).toBe('2026-10-23')
  })

  it('says what a new store has not set up yet, and each step no longer once it is done', async () => {
    const joao = await as('joao.meireles@bracards.example')
    await registerSeller(joao, '11.444.777/0001-61')
    const { id } = (await joao.post('/api/v1/store/add_store', newStore())).body.result
    const steps = async () => (await joao.get(`/api/v1/store-dashboard/${id}`)).body.to_set_up
    const need = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'invoice_needed').execute()
    await need('1')
    expect(await steps()).toEqual(['offers', 'boxes', 'taxes'])
    const box = { name: 'Envelope', length_cm: 20, width_cm: 15, height_cm: 2, weight_grams: 20 }
    expect((await joao.post('/api/v1/box-store', { store_id: id, ...box })).status).toBe(200)
    expect(await steps()).toEqual(['offers', 'taxes'])
    await need('0')
    expect(await steps()).toEqual(['offers'])
    expect((await dashboard()).to_set_up).not.toContain('offers')
  })

  it('tells of the period that is asked for, and of no other', async () => {
    for (const days of [7, 30, 90, 365])
      expect((await owner.get(`/api/v1/store-dashboard/${store}?days=${days}`)).body.days).toHaveLength(days)
    expect((await owner.get(`/api/v1/store-dashboard/${store}?days=8`)).status).toBe(422)
  })

  it('counts what was sold in thirty days beside the thirty before, and what waits', async () => {
    const early = await bought(1)
    const back = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
    const set = (id: number, change: object) =>
      app.db.updateTable('store_orders').set(change).where('id', '=', id).execute()
    await set(early.parcels[0]!, { paid_at: back(40), state: 'completed' })
    const late = await bought(2)
    await set(late.parcels[0]!, { paid_at: back(8), post_by: back(1) })
    const gone = await bought(9)
    await owner.post('/api/v1/store-order-cancel', { id: gone.parcels[0], reason: 'out_of_stock' })
    const today = await bought(3, other)
    await set(today.parcels[0]!, { post_by: new Date('2026-11-21T23:59:59-03:00') })
    await bought(1)
    await marina.post('/api/v1/order-messages', { store_order_id: today.parcels[0], body: 'Oi!' })

    const shown = await dashboard()
    expect(shown.todo).toMatchObject({ late: 1, today: 1, prepare: 1, asked: 0, returns: 0, messages: 1, reviews: 0 })
    expect(shown.sales_cents).toEqual({ now: 6 * 490, before: 490 })
    expect(shown.orders).toEqual({ now: 3, before: 1 })
    expect(shown.ticket_cents).toEqual({ now: 980, before: 490 })
    expect(shown.days.at(-1)).toEqual({ on: '2026-11-21', cents: 4 * 490, orders: 2 })
    expect(shown.cards.map(({ units }: { units: number }) => units)).toEqual([3, 3])
    const marinas = { name: 'Marina T.', uf: 'SP' }
    expect(shown.clients).toMatchObject([{ ...marinas, orders: 3, units: 6, total_cents: shown.sales_cents.now }])
    const ever = (await clients()).body.clients
    expect(ever).toMatchObject([{ ...marinas, orders: 4, units: 7, total_cents: 7 * 490 }])
  })

  it('tells what is packed apart, which the list of orders has elsewhere, and not what a buyer comes for', async () => {
    const before = (await dashboard()).todo
    const yesterday = new Date(clock.now().getTime() - DAY_MS)
    const shipping = JSON.stringify({ code: 'retirada', name: 'Retirada' })
    for (const change of [{ post_by: yesterday }, {}, { post_by: yesterday, shipping }]) {
      const { parcels } = await bought(1)
      const row = app.db.updateTable('store_orders').where('id', 'in', parcels)
      await row.set({ state: 'ready_to_ship', ...change }).execute()
    }
    expect((await dashboard()).todo).toEqual({ ...before, post_now: before.post_now + 1, post: before.post + 1 })
    const inTab = await owner.get(`/api/v1/stores-orders/${store}?tab=ready`)
    expect(inTab.body.orders).toHaveLength(3)
  })

  it('leaves out a return that the store has contested: an operator decides it', async () => {
    const before = (await dashboard()).todo.returns
    const { parcels } = await bought(1)
    const returning = { state: 'returning' as const, return_code: 'BB123456785BR', return_posted_at: clock.now() }
    await app.db.updateTable('store_orders').set(returning).where('id', 'in', parcels).execute()
    expect((await dashboard()).todo.returns).toBe(before + 1)
    const contest = { id: parcels[0], move: 'contest', note: 'Não chegou' }
    expect((await owner.post('/api/v1/store-order-move', contest)).status).toBe(200)
    expect((await dashboard()).todo.returns).toBe(before)
  })

  it('is refused to everybody else', async () => {
    expect((await dashboard(seller)).code).toBe('store_not_found')
    expect((await dashboard(marina)).code).toBe('forbidden')
  })
})

describe('the clients of a store', () => {
  it('are told without a way to reach them, and found by their names', async () => {
    const { body } = await clients()
    expect(body.paginate.total).toBe(1)
    expect(body.clients[0]).toMatchObject({ name: 'Marina T.', city: 'São Paulo', last_sale_id: expect.any(Number) })
    expect(JSON.stringify(body)).not.toMatch(/Tavares|@|01310/)
    expect((await clients({ search: 'marina' })).body.clients).toHaveLength(1)
    expect((await clients({ search: 'zulmira' })).body.clients).toEqual([])
  })

  it('are those to whom the centre sent its goods, too, with what these cost alone', async () => {
    const before = (await clients()).body.clients[0]
    const offers = [{ ...one!, center: true }]
    const { parcels } = await paidOrder(app, { userId: marina.id, offers, quantity: 3 })
    const lines = app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', parcels[0]!)
    const { id: _, in_parcel: _units, ...line } = await lines.executeTakeFirstOrThrow()
    const [foreign] = await offersOfSeller(app, seller.id)
    await app.db
      .insertInto('order_lines')
      .values({ ...line, store_id: foreign!.store_id, listing_id: foreign!.id, quantity: 50 })
      .execute()
    const { body } = await clients()
    expect(body.paginate.total).toBe(1)
    expect(body.clients[0]).toMatchObject({
      orders: before.orders + 1,
      units: before.units + 3,
      total_cents: before.total_cents + 3 * 490,
    })
  })

  it('are refused to everybody else', async () => {
    expect((await clients({}, seller)).body.code).toBe('store_not_found')
    expect((await clients({}, marina)).status).toBe(403)
    expect((await clients({ page: 0 })).status).toBe(422)
  })
})

describe('a review', () => {
  const answer = (body: object, who = seller) => who.post('/api/v1/review-answer', body)

  it('is answered in public by its store alone, and may be answered anew', async () => {
    const [mine] = await offersOfSeller(app, seller.id)
    const list = async () => (await seller.get(`/api/v1/reviewStore/${mine!.store_id}`)).body.reviews
    const { id } = (await list())[0]
    expect((await answer({ id, answer: ' Obrigado! ' })).body.result).toMatchObject({ id, answer: 'Obrigado!' })
    await answer({ id, answer: 'Obrigado pela preferência!' })
    expect((await list())[0].answer).toBe('Obrigado pela preferência!')
    expect((await answer({ id, answer: ' ' })).body.fields).toEqual({ answer: 'Escreva a resposta.' })
    expect((await answer({ id, answer: 'Oi' }, owner)).body.code).toBe('review_not_found')
    expect((await answer({ id, answer: 'Oi' }, marina)).status).toBe(403)
    expect((await list())[0].answer).toBe('Obrigado pela preferência!')
  })
})
