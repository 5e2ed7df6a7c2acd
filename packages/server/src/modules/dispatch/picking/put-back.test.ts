import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const [offer, second] = await offersOfSeller(app, seller.id)
const store_id = offer!.store_id

interface Line {
  id: number
  sale_id: number
  units: number
  position: string | null
}

const bought = async (of = offer!, quantity = 2) => {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [of], quantity })
  const [line] = (await seller.get(`/api/v1/store-order-picking/${parcels[0]}`)).body.lines
  return { id: parcels[0]!, line: line.id as number }
}
const tick = (line_id: number, picked: number) => seller.post('/api/v1/store-order-tick', { line_id, picked })
const move = (id: number, way: string, more = {}) => seller.post('/api/v1/store-order-move', { id, move: way, ...more })
const cancel = async (id: number, reason = 'other') => {
  expect((await seller.post('/api/v1/store-order-cancel', { id, reason })).status).toBe(200)
  await settle(app)
}
const list = async (who = seller) => (await who.get(`/api/v1/store-put-back/${store_id}`)).body
const lineOf = async (sale: number) => ((await list()).lines as Line[]).find(({ sale_id: id }) => id === sale)
const putBack = (line_ids: number[], more = {}, who = seller) =>
  who.post('/api/v1/store-put-back', { store_id, line_ids, ...more })

/** A cancelled sale of which `picked` units had been taken out of their place. */
async function undone(picked = 1, of = offer!) {
  const { id, line } = await bought(of)
  await tick(line, picked)
  await cancel(id)
  return { id, line }
}

describe('the cards to put back', () => {
  it('are those that were picked for a sale that was cancelled, with their place', async () => {
    const cards = async () => (await seller.get(`/api/v1/store-dashboard/${store_id}`)).body.todo.put_back
    const cardsBefore = await cards()
    await app.db.updateTable('listings').set({ position: 'Caixa 2 · B-19' }).where('id', '=', offer!.id).execute()
    const before = (await list()).count
    const { id, line } = await undone(2)
    expect(await lineOf(id)).toMatchObject({
      ...{ id: line, sale_id: id, name: 'Saci-Pererê', code: 'BDN-033', state: 'cancelled' },
      ...{ units: 2, position: 'Caixa 2 · B-19' },
    })
    expect((await list()).count).toBe(before + 1)
    expect(await cards()).toBe(cardsBefore + 2)
  })

  it('are none where nobody had taken a card, or where its tick was taken away again', async () => {
    const { id } = await bought()
    await cancel(id)
    const { id: other } = await undone(0)
    expect([await lineOf(id), await lineOf(other)]).toEqual([undefined, undefined])
  })

  it('are all of a parcel that was packed, with or without ticks', async () => {
    const { id } = await bought()
    await move(id, 'pick')
    await move(id, 'pack')
    await cancel(id)
    expect(await lineOf(id)).toMatchObject({ units: 2 })
  })

  it('are what came back from a buyer, and not what was lost on its way', async () => {
    const [{ id }, { id: lost }] = [await bought(), await bought()]
    for (const one of [id, lost]) await move(one, 'post', { tracking_code: 'QB123456785BR' })
    const lose = { state: 'lost' as const }
    await app.db.updateTable('store_orders').set(lose).where('id', '=', lost).execute()
    await app.db.updateTable('store_orders').set({ state: 'returning' }).where('id', '=', id).execute()
    expect((await move(id, 'take_back')).status).toBe(200)
    await settle(app)
    expect(await lineOf(id)).toMatchObject({ units: 2 })
    expect(await lineOf(lost)).toBeUndefined()
  })

  it('are none of what is damaged or was not found, as it is not for sale again', async () => {
    for (const reason of ['out_of_stock', 'damaged']) {
      const { id, line } = await bought()
      await tick(line, 2)
      await cancel(id, reason)
      expect(await lineOf(id)).toBeUndefined()
    }
  })

  it('are none that the centre keeps', async () => {
    const center = { ...offer!, center: true }
    const { parcels } = await paidOrder(app, { userId: marina.id, offers: [center] })
    const operator = await as('operator')
    await operator.post('/api/v1/admin/order-cancel', { id: parcels[0], reason: 'other', comment: 'Não cabe.' })
    await settle(app)
    expect(await lineOf(parcels[0]!)).toBeUndefined()
  })

  it('are asked for one sale alone, with their sums', async () => {
    const [{ id, line }] = [await undone(2), await undone(1)]
    const of = (sale: number | string, who = seller) => who.get(`/api/v1/store-put-back/${store_id}?sale_id=${sale}`)
    const { body } = await of(id)
    expect(body).toMatchObject({ count: 1, units: 2, lines: [{ id: line, sale_id: id }] })
    expect(body.lines).toHaveLength(1)
    expect((await of((await bought()).id)).body).toEqual({ count: 0, units: 0, lines: [] })
    expect((await of('abc')).status).toBe(422)
    expect((await of(id, otherSeller)).status).toBe(404)
  })

  it('stand in the order of their places, those without a place last', async () => {
    await app.db.updateTable('listings').set({ position: 'Caixa 10' }).where('id', '=', second!.id).execute()
    await undone(1, second)
    await undone(1)
    const places = ((await list()).lines as Line[]).map(({ position }) => position)
    expect(places).toEqual([...places.filter((place) => place !== 'Caixa 10'), 'Caixa 10'])
  })
})

describe('putting back', () => {
  it('takes lines from the list, and marking one again changes nothing', async () => {
    const { id, line } = await undone()
    const { count } = await list()
    expect((await putBack([line])).body.message).toBe('As cartas estão no lugar.')
    expect([await lineOf(id), (await list()).count]).toEqual([undefined, count - 1])
    const kept = () => app.db.selectFrom('put_backs').selectAll().where('line_id', '=', line).executeTakeFirst()
    const first = await kept()
    clock.advance(60_000)
    expect((await putBack([line, line])).status).toBe(200)
    expect(await kept()).toEqual(first)
  })

  it('may be taken back', async () => {
    const { id, line } = await undone()
    await putBack([line])
    await putBack([line], { is_back: false })
    expect(await lineOf(id)).toMatchObject({ id: line })
  })

  it('refuses no lines, too many, and lines that nobody has to put back', async () => {
    const { line } = await bought()
    expect((await putBack([])).status).toBe(422)
    expect((await putBack(Array.from({ length: 201 }, (_, at) => at + 1))).status).toBe(422)
    expect((await putBack([line])).body.code).toBe('line_not_found')
    expect((await seller.get('/api/v1/store-put-back/a')).status).toBe(422)
  })

  it('is for the store alone', async () => {
    const { id, line } = await undone()
    const [theirs] = await offersOfSeller(app, otherSeller.id)
    const own = { store_id: theirs!.store_id }
    expect((await list(otherSeller)).code).toBe('store_not_found')
    expect((await list(marina)).code).toBe('forbidden')
    expect((await putBack([line], {}, otherSeller)).status).toBe(404)
    expect((await putBack([line], own, otherSeller)).body.code).toBe('line_not_found')
    expect((await putBack([line], {}, marina)).status).toBe(403)
    expect(await lineOf(id)).toBeDefined()
  })
})
