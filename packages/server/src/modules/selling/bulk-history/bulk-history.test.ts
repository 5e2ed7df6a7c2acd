import { describe, expect, it } from 'vitest'
import { allJobs } from '../../../create-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { homeOf, onSale, orderByPix, setOnSale } from '../../../testing/buying.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'

const { app, as, clock, get } = await testApp()
const seller = await as('seller')
const buyer = await as('buyer')
const stranger = await as('joelma.nazare@bracards.example')
await staySignedIn(app)
const storeId = await storeOf(app, seller.id)
const own = (await offersOfSeller(app, seller.id, 40)).map(({ id }) => id)
const take = (count: number) => own.splice(0, count)
const rowOf = (id: number) => app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()
const bulk = async (ids: number[], action: object) =>
  (await seller.post('/api/v1/product-store-bulk', { store_id: storeId, ids, action })).body.change
const history = async (query = '') => (await seller.get(`/api/v1/product-store-changes/${storeId}?${query}`)).body
const show = async (id: number, query = 'per_page=96') =>
  (await seller.get(`/api/v1/product-store-change/${id}?${query}`)).body
const undo = (id: number, who = seller) => who.post('/api/v1/product-store-undo', { id })
const saveMany = (changes: object[]) => seller.post('/api/v1/product-store-save-many', { store_id: storeId, changes })
const bring = async (...lines: string[]) => {
  const content = ['id;codigo;condicao;preco;quantidade;comentario', ...lines].join('\r\n')
  const read = await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'loja.csv', content })
  expect(read.body.import).toMatchObject({ faults_count: 0 })
  await seller.post('/api/v1/product-store-import/start', { id: read.body.import.id })
}
const codeOf = async (id: number) => {
  const found = app.db.selectFrom('listings as l').innerJoin('products as p', 'p.id', 'l.product_id').select('p.code')
  return (await found.where('l.id', '=', id).executeTakeFirstOrThrow()).code
}

describe('the history of a store', () => {
  it('says who did what, when, to how many, and shows each offer before and after', async () => {
    const ids = take(3)
    const before = await rowOf(ids[0]!)
    const action = { kind: 'price_percent', percent: -10, rounding: 'none' }
    const { id } = await bulk(ids, action)
    const { changes, paginate } = await history()
    expect(changes[0]).toMatchObject({ id, action, offers: 3, under_way: false, undone_at: null, restored: null })
    expect(changes[0].by).toMatch(/\w+ \w+/)
    expect(Date.parse(changes[0].made_at)).toBe(clock.now().getTime())
    expect(paginate.total).toBe(changes.length)
    const shown = await show(id)
    expect(shown).toMatchObject({ change: { id }, fits: 3, moved: 0, paginate: { total: 3 } })
    expect(shown.lines.find((line: { listing_id: number }) => line.listing_id === ids[0])).toMatchObject({
      name: expect.any(String),
      before: { price_cents: before!.price_cents },
      after: { price_cents: Math.round(before!.price_cents * 0.9) },
      state: 'fits',
    })
  })

  it('comes page by page, newest first', async () => {
    const [id] = take(1)
    for (const cents of [501, 502, 503]) await bulk([id!], { kind: 'price_set', cents })
    const [first, second] = [await history('per_page=2'), await history('per_page=2&page=2')]
    expect([first.changes.length, second.changes.length]).toEqual([2, 2])
    expect(first.changes[0].action).toEqual({ kind: 'price_set', cents: 503 })
    expect(second.changes[0].action).toEqual({ kind: 'price_set', cents: 501 })
  })

  it('is that of its owner alone', async () => {
    const [id] = take(1)
    const change = await bulk([id!], { kind: 'price_set', cents: 777 })
    const refused = [
      await stranger.get(`/api/v1/product-store-changes/${storeId}`),
      await stranger.get(`/api/v1/product-store-change/${change.id}`),
      await undo(change.id, stranger),
      await buyer.get(`/api/v1/product-store-change/${change.id}`),
      await get(`/api/v1/product-store-change/${change.id}`),
    ].map(({ status }) => status)
    expect(refused.slice(0, 3)).toEqual([404, 404, 404])
    expect(refused.every((status) => status >= 401 && status <= 404)).toBe(true)
    expect((await rowOf(id!))!.price_cents).toBe(777)
  })

  it('forgets after 30 days', async () => {
    const [id, away] = take(2)
    const change = await bulk([id!], { kind: 'price_set', cents: 888 })
    const removal = await bulk([away!], { kind: 'remove' })
    clock.advance(31 * DAY_MS)
    await allJobs().sweep_listing_changes!.run(app, {})
    await allJobs().sweep_removed_listings!.run(app, {})
    for (const { id: gone } of [change, removal]) {
      const answer = await undo(gone)
      expect([answer.status, answer.body.code]).toEqual([404, 'change_not_found'])
    }
  })
})

