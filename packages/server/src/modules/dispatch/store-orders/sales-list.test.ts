import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
// a store to which nothing has happened yet
const owner = await as('adaildo.brandao@bracards.example')
const seller = await as('seller')
const [offer] = await offersOfSeller(app, owner.id)
const store = offer!.store_id

const bought = async (center = false) =>
  (await paidOrder(app, { userId: marina.id, offers: [{ ...offer!, center }] })).parcels[0]!
const list = async (query = '') => (await owner.get(`/api/v1/stores-orders/${store}?${query}`)).body
const idsOf = async (query: string) => (await list(query)).orders.map(({ id }: { id: number }) => id)
const set = (id: number, change: object) =>
  app.db.updateTable('store_orders').set(change).where('id', '=', id).execute()

const [waiting, late, sent, returning, cancelled, centre] = [
  await bought(),
  await bought(),
  await bought(),
  await bought(),
  await bought(),
  await bought(true),
]
await set(late, { post_by: new Date(clock.now().getTime() - DAY_MS) })
await set(returning, { state: 'returning', return_authorised_at: clock.now(), return_posted_at: clock.now() })
await owner.post('/api/v1/store-order-move', { id: sent, move: 'post', tracking_code: 'QB123456785BR' })
await owner.post('/api/v1/store-order-cancel', { id: cancelled, reason: 'out_of_stock' })

