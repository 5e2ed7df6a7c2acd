import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, startOfDayInBrazil } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { parcelsJobs } from './parcels.jobs.ts'
import { refundPart } from '../refunds/refunds.service.ts'
import type { PlainJob } from '../../../platform/jobs.ts'

const { app, as, clock, get } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const stranger = await as('joao.meireles@bracards.example')
const otherSeller = await as('joelma.nazare@bracards.example')

await staySignedIn(app)

const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const store = offer.store_id
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer.id).executeTakeFirstOrThrow()).quantity

const sale = { userId: marina.id, offers: [offer] }
const bought = () => paidOrder(app, sale)
const WHOLE = 980 + 1500
const COMMISSION = 118

const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const cancel = (id: number, body: object = {}) =>
  ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind', ...body })
const move = (id: number, body: object) => seller.post('/api/v1/store-order-move', { id, ...body })
const post = (id: number) => move(id, { move: 'post', tracking_code: 'aa 123456785 br' })
const run = (job: PlainJob) => parcelsJobs[job]!.run(app, {})
const show = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body
const parcel = async (orderId: number) => (await show(orderId)).store_orders[0]
const held = async (id: number) => (await balancesOf(app.db, [`escrow:${id}`])).get(`escrow:${id}`)
/** Cents that completing the parcel posted, by account. */
const released = async (id: number) => {
  const lines = await app.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.cents'])
    .where('entry.key', '=', `parcel completed:${id}`)
    .execute()
  return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]))
}
const delivered = async () => {
  const order = await bought()
  await post(order.parcels[0]!)
  await ask('confirm-delivery', { store_order_id: order.parcels[0] })
  return { ...order, id: order.parcels[0]! }
}

beforeEach(async () => {
  await app.db
    .updateTable('listings')
    .set({ quantity: 10, bra_center_quantity: 0 })
    .where('id', '=', offer.id)
    .execute()
})