describe('undoing', () => {
  it('says before what it will leave alone: what was changed or sold since', async () => {
    const [priced, counted, sold] = take(3)
    for (const id of [priced, counted, sold]) await setOnSale(app, id!)
    const change = await bulk([priced!, counted!, sold!], { kind: 'quantity_set', quantity: 50 })
    await saveMany([{ id: counted, quantity: 7 }])
    await orderByPix(buyer, await homeOf(app, buyer.id), { id: sold!, quantity: 2 })
    expect(await show(change.id)).toMatchObject({ fits: 1, moved: 2 })
    expect((await undo(change.id)).body).toMatchObject({ restored: 1, kept: 2 })
    const rows = await Promise.all([priced, counted, sold].map((id) => rowOf(id!)))
    expect(rows.map((row) => row!.quantity)).toEqual([onSale.quantity, 7, 48])
    const states = (await show(change.id)).lines.map(({ state }: { state: string }) => state)
    expect(states.toSorted()).toEqual(['back', 'stayed', 'stayed'])
    expect((await history()).changes.find((one: { id: number }) => one.id === change.id)).toMatchObject({ restored: 1 })
  })

  it('gives a price back though units were sold since', async () => {
    const [id] = take(1)
    await setOnSale(app, id!)
    const was = (await rowOf(id!))!.price_cents
    const change = await bulk([id!], { kind: 'price_percent', percent: 10 })
    await orderByPix(buyer, await homeOf(app, buyer.id), { id: id!, quantity: 2 })
    expect((await undo(change.id)).body).toMatchObject({ restored: 1, kept: 0 })
    expect(await rowOf(id!)).toMatchObject({ price_cents: was, quantity: onSale.quantity - 2 })
  })

  it('happens once, whoever asks twice', async () => {
    const [id] = take(1)
    const change = await bulk([id!], { kind: 'price_set', cents: 1234 })
    const answers = await Promise.all([undo(change.id), undo(change.id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('change_undone')
  })

  it('never brings sold units back, when a sale comes at the same moment', async () => {
    const [id] = take(1)
    await setOnSale(app, id!)
    const home = await homeOf(app, buyer.id)
    const change = await bulk([id!], { kind: 'quantity_set', quantity: 3 })
    const [, { body }] = await Promise.all([orderByPix(buyer, home, { id: id!, quantity: 2 }), undo(change.id)])
    const { quantity } = (await rowOf(id!))!
    // if the undo is first, the sale takes from the restored units; if the sale is first, nothing is restored
    expect([body.restored, quantity]).toEqual(body.restored === 1 ? [1, onSale.quantity - 2] : [0, 1])
  })

  it('brings a removed offer back whole: photos, comment, extras', async () => {
    const [id] = take(1)
    const dressed = { comment: 'Dobra na ponta', extras: ['promo' as const], photos: ['/media/uploads/a.webp'] }
    await app.db.updateTable('listings').set(dressed).where('id', '=', id!).execute()
    await seller.post('/api/v1/product-store-delete/', { id })
    expect(await rowOf(id!)).toBeUndefined()
    const [removal] = (await history()).changes
    expect(removal).toMatchObject({ action: { kind: 'remove' }, offers: 1 })
    expect(await show(removal.id)).toMatchObject({ fits: 1, lines: [{ name: expect.any(String), after: null }] })
    clock.advance(29 * DAY_MS)
    await allJobs().sweep_removed_listings!.run(app, {})
    expect((await undo(removal.id)).body).toMatchObject({ restored: 1, kept: 0 })
    expect(await rowOf(id!)).toMatchObject(dressed)
  })

  it('takes a sheet back: what it made goes, what it changed is as it was', async () => {
    const [changed, gone] = take(2)
    const [codes, was] = [[await codeOf(changed!), await codeOf(gone!)], await rowOf(changed!)]
    await seller.post('/api/v1/product-store-delete/', { id: gone })
    await bring(`${changed};${codes[0]};${was!.condition};43,21;;Da planilha`, `;${codes[1]};D;9,87;4;Nova`)
    const { changes } = await history()
    expect(changes[0]).toMatchObject({ action: { kind: 'import', file_name: 'loja.csv' }, under_way: true })
    expect((await undo(changes[0].id)).body.code).toBe('change_under_way')
    await settle(app)
    const { change, lines, fits } = await show(changes[0].id)
    expect([change.under_way, change.offers, fits]).toEqual([false, 2, 2])
    const made = lines.find(({ before }: { before: object | null }) => before === null)
    expect(made.after).toMatchObject({ price_cents: 987, quantity: 4, comment: 'Nova' })
    expect((await undo(change.id)).body).toMatchObject({ restored: 2, kept: 0 })
    expect(await rowOf(made.listing_id)).toBeUndefined()
    expect(await rowOf(changed!)).toMatchObject({ price_cents: was!.price_cents, comment: was!.comment })
  })

  it('leaves an offer of a sheet that was sold since where it is', async () => {
    const [gone] = take(1)
    const code = await codeOf(gone!)
    await bring(`;${code};D;9,87;4;Nova`)
    await settle(app)
    const [{ id }] = (await history()).changes
    const [{ listing_id }] = (await show(id)).lines
    await orderByPix(buyer, await homeOf(app, buyer.id), { id: listing_id, quantity: 1 })
    expect((await undo(id)).body).toMatchObject({ restored: 0, kept: 1 })
    expect((await rowOf(listing_id))!.quantity).toBe(3)
  })
})
