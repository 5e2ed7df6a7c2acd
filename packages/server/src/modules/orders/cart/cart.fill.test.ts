import { beforeEach, describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const marina = await as('buyer')
const CEP = '01310100'

const offers = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select(['l.id', 'l.store_id', 'p.name'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .where('s.uf', '=', 'SP')
  .orderBy('l.store_id')
  .limit(2)
  .execute()
const [first, second] = offers as [(typeof offers)[number], (typeof offers)[number]]
const setOffer = (id: number, changed: object) => setOnSale(app, id, changed)
const fill = (items: object[], replaces: number[] = []) => joao.post('/api/v1/cart/fill', { items, replaces, cep: CEP })
const cart = async () => (await joao.get(`/api/v1/active-cart/${joao.id}?cep=${CEP}`)).body.result
const bought = (of: { groups: { lines: { offer: { id: number }; bra_center: boolean; quantity: number }[] }[] }) =>
  of.groups.flatMap(({ lines }) => lines.map(({ offer, bra_center, quantity }) => [offer.id, bra_center, quantity]))
const lineIds = async () =>
  (await cart()).groups.flatMap(({ lines }: { lines: { id: number }[] }) => lines.map(({ id }) => id))

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of offers) await setOffer(id, {})
})

describe('filling the cart', () => {
  it('puts all of it in at once, each from where it was asked for', async () => {
    await setOffer(first.id, { bra_center_quantity: 4 })
    const { status, body } = await fill([
      { id: first.id, quantity: 2 },
      { id: second.id, quantity: 1 },
      { id: first.id, quantity: 3, bra_center: true },
    ])
    expect([status, body.message, body.left]).toEqual([200, 'Tudo no carrinho', []])
    expect(bought(body.result)).toEqual([
      [first.id, false, 2],
      [second.id, false, 1],
      [first.id, true, 3],
    ])
  })

  it('says of what does not fit why it does not, and puts the rest in', async () => {
    await setOffer(second.id, { quantity: 1 })
    const items = [
      { id: first.id, quantity: 1 },
      { id: second.id, quantity: 1 },
    ]
    await fill(items)
    const { status, body } = await fill(items)
    const text = 'Você já tem no carrinho todas as que restam.'
    expect([status, body.left]).toEqual([200, [{ id: second.id, name: second.name, quantity: 1, text }]])
    expect(body.result.count).toBe(3)
  })

  it('takes the place of the lines that it replaces, whose parcels are sent as was chosen', async () => {
    await joao.post('/api/v1/add-to-cart', { id: first.id, quantity: 3 })
    await joao.post('/api/v1/cart/save-store-shippiment', { store_id: first.store_id, method: 'sedex', cep: CEP })
    const { body } = await fill(
      [
        { id: first.id, quantity: 1 },
        { id: second.id, quantity: 2 },
      ],
      await lineIds(),
    )
    expect(body.result).toMatchObject({ count: 3, groups: [{ shipping: 'sedex', count: 1 }, { count: 2 }] })
  })

  it('leaves the cart as it was where not all that replaces it can be had', async () => {
    await joao.post('/api/v1/add-to-cart', { id: first.id, quantity: 3 })
    const before = await cart()
    await setOffer(second.id, { quantity: 1 })
    const refused = await fill([{ id: second.id, quantity: 2 }], await lineIds())
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      409,
      'not_enough_stock',
      { quantity: `${second.name}: Resta 1.` },
    ])
    expect(await cart()).toEqual(before)
  })

  it('says of everything that cannot be had what it is, and takes from where there is enough', async () => {
    const gone = 999_999
    await joao.post('/api/v1/add-to-cart', { id: first.id })
    const replaces = await lineIds()
    for (const { id } of offers) await setOffer(id, { quantity: 1 })
    const items = [first.id, second.id, gone].map((id) => ({ id, quantity: 2, bra_center: null }))
    const refused = await fill(items, replaces)
    expect([refused.status, refused.body.fields.quantity]).toEqual([
      409,
      `${first.name}: Resta 1. ${second.name}: Resta 1. Esta oferta não existe mais.`,
    ])
    await setOffer(second.id, { quantity: 3, bra_center_quantity: 3 })
    const { body } = await fill(items.slice(1))
    expect(body.left).toEqual([{ id: gone, name: null, quantity: 2, text: 'Esta oferta não existe mais.' }])
    expect(bought(body.result)).toContainEqual([second.id, true, 2])
  })

  it('is for people with a session, and takes nothing out of the cart of another', async () => {
    const items = [{ id: first.id, quantity: 1 }]
    expect((await post('/api/v1/cart/fill', { items })).status).toBe(401)
    await joao.post('/api/v1/add-to-cart', { id: second.id })
    await marina.post('/api/v1/cart/fill', { items, replaces: await lineIds() })
    expect((await cart()).count).toBe(1)
  })

  it('ends at the number of lines that the operator allows', async () => {
    const set = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'cart_lines_max').execute()
    await set('1')
    const refused = await fill(offers.map(({ id }) => ({ id, quantity: 1 })))
    await set('300')
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_cart_lines'])
    expect((await cart()).count).toBe(0)
  })
})
