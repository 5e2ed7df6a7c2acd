import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { settle } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const joelma = await as('joelma.nazare@bracards.example')
const operator = await as('operator')
const reason = 'Conferência dos planos.'
const ofJoelma = app.db.selectFrom('stores').select(['id', 'name']).where('owner_id', '=', joelma.id)
const store = await ofJoelma.executeTakeFirstOrThrow()
const FULL = 'Seu plano permite 3 ofertas ativas:'

const products = (
  await app.db.selectFrom('products').select('id').where('type', '=', 'tcg').orderBy('id').limit(20).execute()
).map(({ id }) => id)
const offer = (at: number, change: object = {}) => ({
  ...{ product_id: products[at]!, condition: 'NM', price_cents: 500, quantity: 2 },
  ...change,
})
const save = (asked: object) => joelma.post('/api/v1/product-store-save/', { store_id: store.id, ...asked })
const saveMany = (changes: object[]) => joelma.post('/api/v1/product-store-save-many', { store_id: store.id, changes })
const bulk = (ids: number[], kind: string) =>
  joelma.post('/api/v1/product-store-bulk', { store_id: store.id, ids, action: { kind } })
const grid = async () => (await joelma.post('/api/v1/product-store-index', { store_id: store.id, order: 'stale' })).body
const setPlan = (plan: string) => operator.post('/api/v1/admin/stores/plan', { id: store.id, plan, reason })
/** The products on sale, as everyone sees them, by their place in `products`. */
const onSale = async () => {
  const offers: { product: { id: number } }[] = (await shown()).products
  return offers.map(({ product }) => products.indexOf(product.id)).sort(byNumber)
}
const shown = async () => (await post('/api/v1/show-products-store', { store_id: store.id, per_page: 96 })).body
const byNumber = (one: number, other: number) => one - other
const fill = async (count: number) => {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await save(offer(at))).body.result.id)
  return ids
}
const plan = {
  name: 'Trio',
  audience: 'seller',
  price_cents: 990,
  interval: 'month',
  commission_bp: 1000,
  max_ads: null,
}
const draft = (max: number | null) => ({ ...plan, max_offers: max, features: ['Poucas ofertas'], highlighted: false })
let trio = { id: 0, code: '' }

beforeAll(async () => {
  trio = (await operator.post('/api/v1/admin/plans', { draft: draft(3), reason })).body.result
})
beforeEach(async () => {
  await app.db.deleteFrom('store_shelves').where('store_id', '=', store.id).execute()
  await app.db.deleteFrom('listings').where('store_id', '=', store.id).execute()
  await app.transaction((tx) => tx.updateTable('plans').set({ max_offers: 3 }).where('id', '=', trio.id).execute())
  await setPlan(trio.code)
})

