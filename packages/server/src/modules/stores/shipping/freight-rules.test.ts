import { describe, expect, it, beforeEach } from 'vitest'
import { homeOf, onSale, orderByPix } from '../../../testing/buying.ts'
import { cardOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const buyer = await as('buyer')
const seller = await as('seller')
const otherSeller = await as('joelma.nazare@bracards.example')
const offer = await cardOfSeller(app, seller.id)
const store = offer.store_id
const home = await homeOf(app, buyer.id)
const CEP_OF_RIO = '20040002'

interface Rule {
  id: number
  states: string[]
  from_cents: number
  up_to_grams: number | null
}
const rules = async () => (await seller.get(`/api/v1/freight-rules/${store}`)).body.rules as Rule[]
const save = (body: object, who = seller) =>
  who.post('/api/v1/freight-rules', { store_id: store, states: ['SP'], from_cents: 490, up_to_grams: null, ...body })
const remove = (id: number, who = seller) => who.remove(`/api/v1/freight-rules/${id}`)

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of await rules()) await remove(id)
  await app.db.updateTable('listings').set(onSale).where('id', '=', offer.id).execute()
  await app.db.updateTable('stores').set({ free_shipping_over_cents: null }).where('id', '=', store).execute()
})

describe('the freight rules of a store', () => {
  it('are made, changed and taken away, the lowest value first', async () => {
    const made = await save({ states: ['RJ', 'SP', 'RJ'], from_cents: 15_000, up_to_grams: '500' })
    expect(made.body).toMatchObject({
      error: false,
      message: 'Criado/Alterado com sucesso.',
      result: { states: ['RJ', 'SP'], from_cents: 15_000, up_to_grams: 500 },
    })
    await save({ from_cents: 0 })
    expect((await rules()).map(({ from_cents: cents }) => cents)).toEqual([0, 15_000])
    const { id } = made.body.result
    expect((await save({ id, up_to_grams: '' })).body.result).toMatchObject({ id, states: ['SP'], up_to_grams: null })
    expect((await remove(id)).body).toEqual({ success: true, message: 'Removido com sucesso.' })
    expect((await remove(id)).body.code).toBe('freight_rule_not_found')
    expect(await rules()).toHaveLength(1)
  })

  it.each([
    [{ states: [] }, 'states', 'Escolha ao menos um estado.'],
    [{ states: ['XX'] }, 'states.0', 'Estado desconhecido.'],
    [{ from_cents: -1 }, 'from_cents', 'Digite um valor como 150,00.'],
    [{ from_cents: 10_000_01 }, 'from_cents', 'Use no máximo R$ 10.000,00.'],
    [{ up_to_grams: 0 }, 'up_to_grams', 'Use no mínimo 1 g.'],
    [{ up_to_grams: 'meio quilo' }, 'up_to_grams', 'Informe o peso em gramas.'],
  ])('refuse %j', async (wrong, field, sentence) => {
    const { status, body } = await save(wrong)
    expect([status, body.fields[field]]).toEqual([422, sentence])
    expect(await rules()).toEqual([])
  })

  it('are thirty at most, also where several come at once', async () => {
    for (let made = 0; made < 28; made++) await save({ from_cents: made })
    const statuses = (await Promise.all([1, 2, 3, 4].map((cents) => save({ from_cents: cents })))).map(
      (one) => one.status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422])
    expect(await rules()).toHaveLength(30)
  })

  it('are read and changed by nobody but their store', async () => {
    const { id } = (await save({})).body.result
    expect((await otherSeller.get(`/api/v1/freight-rules/${store}`)).body.code).toBe('store_not_found')
    expect((await save({ id }, otherSeller)).body.code).toBe('store_not_found')
    expect((await remove(id, otherSeller)).body.code).toBe('freight_rule_not_found')
    expect((await buyer.get(`/api/v1/freight-rules/${store}`)).status).toBe(403)
    expect((await get(`/api/v1/freight-rules/${store}`)).status).toBe(401)
    expect(await rules()).toHaveLength(1)
  })
})

