import { randomUUID } from 'node:crypto'
import { isGtin } from '@bra/contract/selling/own-products.schemas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post, server } = await testApp()
const seller = await as('seller')
const stranger = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, seller.id)
const goods = await app.db.selectFrom('categories').selectAll().where('type', '=', 'acs').executeTakeFirstOrThrow()
const set = await app.db.selectFrom('categories').select('id').where('type', '=', 'tcg').executeTakeFirstOrThrow()

const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
async function photo() {
  const headers = { ...seller.headers, 'content-type': 'image/png' }
  return (await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload: bytes })).json()
    .image as string
}
const product = async (change: object = {}) => ({
  category_id: goods.id,
  name: 'Porta-deck de couro do sertão',
  text: 'Feito à mão.',
  ean: '',
  ncm: '4202.31.00',
  origin: 0,
  weight_grams: 180,
  length_cm: 10.5,
  width_cm: 8,
  height_cm: 7,
  photos: [await photo()],
  ...change,
})
const offer = { condition: 'lacrado', price_cents: 8990, quantity: 3, comment: 'Costura dupla' }
const register = async (change: object = {}, who = seller) =>
  who.post('/api/v1/product-store-full/', { store_id: store, product: await product(), offer, ...change })

describe('goods outside the catalogue', () => {
  it('are for sale at once, found by all, with what freight and invoice need', async () => {
    const { status, body } = await register()
    expect([status, body.message, body.store.id]).toEqual([200, 'Salvo com sucesso.', store])
    expect(body.result).toMatchObject({ price_cents: 8990, quantity: 3, on_sale: true, comment: 'Costura dupla' })
    const { id, type, image } = body.result.product
    expect([type, image]).toEqual(['acs', expect.stringMatching(/^\/fotos\//)])
    expect((await post('/api/v1/1/product-bra-data', { id })).body).toMatchObject({
      ncm: '42023100',
      weight_grams: 180,
      length_cm: 10.5,
    })
    const shown = (await post(`/api/v1/1/products-show/${id}`)).body
    expect(shown.offers[0].price_cents).toBe(8990)
    expect((await get(image)).status).toBe(200)
    const counted = await app.db
      .selectFrom('categories')
      .select('products_count')
      .where('id', '=', goods.id)
      .executeTakeFirstOrThrow()
    expect(counted.products_count).toBe(goods.products_count + 1)
  })

  it.each([
    ['a card', { category_id: set.id }, 'product.category_id', 'Cartas entram pelo catálogo'],
    ['an unknown category', { category_id: 999_999 }, 'product.category_id', 'Não encontramos esta coleção'],
    ['an EAN whose check digit is wrong', { ean: '7891000000000' }, 'product.ean', 'Confira o código de barras'],
    ['an NCM that is too short', { ncm: '9504' }, 'product.ncm', 'O NCM tem 8 números'],
    ['no photo', { photos: [] }, 'product.photos', 'Envie ao menos uma foto'],
    ['no weight', { weight_grams: 0 }, 'product.weight_grams', 'maior que zero'],
  ])('are refused with %s', async (_, change, field, message) => {
    const { status, body } = await register({ product: await product(change) })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.fields[field]).toContain(message)
  })

  it('are brought in once, however often the same wish is told', async () => {
    const wish = { key: randomUUID(), product: await product({ name: 'Porta-deck de palha' }) }
    const [first, second] = await Promise.all([register(wish), register(wish)])
    const again = await register(wish)
    expect([first.status, second.status, again.status]).toEqual([200, 200, 200])
    expect(new Set([first, second, again].map(({ body }) => body.result.id)).size).toBe(1)
    const rows = app.db.selectFrom('products').select('id').where('name', '=', 'Porta-deck de palha')
    expect(await rows.execute()).toHaveLength(1)
    expect(again.body.result.quantity).toBe(3)
  })

  it('are refused where the catalogue has their EAN already, and nothing is half done', async () => {
    const { ean } = await app.db
      .selectFrom('products')
      .select('ean')
      .where('ean', 'is not', null)
      .executeTakeFirstOrThrow()
    const before = await app.db
      .selectFrom('products')
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirst()
    const { status, body } = await register({ product: await product({ ean }) })
    expect([status, body.fields['product.ean']]).toEqual([409, 'Este produto já está no catálogo.'])
    const wrong = await register({ product: await product({ photos: [`/fotos/${'a'.repeat(24)}-488.webp`] }) })
    expect(wrong.body.code).toBe('photo_gone')
    expect(
      await app.db
        .selectFrom('products')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirst(),
    ).toEqual(before)
  })

  it('are refused in a category that no number is for', async () => {
    const { status, body } = await register({ product: await product({ category_id: 3_000_000_000 }) })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['product.category_id']])
  })

  it('are refused for a store that is somebody else’s', async () => {
    expect((await register({}, stranger)).body.code).toBe('store_not_found')
  })
})

describe('a bar code', () => {
  it.each(['7891000315507', '96385074', '036000291452'])('%s holds', (code) => expect(isGtin(code)).toBe(true))
  it.each(['7891000315508', '123', '78910003155071', ''])('%j does not', (code) => expect(isGtin(code)).toBe(false))
})