describe('a paid parcel', () => {
  it('tells its buyer what was agreed, by when it is posted, and when it comes', async () => {
    const { orderId, parcels } = await bought()
    const shown = await parcel(orderId)
    expect(shown).toMatchObject({ id: parcels[0], state: 'paid', actions: ['ask_cancel'], tracking: null })
    expect(shown.lines[0].product_image[0].image).toContain('/media/')
    expect(shown.events.map(({ state, by }: { state: string; by: string }) => [state, by])).toEqual([
      ['paid', 'system'],
    ])
    expect(new Date(shown.post_by) < new Date(shown.arrives.last)).toBe(true)
    const mail = (await mailsTo(app, 'compradora@bracards.example')).findLast(
      ({ template }) => template === 'order_paid',
    )
    expect(mail!.details).toMatchObject({ order_id: orderId, regret_days: 7, total_cents: WHOLE })
    expect(mail!.details.address).toMatch(/, \d{5}-\d{3}$/)
    const notices = (await seller.get('/api/v1/notices')).body.notices
    expect(notices[0]).toMatchObject({ kind: 'selling', title: 'Você vendeu' })
  })

  it('is listed with its pictures and parcels, newest first, for its buyer alone', async () => {
    const [older, newer] = [await bought(), await bought()]
    const { body } = await marina.post('/api/v1/paginate-order', { per_page: 2 })
    expect(body.products.map((one: { order_id: number }) => one.order_id)).toEqual([newer.orderId, older.orderId])
    expect(body.products[0]).toMatchObject({ state: 'paid', count: 2, pay_until: null })
    expect(body.products[0].pictures).toMatchObject([{ product_image: [{ image: expect.any(String) }] }])
    expect(body.products[0].parcels).toMatchObject([{ state: 'paid', store: { id: store } }])
    expect((await stranger.get(`/api/v1/orders/${older.orderId}`)).status).toBe(404)
  })

  it('is cancelled by silence, and everything is where it was', async () => {
    const { orderId, parcels } = await bought()
    const [id] = parcels as [number]
    expect((await cancel(id)).body.result.state).toBe('cancellation_requested')
    expect((await cancel(id)).body.code).toBe('cancel_asked')
    clock.advance(6 * DAY_MS)
    await run('grant_silent_cancellations')
    expect((await parcel(orderId)).state).toBe('cancellation_requested')
    clock.advance(DAY_MS)
    await run('grant_silent_cancellations')
    await run('grant_silent_cancellations')
    expect(await parcel(orderId)).toMatchObject({
      state: 'cancelled',
      refund: { cents: WHOLE, at: null },
      cancellation: { by: 'buyer', reason: 'changed_mind', answer_until: null },
      actions: [],
    })
    expect([await stock(), await sumOfAll(app.db)]).toEqual([12, 0])
    expect(await held(id)).toBe(0)
  })

  it('is granted in the words of the store, which the buyer reads', async () => {
    const { orderId, parcels } = await bought()
    const [id] = parcels as [number]
    await cancel(id)
    const comment = 'Sem problema, Marina. Até a próxima!'
    await seller.post('/api/v1/store-order-cancel', { id, reason: 'changed_mind', comment })
    expect((await parcel(orderId)).state).toBe('cancelled')
    const { details } = (await mailsTo(app, 'compradora@bracards.example')).at(-1)!
    expect([details.title, details.facts]).toEqual(['Seu pacote foi cancelado', [['Resposta', comment]]])
  })

  it('goes on where the store refuses or the buyer thinks better of it, and tells why it cannot be cancelled', async () => {
    const { orderId, parcels } = await bought()
    const [id] = parcels as [number]
    await cancel(id)
    expect((await ask('keep-parcel', { store_order_id: id })).body.result.state).toBe('picking')
    expect((await ask('keep-parcel', { store_order_id: id })).body.code).toBe('nothing_to_withdraw')
    await cancel(id)
    expect((await seller.post('/api/v1/store-order-keep', { id })).body.result.state).toBe('picking')
    expect((await cancel(id)).body.code).toBe('cancel_kept')
    clock.advance(7 * DAY_MS)
    expect((await parcel(orderId)).actions).toEqual(['cancel'])
    expect((await cancel(id, { reason: 'too_late' })).body.result.state).toBe('cancelled')
    expect((await cancel(id)).body.code).toBe('parcel_over')
  })

  it('that is posted can be followed, not cancelled, and is lost when it never comes', async () => {
    const { orderId, parcels } = await bought()
    const [id] = parcels as [number]
    expect((await move(id, { move: 'post' })).body.fields).toEqual({
      tracking_code: 'Informe o código de rastreio: este envio é rastreado.',
    })
    expect((await move(id, { move: 'post', tracking_code: 'ontem' })).body.fields.tracking_code).toContain('não parece')
    expect((await move(id, { move: 'post', tracking_code: 'AA123456789BR' })).body.fields).toEqual({
      tracking_code: 'Confira o código de rastreio: o dígito verificador não confere.',
    })
    expect((await post(id)).status).toBe(200)
    expect((await parcel(orderId)).tracking).toMatchObject({
      carrier: 'Correios',
      code: 'AA123456785BR',
      url: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
    })
    expect((await cancel(id)).body.code).toBe('cancel_posted')
    clock.advance(25 * DAY_MS)
    await run('ask_for_delivery')
    await run('ask_for_delivery')
    const told = (await marina.get('/api/v1/notices')).body.notices as { title: string; link: string }[]
    const asked = told.filter(({ title, link }) => title === 'Seu pacote chegou?' && link.endsWith(`/${orderId}`))
    expect(asked).toHaveLength(1)
    await run('warn_of_losses')
    clock.advance(5 * DAY_MS)
    await run('lose_parcels')
    expect(await parcel(orderId)).toMatchObject({ state: 'lost', refund: { cents: WHOLE } })
    expect([await held(id), await stock()]).toEqual([0, 10])
  })

  it('that arrived is the store’s after a week, with the commission ours, once', async () => {
    const { orderId, id } = await delivered()
    const { regret_until: until, completes_at: ends } = await parcel(orderId)
    // the end of the seventh day in Brasília, whatever the hour it came
    const end = startOfDayInBrazil(clock.now()).getTime() + 8 * DAY_MS
    expect([Date.parse(until), Date.parse(ends)]).toEqual([end - 1, end])
    clock.advance(end - 1 - clock.now().getTime())
    await run('complete_parcels')
    expect(await parcel(orderId)).toMatchObject({ state: 'delivered', actions: ['regret', 'review'] })
    clock.advance(1)
    expect((await parcel(orderId)).actions).toEqual(['review'])
    await run('complete_parcels')
    await run('complete_parcels')
    expect((await parcel(orderId)).state).toBe('completed')
    expect(await released(id)).toEqual({
      [`escrow:${id}`]: -WHOLE,
      [`store:${store}`]: WHOLE - COMMISSION,
      commission: COMMISSION,
    })
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('that arrived may be sent back within a week for all that was paid', async () => {
    const { orderId, id } = await delivered()
    expect((await parcel(orderId)).actions).toEqual(['regret', 'review'])
    expect((await cancel(id, { action: 'ask_cancel' })).body.code).toBe('parcel_moved')
    const regret = { reason: 'not_as_described', action: 'regret' }
    expect((await cancel(id, regret)).body.result.state).toBe('return_authorised')
    expect((await ask('send-back', { store_order_id: id, tracking_code: '' })).status).toBe(422)
    for (const typed of ['x', '.', 'DEVOLVIDO', '123 456']) {
      const { status, body } = await ask('send-back', { store_order_id: id, tracking_code: typed })
      expect([status, body.fields?.tracking_code]).toEqual([422, expect.stringContaining('não parece um código')])
    }
    expect((await ask('send-back', { store_order_id: id, tracking_code: 'BB123456785BR' })).status).toBe(200)
    expect((await move(id, { move: 'take_back' })).body.result).toMatchObject({ state: 'returned' })
    expect(await parcel(orderId)).toMatchObject({ state: 'returned', refund: { cents: WHOLE } })
    expect([await stock(), await held(id)]).toEqual([12, 0])
    const late = await delivered()
    clock.advance(8 * DAY_MS)
    expect((await cancel(late.id)).body.code).toBe('regret_over')
  })

  it('counts as returned when the store says nothing, though nobody can buy what nobody has seen, and stays where it was never posted back', async () => {
    const [silent, kept] = [await delivered(), await delivered()]
    for (const { id } of [silent, kept]) await cancel(id)
    await ask('send-back', { store_order_id: silent.id, tracking_code: 'BB123456785BR' })
    clock.advance(10 * DAY_MS)
    await run('take_returns_back')
    await run('end_unsent_returns')
    // its last day is the buyer's to the end
    const until = Date.parse((await parcel(kept.orderId)).send_back_until)
    expect(until).toBe(startOfDayInBrazil(clock.now()).getTime() + DAY_MS - 1)
    const rest = until - clock.now().getTime()
    clock.advance(rest)
    await run('end_unsent_returns')
    expect((await parcel(kept.orderId)).actions).toContain('send_back')
    clock.advance(1)
    await run('end_unsent_returns')
    clock.advance(-rest - 1)
    expect([(await parcel(silent.orderId)).state, (await parcel(kept.orderId)).state]).toEqual([
      'returned',
      'delivered',
    ])
    expect([await stock(), await held(silent.id), await sumOfAll(app.db)]).toEqual([10, 0, 0])
    const titles = (await mailsTo(app, 'vendedor@bracards.example')).map(({ details }) => details.title)
    expect(titles).toContain('Uma devolução foi encerrada')
    await run('complete_parcels')
    expect((await parcel(kept.orderId)).state).toBe('completed')
  })

  it('is reviewed once after it came, and counts in the rating of its store at once', async () => {
    const early = await bought()
    const judge = (id: number, body: object = {}) =>
      marina.post('/api/v1/create-order-review/', { store_order_id: id, stars: 1, comment: 'Veio dobrada.', ...body })
    expect((await judge(early.parcels[0]!)).body.code).toBe('review_too_early')
    const { id, orderId } = await delivered()
    expect((await judge(id, { stars: 6 })).body.fields.stars).toBe('Escolha de 1 a 5 estrelas.')
    const before = (await get(`/api/v1/reviewStore/${store}`)).body.count
    expect((await judge(id)).status).toBe(200)
    expect((await judge(id)).body.code).toBe('review_exists')
    const { body } = await get(`/api/v1/reviewStore/${store}`)
    expect([body.count, body.reviews[0].comment, body.reviews[0].author]).toEqual([
      before + 1,
      'Veio dobrada.',
      'Marina T.',
    ])
    const kept = await app.db
      .selectFrom('store_stats')
      .selectAll()
      .where('store_id', '=', store)
      .executeTakeFirstOrThrow()
    expect(kept.reviews_count).toBe(before + 1)
    expect((await parcel(orderId)).review).toMatchObject({ stars: 1 })
  })

  it('is reviewed though it goes back, or has come back, since its buyer has seen it', async () => {
    const { id, orderId } = await delivered()
    await cancel(id, { reason: 'not_as_described' })
    expect((await parcel(orderId)).actions).toEqual(['send_back', 'withdraw_cancel', 'review'])
    await ask('send-back', { store_order_id: id, tracking_code: 'BB123456785BR' })
    await move(id, { move: 'take_back' })
    expect(await parcel(orderId)).toMatchObject({ state: 'returned', actions: ['review'] })
    const judged = await marina.post('/api/v1/create-order-review/', { store_order_id: id, stars: 2 })
    expect(judged.status).toBe(200)
    expect((await parcel(orderId)).actions).toEqual([])
  })

  it('that is refunded in part gives the rest to the store, to the centavo, and no more than there is', async () => {
    const { id } = await delivered()
    const part = (cents: number, key: string) =>
      app.transaction((tx) => refundPart(tx, app, { storeOrderId: id, cents, key }))
    expect([await part(333, 'a card was missing'), await part(333, 'a card was missing')]).toEqual([true, false])
    expect(await part(100, 'another')).toBe(true)
    await expect(part(WHOLE, 'too much')).rejects.toThrow('does not hold')
    clock.advance(8 * DAY_MS)
    await run('complete_parcels')
    const { commission, ...rest } = await released(id)
    expect(rest).toEqual({ [`escrow:${id}`]: 433 - WHOLE, [`store:${store}`]: WHOLE - 433 - commission! })
    expect(commission).toBeLessThan(COMMISSION)
    expect(await sumOfAll(app.db)).toBe(0)
  })
})

describe('what a store sold', () => {
  it('is listed and shown to its owner alone, and cancelled with a reason', async () => {
    const { parcels } = await bought()
    const [id] = parcels as [number]
    const list = await seller.get(`/api/v1/stores-orders/${store}?per_page=1`)
    expect(list.body.orders[0]).toMatchObject({ id, state: 'paid', buyer: 'Marina', goods_cents: 980, count: 2 })
    const shown = await seller.get(`/api/v1/stores-order/${id}`)
    expect(shown.body).toMatchObject({
      address: { recipient: 'Marina Tavares' },
      actions: ['pick', 'post', 'check_card', 'lack', 'cancel'],
    })
    expect((await otherSeller.get(`/api/v1/stores-order/${id}`)).status).toBe(404)
    expect((await otherSeller.get(`/api/v1/stores-orders/${store}`)).status).toBe(404)
    expect((await marina.get(`/api/v1/stores-order/${id}`)).status).toBe(403)
    expect((await seller.post('/api/v1/store-order-cancel', { id })).status).toBe(422)
    const done = await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock', comment: 'Acabou.' })
    expect(done.body.result).toMatchObject({ state: 'cancelled', cancellation: { by: 'store', comment: 'Acabou.' } })
    // what the store does not have is not offered again
    expect(await stock()).toBe(10)
    expect((await move(id, { move: 'pick' })).body.code).toBe('store_move_refused')
  })

  it('cancelled for damaged cards leaves them unsold, and for a wrong price puts them up for sale again', async () => {
    const cancelled = async (reason: string) => {
      const [before, { parcels }] = [await stock(), await bought()]
      await seller.post('/api/v1/store-order-cancel', { id: parcels[0], reason })
      return (await stock()) - before
    }
    expect([await cancelled('damaged'), await cancelled('wrong_price'), await cancelled('client_silent')]).toEqual([
      0, 2, 2,
    ])
  })

  it('from the centre is seen by the store, and moved by nobody of it', async () => {
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center: true }] })
    const [id] = parcels as [number]
    const { body } = await seller.get(`/api/v1/stores-orders/${store}?bra_center=1`)
    expect(body.orders).toMatchObject([{ id, bra_center: true, buyer: null, freight_cents: 0 }])
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body).toMatchObject({ address: null, actions: [] })
    expect((await move(id, { move: 'pick' })).body.code).toBe('sent_by_center')
  })

  it('reminds the store a day before the last day to post, once', async () => {
    const { parcels } = await bought()
    await app.db
      .updateTable('store_orders')
      .set({ post_by: new Date(clock.now().getTime() + DAY_MS) })
      .where('id', '=', parcels[0]!)
      .execute()
    await run('remind_to_post')
    await run('remind_to_post')
    const notices = (await seller.get('/api/v1/notices')).body.notices as { title: string; body: string }[]
    expect(notices.filter(({ title }) => title === 'Um pedido espera postagem').length).toBeGreaterThan(0)
  })

  it('is either cancelled by its buyer or posted by its store, when both come at once', async () => {
    const order = await bought()
    const [id] = order.parcels as [number]
    clock.advance(7 * DAY_MS)
    const answers = await Promise.all([cancel(id), post(id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { state } = await parcel(order.orderId)
    expect(['cancelled', 'shipped']).toContain(state)
    expect(await held(id)).toBe(state === 'cancelled' ? 0 : WHOLE)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of a buyer who comes for it has to be ready in time; once it lies there nobody is reminded', async () => {
    const soon = new Date(clock.now().getTime() + DAY_MS)
    const titles = async () =>
      ((await seller.get('/api/v1/notices')).body.notices as { title: string }[]).map(({ title }) => title)
    const fetched = async () => {
      const { orderId, parcels } = await paidOrder(app, { ...sale, by: { code: 'retirada', name: 'Retirada' } })
      await app.db.updateTable('store_orders').set({ post_by: soon }).where('id', '=', parcels[0]!).execute()
      return { orderId, id: parcels[0]! }
    }
    const ready = await fetched()
    await move(ready.id, { move: 'pick' })
    await move(ready.id, { move: 'pack' })
    const before = (await titles()).length
    await run('remind_to_post')
    expect((await titles()).length).toBe(before)
    clock.advance(2 * DAY_MS)
    expect((await seller.get(`/api/v1/stores-order/${ready.id}`)).body).toMatchObject({ post_by: null, late: false })
    const { orders } = (await seller.get(`/api/v1/stores-orders/${store}?tab=ready`)).body
    expect(orders.find(({ id }: { id: number }) => id === ready.id)).toMatchObject({ post_by: null, late: false })

    await fetched()
    await run('remind_to_post')
    expect((await titles()).filter((title) => title === 'Uma retirada espera')).toHaveLength(1)
  })
})