describe('the orders of a store', () => {
  it('stand in tabs that say how many there are', async () => {
    const { counts, orders, paginate } = await list()
    expect(counts).toEqual({ prepare: 2, ready: 0, asked: 0, sent: 1, done: 0, returns: 1, unpaid: 0, over: 1 })
    expect([orders.length, paginate.total]).toEqual([5, 5])
    expect(await idsOf('tab=sent')).toEqual([sent])
    expect(await idsOf('tab=returns')).toEqual([returning])
    expect(await idsOf('tab=over')).toEqual([cancelled])
    expect(await idsOf('tab=done')).toEqual([])
  })

  it('come by the day on which they have to be posted where they wait for it, those that are late first', async () => {
    const { orders } = await list('tab=prepare')
    expect(orders.map(({ id, late: isLate }: { id: number; late: boolean }) => [id, isLate])).toEqual([
      [late, true],
      [waiting, false],
    ])
  })

  it('tell why one ended, and by when one that comes back is expected', async () => {
    expect((await list('tab=over')).orders[0]).toMatchObject({ reason: 'out_of_stock', return_until: null })
    const [back] = (await list('tab=returns')).orders
    expect(new Date(back.return_until) > clock.now()).toBe(true)
  })

  it('are found by number, by buyer and by card', async () => {
    const { order_id: order } = (await owner.get(`/api/v1/stores-order/${waiting}`)).body
    expect(await idsOf(`search=${order}`)).toEqual([waiting])
    expect(await idsOf('search=tavares')).toHaveLength(5)
    expect(await idsOf('search=saci')).toHaveLength(5)
    expect(await idsOf('search=saci&tab=sent')).toEqual([sent])
    expect(await idsOf('search=nada%20disso')).toEqual([])
    expect((await list('search=saci&tab=sent')).paginate.total).toBe(1)
  })

  it('begin with the one whose number is searched, where others name that number, too', async () => {
    const { order_id: order } = (await owner.get(`/api/v1/stores-order/${waiting}`)).body
    const named = sql`update orders o set address = jsonb_set(o.address, '{recipient}', to_jsonb(${`Casa ${order}`}::text))
      from store_orders so where so.order_id = o.id and so.id = ${sent}`
    await named.execute(app.db)
    const found = (await idsOf(`search=${order}`)) as number[]
    expect(found[0]).toBe(waiting)
    expect(found).toContain(sent)
  })

  it('are narrowed by carrier, destination, deadline, value and document, and counted', async () => {
    const { order_id: order } = (await owner.get(`/api/v1/stores-order/${waiting}`)).body
    const { goods_cents: goods, freight_cents: freight } = (await list(`search=${order}`)).orders[0]
    expect(await idsOf('carrier=sedex')).toEqual([])
    expect(await idsOf('carrier=pac&tab=prepare')).toEqual([late, waiting])
    expect(await idsOf('place=SP&tab=prepare')).toEqual([late, waiting])
    expect(await idsOf('place=sudeste&tab=prepare')).toEqual([late, waiting])
    expect(await idsOf('place=sul')).toEqual([])
    expect(await idsOf('due=late')).toEqual([late])
    expect(await idsOf('due=today')).toEqual([late])
    expect(await idsOf('document=with')).toEqual([])
    expect(await idsOf('document=without&tab=prepare')).toEqual([late, waiting])
    expect(await idsOf(`from_cents=${goods + freight}&tab=prepare`)).toEqual([late, waiting])
    expect(await idsOf(`to_cents=${goods + freight - 1}&tab=prepare`)).toEqual([])
    const narrow = await list('carrier=pac&tab=prepare&place=SP&per_page=1')
    expect(narrow).toMatchObject({ paginate: { total: 2 }, counts: { prepare: 2 } })
    const both = { cents: goods + freight }
    expect(narrow.choosable).toMatchObject([
      { id: late, ...both },
      { id: waiting, ...both },
    ])
    expect(narrow.orders).toMatchObject([{ place: { uf: 'SP' }, document: null, labelled: false }])
  })

  it('are sorted by any column, in both directions', async () => {
    for (const order of ['number', 'due', 'buyer', 'items', 'total', 'freight', 'state']) {
      const up = await idsOf(`order=${order}`)
      const down = await idsOf(`order=${order}&direction=desc`)
      expect(up.toSorted()).toEqual(down.toSorted())
      expect(up).toHaveLength(5)
    }
    expect((await idsOf('order=due')).at(0)).toBe(late)
    expect(await idsOf('order=number')).toEqual((await idsOf('order=number&direction=desc')).toReversed())
  })

  it('are not found by the address of a buyer before it is paid, nor in the centre', async () => {
    expect(await idsOf('bra_center=1&place=SP')).toEqual([])
    expect(await idsOf('bra_center=1&from_cents=1')).toEqual([])
    const { address } = await app.db.selectFrom('orders').select('address').executeTakeFirstOrThrow()
    expect(address).toMatchObject({ state: 'SP' })
    await set(waiting, { paid_at: null })
    expect(await idsOf('place=SP&tab=prepare')).toEqual([late])
    await set(waiting, { paid_at: clock.now() })
  })

  it('are refused where a filter is none', async () => {
    for (const wrong of ['carrier=drone', 'place=ZZ', 'due=amanha', 'document=talvez', 'from_cents=-1', 'order=peso'])
      expect((await list(wrong)).code).toBe('invalid_input')
  })

  it('are those of the centre where they are asked for, without their buyers', async () => {
    const { orders, counts } = await list('bra_center=1')
    expect(orders).toMatchObject([{ id: centre, bra_center: true, buyer: null }])
    expect(counts.prepare).toBe(1)
    expect(await idsOf('bra_center=')).toEqual(await idsOf('bra_center=0'))
    expect(await idsOf('bra_center=1&search=marina')).toEqual([])
  })

  it('tell of a parcel of the centre the goods of all stores of their owner, and no money of the centre', async () => {
    const theirs = (await offersOfSeller(app, seller.id))[0]!
    const [line] = await app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', centre).execute()
    const { id: _, in_parcel: _units, ...copied } = { ...line!, store_id: theirs.store_id, listing_id: theirs.id }
    await app.db.insertInto('order_lines').values(copied).execute()
    const show = async () => (await owner.get(`/api/v1/stores-order/${centre}`)).body
    expect(await show()).toMatchObject({
      ...{ count: 2, goods_cents: 980, freight_cents: 0, lines: [{ quantity: 2 }] },
      shipping: { code: 'pac', cents: 0, regular_cents: 0 },
    })
    const setOwner = (id: number) =>
      app.db.updateTable('stores').set({ owner_id: id }).where('id', '=', theirs.store_id).execute()
    await setOwner(owner.id)
    expect(await show()).toMatchObject({ count: 4, goods_cents: 1960, lines: [{}, {}] })
    await setOwner(seller.id)
  })

  it('are refused to another store, and with a tab that nobody knows', async () => {
    expect((await seller.get(`/api/v1/stores-orders/${store}?tab=prepare`)).body.code).toBe('store_not_found')
    expect((await list('tab=tudo')).code).toBe('invalid_input')
  })

  it('keep why a cancellation was asked for, whatever became of it', async () => {
    const id = await bought()
    const ask = async (why: object) => {
      clock.advance(60_000)
      await marina.post('/api/v1/order/cancel-parcel', { store_order_id: id, ...why })
    }
    await ask({ reason: 'ordered_wrong', comment: 'Errei a edição.' })
    await marina.post('/api/v1/order/keep-parcel', { store_order_id: id })
    await ask({ reason: 'changed_mind' })
    await owner.post('/api/v1/store-order-keep', { id, comment: 'Já está embalado.' })
    const { events, cancellation } = (await owner.get(`/api/v1/stores-order/${id}`)).body
    const asked = events.filter(({ state }: { state: string }) => state === 'cancellation_requested')
    expect(asked.map((event: { asked: object }) => event.asked)).toEqual([
      { reason: 'ordered_wrong', comment: 'Errei a edição.', answer: 'withdrawn', reply: null },
      { reason: 'changed_mind', comment: null, answer: 'kept', reply: 'Já está embalado.' },
    ])
    expect(cancellation).toBeNull()
    expect(events[0].asked).toBeNull()
  })
})