describe('a plan with places for three offers', () => {
  it('keeps the fourth, pauses it and says why, and gives it the first place that is free', async () => {
    const ids = await fill(3)
    const { body } = await save(offer(3))
    expect(body.message).toBe(`Criado/Alterado com sucesso. ${FULL} esta fica pausada até abrir um lugar.`)
    expect(body.result).toMatchObject({ status: 'available', on_sale: false, over_plan: true })
    expect(await onSale()).toEqual([0, 1, 2])
    expect(await grid()).toMatchObject({ plan: { limit: 3, waiting: 1 }, counts: { available: 3, paused: 1 } })

    await saveMany([{ id: ids[1]!, status: 'paused' }])
    expect(await onSale()).toEqual([0, 2, 3])
    const back = await saveMany([{ id: ids[1]!, status: 'available' }])
    expect(back.body.message).toContain(FULL)
    expect(back.body).toMatchObject({ saved: [ids[1]], waiting: 1 })
    expect((await saveMany([{ id: ids[2]!, price_cents: 600 }])).body).toMatchObject({ saved: [ids[2]], waiting: 0 })
    expect(await onSale()).toEqual([0, 2, 3])
    await joelma.post('/api/v1/product-store-delete/', { id: ids[0]! })
    expect(await onSale()).toEqual([1, 2, 3])
    const restored = await joelma.post('/api/v1/product-store-restore', { ids: [ids[0]!] })
    expect(restored.body.message).toContain(FULL)
    expect(await onSale()).toEqual([1, 2, 3])
  })

  it('counts neither what is sold out nor what its owner paused', async () => {
    const [first] = await fill(3)
    expect((await save(offer(3, { quantity: 0 }))).body.message).toBe('Criado/Alterado com sucesso.')
    expect((await save(offer(4, { status: 'paused' }))).body.message).toBe('Criado/Alterado com sucesso.')
    await saveMany([{ id: first!, quantity: 0 }])
    expect((await save(offer(5))).body.result).toMatchObject({ on_sale: true, over_plan: false })
    expect((await saveMany([{ id: first!, quantity: 4 }])).body.message).toContain(FULL)
    expect(await onSale()).toEqual([1, 2, 5])
  })

  it('holds for entries, sheets, goods and changes of many', async () => {
    const listings = Array.from({ length: 6 }, (_, at) => ({ ...offer(at), key: crypto.randomUUID() }))
    const entered = await joelma.post('/api/v1/product-register/save', {
      ...{ store_id: store.id, if_exists: 'add', listings },
    })
    expect(
      entered.body.results.map(({ message }: { message: string | null }) => message?.startsWith(FULL) ?? false),
    ).toEqual([false, false, false, true, true, true])
    expect(await onSale()).toEqual([0, 1, 2])

    const codes = await app.db.selectFrom('products').select('code').where('id', 'in', products.slice(6, 9)).execute()
    const content = ['codigo;condicao;preco;quantidade', ...codes.map(({ code }) => `${code};NM;5,00;1`)].join('\n')
    const { body } = await joelma.post('/api/v1/product-store-import', { store_id: store.id, name: 'a.csv', content })
    await joelma.post('/api/v1/product-store-import/start', { id: body.import.id })
    await settle(app)
    expect(await onSale()).toEqual([0, 1, 2])

    const { ids, plan: places } = await grid()
    expect([ids.length, places]).toEqual([9, { limit: 3, waiting: 6 }])
    await bulk(ids, 'pause')
    expect([await onSale(), (await grid()).plan.waiting]).toEqual([[], 0])
    expect((await bulk(ids, 'activate')).body.message).toBe(
      `Salvo com sucesso. ${FULL} 6 ficam pausadas até abrir um lugar.`,
    )
    expect(await onSale()).toHaveLength(3)
  })

  it('lets the next one in when the last unit of another is bought, and asks for it back when that order ends', async () => {
    const ids = await fill(4)
    await saveMany([{ id: ids[0]!, quantity: 1 }])
    const { takeStock, giveStockBack, refreshAfter } = await import('../listings/index.ts')
    const bought = [{ id: ids[0]!, quantity: 1, center: 0 }]
    await app.transaction((tx) => takeStock(tx, app, bought))
    expect(await onSale()).toEqual([1, 2, 3])
    await app.transaction(async (tx) => void (await refreshAfter(tx, app, await giveStockBack(tx, bought))))
    expect(await onSale()).toEqual([1, 2, 3])
    expect((await grid()).plan.waiting).toBe(1)
  })

  it('when it gets fewer pauses the newest, and when it gets more brings them back', async () => {
    const ids = await fill(3)
    const change = (max: number | null) =>
      operator.put(`/api/v1/admin/plans/${trio.id}`, { draft: draft(max), reason }).then(() => settle(app))
    await change(1)
    expect(await onSale()).toEqual([0])
    const { body } = await joelma.post('/api/v1/product-store-rows', { store_id: store.id, ids })
    expect(body.rows.map((row: { over_plan: boolean }) => row.over_plan)).toEqual([false, true, true])
    await change(2)
    expect(await onSale()).toEqual([0, 1])
    await change(null)
    expect(await onSale()).toEqual([0, 1, 2])
    expect((await grid()).plan).toEqual({ limit: null, waiting: 0 })
  })

  it('that a store leaves for a greater one brings all back, counted as they are', async () => {
    await fill(5)
    expect([await onSale(), (await setPlan('galpao')).body.result.plan]).toEqual([
      [0, 1, 2],
      expect.objectContaining({ code: 'galpao', limit: null, waiting: 0 }),
    ])
    expect(await onSale()).toEqual([0, 1, 2, 3, 4])
    expect((await setPlan(trio.code)).body.result.plan).toMatchObject({ limit: 3, waiting: 2 })
    expect(await onSale()).toEqual([0, 1, 2])
    expect((await shown()).availableCount).toBe(3)
  })

  it('is kept on vacation and after it', async () => {
    const ids = await fill(4)
    await joelma.post('/api/v1/store-vacation', { store_id: store.id, back_on: null })
    await saveMany([{ id: ids[1]!, status: 'paused' }])
    await joelma.post('/api/v1/store-vacation/end', { store_id: store.id })
    expect(await onSale()).toEqual([0, 2, 3])
  })
})

describe('the plan of a store', () => {
  it('is set by operators alone, with a reason, and noted', async () => {
    const asked = { id: store.id, plan: 'banca', reason }
    expect((await joelma.post('/api/v1/admin/stores/plan', asked)).status).toBe(403)
    expect((await operator.post('/api/v1/admin/stores/plan', { ...asked, reason: '' })).status).toBe(422)
    expect((await setPlan('colecionador')).body.fields).toEqual({ plan: 'Escolha um plano.' })
    expect((await operator.post('/api/v1/admin/stores/plan', { ...asked, id: 999_999 })).status).toBe(404)
    expect((await setPlan('banca')).body.result.plan).toMatchObject({ name: 'Banca', limit: 10_000 })
    const { acts } = (await operator.get('/api/v1/admin/acts?kind=store_plan_set')).body
    expect(acts[0]).toMatchObject({ subject: `store:${store.id}`, reason, detail: { before: 'Trio', after: 'Banca' } })
  })

  it('is told to its owner when it is another, with what becomes of the offers', async () => {
    await setPlan('banca')
    await fill(5)
    const told = async () => (await joelma.get('/api/v1/notices')).body.notices[0]
    await setPlan(trio.code)
    expect(await told()).toMatchObject({
      ...{ title: `A loja ${store.name} agora está no plano Trio`, link: `/my-store/${store.id}/products` },
      body: 'Até 3 ofertas ficam à venda de uma vez. 2 ofertas esperam lugar e voltam à venda quando houver.',
    })
    const { id } = await told()
    await setPlan(trio.code)
    expect((await told()).id).toBe(id)
  })
})

