import { beforeEach, describe, expect, it } from 'vitest'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'
import { onSale } from '../../../testing/buying.ts'
import { cartPersonal } from './personal.queries.ts'

const { app, as, get, post, clock } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const DAY_MS = 86_400_000
const CEP = '01310100'

type Cart = Awaited<ReturnType<typeof cart>>
const cart = async (query = '') => (await joao.get(`/api/v1/active-cart/${joao.id}${query}`)).body.result
const put = (id: number, body: object = {}) => joao.post('/api/v1/add-to-cart', { id, ...body })
const change = (body: object) => joao.post('/api/v1/update-cart/', body)
const linesOf = (of: Cart) => of.groups.flatMap((group: { lines: object[] }) => group.lines)
const said = (of: Cart) =>
  linesOf(of).flatMap((line: { changes: { text: string }[] }) =>
    line.changes.map(({ text }) => text.replaceAll('\u00a0', ' ')),
  )
const setOffer = (id: number, changed: object) =>
  app.db.updateTable('listings').set(changed).where('id', '=', id).execute()
const setStore = (id: number, changed: object) =>
  app.db.updateTable('stores').set(changed).where('id', '=', id).execute()

/** Offers of loose cards in different open stores, each with ten left and nothing in the centre. */
const stocked = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select(['l.id', 'l.store_id', 'l.product_id', 's.name', 's.owner_id', 'l.condition'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .where('p.type', '=', 'tcg')
  .where('l.condition', '=', 'NM')
  .where('s.uf', '=', 'SP')
  .orderBy('l.store_id')
  .limit(3)
  .execute()
const [first, second] = stocked as [(typeof stocked)[number], (typeof stocked)[number]]

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const offer of stocked) {
    await setOffer(offer.id, { ...onSale, condition: 'NM', extras: [], grade: null })
    await setStore(offer.store_id, {
      status: 'open',
      back_on: null,
      posts_in_days: 1,
      free_shipping_over_cents: null,
      sends_letters: false,
      allows_pickup: false,
    })
  }
})