describe('a parcel that a rule frees', () => {
  const put = (quantity: number) => buyer.post('/api/v1/add-to-cart', { id: offer.id, quantity, bra_center: false })
  const group = async (cep = home.postcode) =>
    (await buyer.get(`/api/v1/active-cart/${buyer.id}?cep=${cep}`)).body.result.groups[0]

  it('costs no freight to its states, and the ordinary one to others', async () => {
    await save({ from_cents: 980 })
    await put(1)
    expect(await group()).toMatchObject({ free_missing_cents: 490 })
    expect((await group()).freight_cents).toBeGreaterThan(0)
    await put(1)
    expect(await group()).toMatchObject({ free_missing_cents: 0, freight_cents: 0 })
    const toRio = await group(CEP_OF_RIO)
    expect([toRio.free_missing_cents, toRio.freight_cents > 0]).toEqual([null, true])
  })

  it('pays freight above the weight of the rule, but for another rule that takes it', async () => {
    await save({ up_to_grams: 4 })
    await put(2)
    expect(await group()).toMatchObject({ free_missing_cents: 0, freight_cents: 0 })
    // one more card would be too heavy, and its freight is said before it is bought
    const said = (await group()).with_card_cents
    await put(1)
    const heavy = await group()
    expect(heavy.freight_cents).toBe(said)
    expect([heavy.free_missing_cents, heavy.freight_cents > 0]).toEqual([null, true])
    await save({ from_cents: 1470, up_to_grams: 6 })
    expect(await group()).toMatchObject({ free_missing_cents: 0, freight_cents: 0 })
  })

  it('is ordered without freight, so that only the goods are held for the store', async () => {
    await save({})
    const orderId = await orderByPix(buyer, home, { id: offer.id, quantity: 2 })
    const parcel = await app.db
      .selectFrom('store_orders')
      .select(['goods_cents', 'freight_cents', 'shipping'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(parcel).toMatchObject({ goods_cents: 980, freight_cents: 0 })
    expect(parcel.shipping.regular_cents).toBeGreaterThan(0)
  })

  it('is known to the cheapest basket', async () => {
    const lines = [{ product_id: offer.product_id, quantity: 1 }]
    const basket = async (uf: string) =>
      (await post('/api/v1/cart/best', { uf, lines })).body as {
        stores: { store: { id: number } | null; freight: { cents: number; free: boolean } }[]
      }
    await app.db.updateTable('listings').set({ price_cents: 1 }).where('id', '=', offer.id).execute()
    await save({ from_cents: 1 })
    const [free] = (await basket('SP')).stores
    expect(free).toMatchObject({ store: { id: store }, freight: { cents: 0, free: true } })
    for (const { freight } of (await basket('RJ')).stores) expect(freight.cents).toBeGreaterThan(0)
  })

  it('is told on the page of the product and of the store, at once', async () => {
    const shown = async (uf: string) => {
      const { body } = await post(`/api/v1/1/products-show/${offer.product_id}`, { uf })
      return (body.offers as { id: number; freight: { free: boolean; cents: number } }[]).find(
        ({ id }) => id === offer.id,
      )!.freight.free
    }
    const freeFrom = async (cep: string) =>
      (await post('/api/v1/storefronts/parcel', { store_id: store, cep })).body.free_from_cents
    expect([await shown('SP'), await freeFrom(home.postcode)]).toEqual([false, null])
    await save({ from_cents: 490, up_to_grams: 100 })
    expect([await shown('SP'), await freeFrom(home.postcode)]).toEqual([true, 490])
    expect([await shown('RJ'), await freeFrom(CEP_OF_RIO)]).toEqual([false, null])
    await save({ id: (await rules())[0]!.id, from_cents: 490, up_to_grams: 1 })
    expect([await shown('SP'), await freeFrom(home.postcode)]).toEqual([false, null])
  })
})