describe.skipIf(!inject('databaseUrl'))('many at once (skipped on the embedded database: no races)', () => {
  it('put on sale as many as there are places, whoever comes first', async () => {
    const batch = (from: number) =>
      joelma.post('/api/v1/product-register/save', {
        ...{ store_id: store.id, if_exists: 'add' },
        listings: Array.from({ length: 4 }, (_, at) => ({ ...offer(from + at), key: crypto.randomUUID() })),
      })
    await Promise.all([batch(0), batch(4), batch(8), batch(12)])
    expect(await onSale()).toHaveLength(3)
    expect((await grid()).plan.waiting).toBe(13)
  })

  it('give back what was bought without one place too many, while their owner edits', async () => {
    const { giveStockBack, lockOffers, refreshAfter } = await import('../listings/index.ts')
    const ids = await fill(8)
    await saveMany(ids.map((id) => ({ id, quantity: 0 })))
    const giveBack = (id: number) =>
      app.transaction(async (tx) => {
        await lockOffers(tx, [id])
        await refreshAfter(tx, app, await giveStockBack(tx, [{ id, quantity: 1, center: 0 }]))
      })
    await Promise.all([...ids.map(giveBack), saveMany(ids.map((id) => ({ id, price_cents: 700 }))), setPlan(trio.code)])
    expect(await onSale()).toHaveLength(3)
    expect((await grid()).plan.waiting).toBe(5)
  })
})

describe('the plan without a fee', () => {
  const ask = (value: string, who = operator) => who.put('/api/v1/admin/parameters/free_plan_offers', { value, reason })

  it('allows as many offers as the operators say, wide at first', async () => {
    await setPlan('gratis')
    expect((await grid()).plan.limit).toBe(10_000)
    await fill(4)
    expect((await ask('2')).status).toBe(200)
    await settle(app)
    expect((await grid()).plan).toEqual({ limit: 2, waiting: 2 })
    const { plans } = (await get('/api/v1/plans')).body
    expect(plans[0]).toMatchObject({ code: 'gratis', max_offers: 2 })
    await ask('10000')
    await settle(app)
    expect((await grid()).plan).toEqual({ limit: 10_000, waiting: 0 })
  })

  it('keeps room for one, and is no matter of the stores', async () => {
    expect((await ask('0')).body.code).toBe('parameter_invalid')
    expect((await ask('5', joelma)).status).toBe(403)
  })
})

describe('a sheet with more offers than there are places', () => {
  const bring = async (first?: string) => {
    const found = await app.db
      .selectFrom('products')
      .select(['id', 'code'])
      .where('id', 'in', products.slice(0, 5))
      .execute()
    const code = new Map(found.map((product) => [product.id, product.code]))
    const lines = [500, 900, 100, 700, 300].map((cents, at) => `${code.get(products[at]!)};NM;${cents / 100},00;1`)
    const content = ['codigo;condicao;preco;quantidade', ...lines].join('\n')
    const read = await joelma.post('/api/v1/product-store-import', { store_id: store.id, name: 'a.csv', content })
    const { id } = read.body.import
    await joelma.post('/api/v1/product-store-import/start', { id, first })
    await settle(app)
    return [read.body.import, (await joelma.get(`/api/v1/product-store-import/${id}`)).body.import]
  }

  it('says before and after how many stay paused', async () => {
    const [foreseen, done] = await bring()
    expect(foreseen).toMatchObject({ state: 'ready', allowed: 3, counts: { created: 5, waiting: 2 } })
    expect(done).toMatchObject({ state: 'done', allowed: 3, counts: { created: 5, waiting: 2 } })
    expect(await onSale()).toEqual([0, 1, 2])
  })

  it.each([
    ['the dearest', 'value', [0, 1, 3]],
    ['the last of the sheet', 'last', [2, 3, 4]],
  ])('puts %s on sale where its owner says so', async (_, first, shown) => {
    await bring(first)
    expect(await onSale()).toEqual(shown)
  })

  it('counts those that were there before as they are', async () => {
    await fill(2)
    const [foreseen, done] = await bring()
    expect(foreseen.counts).toMatchObject({ created: 3, changed: 2, waiting: 2 })
    expect(done.counts).toMatchObject({ created: 3, changed: 2, waiting: 2 })
  })

  it('refuses an order that nobody knows', async () => {
    expect((await joelma.post('/api/v1/product-store-import/start', { id: 1, first: 'cheap' })).status).toBe(422)
  })
})