describe('putting into the cart', () => {
  it('makes the cart, adds up, and keeps one parcel for each store', async () => {
    expect(await cart()).toMatchObject({ id: null, count: 0, groups: [], total_cents: 0, can_checkout: false })
    await put(first.id, { quantity: 2 })
    await put(second.id)
    const { status, body } = await put(first.id)
    expect([status, body.error, body.message]).toEqual([200, false, 'Adicionado ao carrinho'])
    expect(body.result).toMatchObject({ count: 4, goods_cents: 4 * 490, can_checkout: true })
    expect(body.result.groups).toMatchObject([
      { store: { id: first.store_id }, count: 3, goods_cents: 1470, lines: [{ quantity: 3, available: 10 }] },
      { store: { id: second.store_id }, count: 1, lines: [{ changes: [] }] },
    ])
    expect(await cart()).toEqual(body.result)
  })

  it('refuses more than there are, counting what is in the cart already', async () => {
    const many = await put(first.id, { quantity: 11 })
    expect([many.status, many.body.code]).toEqual([409, 'not_enough_stock'])
    expect(many.body).toMatchObject({
      message: 'A loja não tem tantas unidades desta oferta.',
      fields: { quantity: 'Restam 10.' },
    })
    await put(first.id, { quantity: 9 })
    expect((await put(first.id, { quantity: 2 })).body.fields.quantity).toBe(
      'Resta 1 além do que já está no seu carrinho.',
    )
    expect((await put(first.id)).status).toBe(200)
    expect((await put(first.id)).body.fields.quantity).toBe('Você já tem no carrinho todas as que restam.')
    expect((await cart()).count).toBe(10)
  })

  it('refuses what nobody sells, what is paused, and what is one’s own', async () => {
    expect((await put(999_999_999)).body.code).toBe('offer_not_found')
    await setOffer(first.id, { status: 'paused' })
    expect((await put(first.id)).body.message).toBe('Esta oferta não está à venda no momento.')
    const owner = await app.db.selectFrom('users').select('email').where('id', '=', second.owner_id).executeTakeFirst()
    const seller = await as(owner!.email)
    expect((await seller.post('/api/v1/add-to-cart', { id: second.id })).body.code).toBe('own_offer')
    expect((await put(second.id, { quantity: 0 })).body.fields).toEqual({ quantity: 'Informe ao menos 1.' })
    expect((await put(second.id, { quantity: 1000 })).body.fields).toEqual({ quantity: 'Informe no máximo 999.' })
    expect(await cart()).toMatchObject({ count: 0 })
  })

  it('is for people with a session, and each sees the own cart only', async () => {
    const visitor = await post('/api/v1/add-to-cart', { id: first.id })
    const message = 'Para adicionar itens ao carrinho, por favor, faça login.'
    expect([visitor.status, visitor.body]).toMatchObject([401, { error: true, code: 'login_required', message }])
    expect((await get(`/api/v1/active-cart/${joao.id}`)).status).toBe(401)
    await put(first.id)
    const [line] = linesOf(await cart())
    expect((await marina.get(`/api/v1/active-cart/${joao.id}`)).status).toBe(403)
    for (const answer of [
      await marina.post('/api/v1/update-cart/', { id: line.id, quantity: 2 }),
      await marina.post('/api/v1/remove-from-cart/', { id: line.id }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'cart_line_not_found'])
    expect((await cart()).count).toBe(1)
  })

  it('ends at the number of lines that the operator allows', async () => {
    const set = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'cart_lines_max').execute()
    await set('1')
    await put(first.id)
    const refused = await put(second.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_cart_lines'])
    expect((await put(first.id)).status).toBe(200)
    expect((await cart()).count).toBe(2)
    await set('300')
  })
})

describe('what lies in the Bra Center', () => {
  it('comes in a parcel of its own, last, whichever stores it is of', async () => {
    await setOffer(first.id, { bra_center_quantity: 4 })
    await setOffer(second.id, { bra_center_quantity: 4 })
    await put(first.id, { quantity: 3 })
    await put(first.id, { quantity: 2, bra_center: false })
    await put(second.id, { quantity: 4 })
    const shown = await cart(`?cep=${CEP}`)
    expect(shown.groups).toMatchObject([
      { store: { id: first.store_id }, lines: [{ quantity: 2, available: 6, bra_center: false }] },
      {
        store: null,
        count: 7,
        lines: [
          { quantity: 3, available: 4, bra_center: true, store: { id: first.store_id } },
          { quantity: 4, bra_center: true, store: { id: second.store_id } },
        ],
      },
    ])
    expect(shown.groups[1].quotes.length).toBeGreaterThan(1)
  })

  it('is never sold twice with what is in the store: both parts are summed', async () => {
    await setOffer(first.id, { quantity: 5, bra_center_quantity: 2 })
    await put(first.id, { quantity: 5 })
    expect(linesOf(await cart())).toMatchObject([
      { quantity: 3, bra_center: false },
      { quantity: 2, bra_center: true },
    ])
    expect((await put(first.id)).body.code).toBe('not_enough_stock')
    const [line] = linesOf(await cart())
    expect((await change({ id: line.id, quantity: 4 })).body.fields).toEqual({ quantity: 'Restam 3.' })
    expect((await change({ id: line.id, quantity: 3, bra_center: true })).body.fields).toEqual({
      quantity: 'Restam 2.',
    })
    expect((await cart()).count).toBe(5)
  })

  it('is changed and taken out without touching the store’s part', async () => {
    await setOffer(first.id, { quantity: 5, bra_center_quantity: 2 })
    await put(first.id, { quantity: 5 })
    const { id } = linesOf(await cart())[0]
    await change({ id, quantity: 1, bra_center: true })
    await change({ id, quantity: 2 })
    expect(linesOf(await cart())).toMatchObject([{ quantity: 2 }, { quantity: 1, bra_center: true }])
    await joao.post('/api/v1/remove-from-cart/', { id, bra_center: true })
    expect(linesOf(await cart())).toMatchObject([{ quantity: 2, bra_center: false }])
    expect((await joao.post('/api/v1/remove-from-cart/', { id })).body).toMatchObject({
      error: false,
      result: { count: 0, groups: [] },
    })
    expect((await joao.post('/api/v1/remove-from-cart/', { id })).body.code).toBe('cart_line_not_found')
  })
})

describe('a cart that is read again', () => {
  it('says what the price was, until the line is changed', async () => {
    await put(first.id)
    await setOffer(first.id, { price_cents: 520 })
    expect(said(await cart())).toEqual(['O preço subiu de R$ 4,90 para R$ 5,20'])
    expect((await cart()).goods_cents).toBe(520)
    await setOffer(first.id, { price_cents: 400 })
    expect(said(await cart())).toEqual(['O preço caiu de R$ 4,90 para R$ 4,00'])
    await change({ id: linesOf(await cart())[0].id, quantity: 1 })
    expect(said(await cart())).toEqual([])
  })

  it('says what is left, and lets nobody go on before it fits', async () => {
    await put(first.id, { quantity: 3 })
    await setOffer(first.id, { quantity: 2 })
    expect(said(await cart())).toEqual(['Restam 2'])
    expect(await cart()).toMatchObject({ can_checkout: false })
    await change({ id: linesOf(await cart())[0].id, quantity: 2 })
    expect(await cart()).toMatchObject({ can_checkout: true, goods_cents: 980 })
  })

  it('leaves out of the sum what cannot be bought, and says why', async () => {
    await put(first.id)
    await put(second.id)
    const reasons: [object | null, object | null, string][] = [
      [{ quantity: 0 }, null, 'Esgotado'],
      [{ quantity: 10, status: 'paused' }, null, 'A loja pausou esta oferta'],
      [{ status: 'available' }, { status: 'vacation', back_on: '2026-12-01' }, 'A loja está de férias até 01-12-2026'],
      [null, { status: 'suspended' }, 'A loja não está vendendo no momento'],
    ]
    for (const [offer, store, reason] of reasons) {
      if (offer) await setOffer(first.id, offer)
      if (store) await setStore(first.store_id, store)
      const shown = await cart(`?cep=${CEP}`)
      expect(said(shown)).toEqual([reason])
      expect(shown).toMatchObject({
        goods_cents: 490,
        can_checkout: true,
        groups: [{ quotes: [], freight_cents: 0 }, {}],
      })
    }
  })

  it('says when the store offers another copy: signed, graded, or of another certificate', async () => {
    const graded = (certificate: string) => ({ grade: JSON.stringify({ company: 'PSA', grade: 9.5, certificate }) })
    await put(first.id)
    const changes: [object, string, string][] = [
      [{ extras: ['assinada'] }, '', ', Assinada'],
      [{ condition: 'graded', ...graded('0451') }, 'Praticamente Nova', 'PSA 9.5'],
      [graded('0452'), 'certificado 0451', 'certificado 0452'],
      [{ condition: 'NM', extras: [], grade: null }, 'PSA 9.5', 'Praticamente Nova'],
    ]
    for (const [changed, before, after] of changes) {
      await setOffer(first.id, changed)
      const shown = await cart()
      const [, wanted, found] = /^A loja mudou a oferta de (.+) para (.+)$/.exec(said(shown)[0])!
      expect([wanted, found]).toEqual([expect.stringContaining(before), expect.stringContaining(after)])
      expect(said((await change({ id: linesOf(shown)[0].id, quantity: 1 })).body.result)).toEqual([])
    }
    await setOffer(first.id, { extras: ['assinada'] })
    expect(said((await put(first.id)).body.result)).toEqual([])
  })

  it('says when the store changed the card, or took the offer away', async () => {
    await put(first.id)
    await setOffer(first.id, { condition: 'HP' })
    expect(said(await cart())[0]).toMatch(/^A loja mudou a oferta de Praticamente Nova, .+ para Muito Usada, /)
    const sold = await app.db.selectFrom('listings').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
    const { id: _, on_sale: __, position_order: ___, in_stock: ____, ...row } = sold
    await app.db.deleteFrom('listings').where('id', '=', first.id).execute()
    const gone = await cart()
    expect(said(gone)).toEqual(['A loja retirou esta oferta'])
    expect(linesOf(gone)[0]).toMatchObject({ offer: null, condition: 'NM', total_cents: 0 })
    expect((await change({ id: linesOf(gone)[0].id, quantity: 1 })).body.code).toBe('offer_unavailable')
    const restored = { ...row, grade: row.grade && JSON.stringify(row.grade) }
    first.id = (await app.db.insertInto('listings').values(restored).returning('id').executeTakeFirstOrThrow()).id
  })

  it('asks as many questions for two lines as for one', async () => {
    const count = statementCounter(app.database.pool)
    await put(first.id)
    const one = await count(() => cart(`?cep=${CEP}`))
    await put(second.id)
    expect(await count(() => cart(`?cep=${CEP}`))).toBe(one)
  })
})

describe('the freight of a cart', () => {
  const choose = (method: string, body: object = {}) =>
    joao.post('/api/v1/cart/save-store-shippiment', { store_id: first.store_id, method, cep: CEP, ...body })

  it('is quoted for each parcel to the CEP, the cheapest counting until one is chosen', async () => {
    await put(first.id)
    await put(second.id)
    const shown = await cart(`?cep=${CEP}`)
    expect(shown).toMatchObject({ cep: CEP, goods_cents: 980, freight_cents: 1980, total_cents: 2960 })
    expect(shown.groups[0]).toMatchObject({
      shipping: 'mini',
      freight_cents: 990,
      notice: null,
      quotes: [
        { code: 'mini', cents: 990, days_min: 7, days_max: 9 },
        { code: 'pac', cents: 1520 },
        { code: 'sedex', cents: 1720, days_min: 2, days_max: 4 },
      ],
    })
    const { body } = await choose('sedex')
    expect(body).toMatchObject({ error: false, result: { freight_cents: 1720 + 990 } })
    expect((await cart('?cep=20040002')).groups[0]).toMatchObject({ shipping: 'sedex', freight_cents: 2790 })
  })

  it('goes to the default address, and is unknown without one', async () => {
    await put(first.id)
    expect(await cart()).toMatchObject({ cep: null, freight_cents: null, total_cents: 490, groups: [{ quotes: [] }] })
    expect((await choose('pac', { cep: undefined })).body.code).toBe('cep_missing')
    expect((await joao.get(`/api/v1/active-cart/${joao.id}?cep=123`)).body.fields).toEqual({
      cep: 'Digite os 8 números do CEP.',
    })
    const home = {
      address: 'Rua do Giz',
      number: '7',
      complement: '',
      district: 'Centro',
      city: 'São Luís',
      state: 'MA',
    }
    await joao.post('/api/v1/address', { ...home, postcode: '65010680', recipient: 'João', label: 'Casa' })
    expect(await cart()).toMatchObject({ cep: '65010680', freight_cents: 1390, total_cents: 1880 })
  })

  it('counts a CEP of no state as none, saying so, and what is pressed counts once', async () => {
    const asked = await put(first.id, { cep: '00000-000' })
    expect([asked.status, asked.body.result]).toMatchObject([200, { count: 1, cep: null, can_checkout: true }])
    expect(asked.body.result.notice).toBe('Não encontramos o CEP 00000-000. Confira os números para ver o frete.')
    expect((await choose('pac', { cep: '00000000' })).body.code).toBe('cep_missing')
    const { id } = linesOf(await cart())[0]
    expect((await change({ id, quantity: 2, cep: '00000000' })).status).toBe(200)
    expect((await joao.post('/api/v1/remove-from-cart/', { id, cep: '00000000' })).body.result.count).toBe(0)
    expect(await cart(`?cep=${CEP}`)).toMatchObject({ cep: CEP, notice: null })
  })

  it('is refused where the parcel has no such way, or the cart no such store', async () => {
    await put(first.id)
    expect((await choose('carta')).body.message).toBe('Esta forma de envio não está disponível. Escolha outra.')
    expect((await choose('pac', { store_id: second.store_id })).body.code).toBe('cart_line_not_found')
    expect((await choose('drone')).status).toBe(422)
    await setStore(first.store_id, { sends_letters: true })
    expect((await choose('carta')).body.result.groups[0]).toMatchObject({ shipping: 'carta' })
  })

  it('falls back, saying so, where the chosen way is no more', async () => {
    await put(first.id)
    await choose('mini')
    await setOffer(first.id, { price_cents: 10_100 })
    expect((await cart(`?cep=${CEP}`)).groups[0]).toMatchObject({
      shipping: 'pac',
      freight_cents: 1520,
      notice: 'O Mini Envios não serve mais para estes itens. Agora conta: PAC.',
    })
    await choose('pac')
    expect((await cart(`?cep=${CEP}`)).groups[0].notice).toBeNull()
  })

  it('is none for a parcel that nothing carries, and the way on waits', async () => {
    const weigh = (grams: number) =>
      app.db.updateTable('products').set({ weight_grams: grams }).where('id', '=', first.product_id).execute()
    await Promise.all([put(first.id, { quantity: 6 }), weigh(10_001)])
    expect(await cart(`?cep=${CEP}`)).toMatchObject({
      freight_cents: null,
      can_checkout: false,
      groups: [
        { notice: 'Nenhuma forma de envio leva estes itens juntos. Remova alguns ou divida a compra.', quotes: [] },
      ],
    })
    await weigh(2000)
    await change({ id: linesOf(await cart())[0].id, quantity: 5 })
    expect(await cart(`?cep=${CEP}`)).toMatchObject({ freight_cents: 3010, can_checkout: true })
    await weigh(2)
  })

  it('is free from what the store says, and says what is missing until then', async () => {
    await setStore(first.store_id, { free_shipping_over_cents: 980 })
    await put(first.id)
    expect((await cart(`?cep=${CEP}`)).groups[0]).toMatchObject({ free_missing_cents: 490, freight_cents: 990 })
    await put(first.id)
    expect((await cart(`?cep=${CEP}`)).groups[0]).toMatchObject({
      free_missing_cents: 0,
      freight_cents: 0,
      quotes: [{ code: 'mini', cents: 0, regular_cents: 990 }, { code: 'pac', cents: 1520 }, {}],
    })
  })

  it('is free on the day of the buyer’s state, from its minimum', async () => {
    await setOffer(first.id, { price_cents: 10_000 })
    await put(first.id)
    expect(await cart(`?cep=${CEP}`)).toMatchObject({ free_day: null, freight_cents: 990 })
    clock.advance(4 * DAY_MS)
    const freeDay = { name: 'Quarta do Sudeste', minimum_cents: 10_000 }
    expect(await cart(`?cep=${CEP}`)).toMatchObject({ free_day: freeDay, freight_cents: 0 })
    clock.advance(-4 * DAY_MS)
  })
})

describe('the person', () => {
  it('is told of the cart, and takes it along when leaving', async () => {
    await put(first.id, { quantity: 2 })
    const records = await cartPersonal.records(app.db, joao.id, app)
    expect(records.Carrinho).toMatchObject([{ quantidade: 2, loja: first.name }])
    await app.transaction((tx) => cartPersonal.forget(tx, joao.id, app))
    expect(await cart()).toMatchObject({ id: null })
  })
})
