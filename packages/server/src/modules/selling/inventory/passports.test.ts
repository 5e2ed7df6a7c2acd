import { passportFrames } from '@bra/contract/ground/passports'
import { describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { uploadedPassport, uploadedPhoto } from '../../../testing/card-photos.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, server, post } = await testApp()
const seller = await as('seller')
const buyer = await as('buyer')
const [known, other] = await offersOfSeller(app, seller.id)
const { store_id: storeId, product_id: productId } = known!
const DEAR = 30_000

await setOnSale(app, known!.id)
const passport = await uploadedPassport(server, seller)
const frames = passportFrames.map((frame) => passport.photos[frame])
const signed = { store_id: storeId, product_id: productId, condition: 'NM', extras: ['assinada'], quantity: 1 }
const save = (offer: object, by = seller) => by.post('/api/v1/product-store-save/', { ...signed, ...offer })
const listed = async (asked: object = {}) =>
  (await seller.post('/api/v1/product-store-list', { store_id: storeId, per_page: 200, ...asked })).body

describe('the condition passport of an offer', () => {
  it('is needed from a price on, and one centavo less needs none', async () => {
    const { status, body } = await save({ price_cents: DEAR })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'passport_needed',
      message: 'Fotografe frente, verso e dois cantos: uma carta deste valor é anunciada com o passaporte da condição.',
    })
    expect((await save({ price_cents: DEAR - 1 })).body.result).toMatchObject({ passport: null, lacks_passport: false })
  })

  it('is needed at the price that an operator has set', async () => {
    const operator = await as('operator')
    const set = (value: string) => operator.put('/api/v1/admin/parameters/passport_from', { value, reason: 'Teste' })
    expect((await set('100')).status).toBe(200)
    expect((await save({ price_cents: 100, language: 'ZH' })).status).toBe(422)
    await set(String(DEAR))
    expect((await save({ price_cents: 100, language: 'ZH' })).status).toBe(200)
  })

  it('puts its photos before the others and is seen by buyers with its defects', async () => {
    const back = await uploadedPhoto(server, seller, '#8a1f11')
    const { body } = await save({ price_cents: DEAR, language: 'EN', passport, photos: [back] })
    expect(body.result).toMatchObject({ passport, photos: [...frames, back], lacks_passport: false })
    const { body: shown } = await post('/api/v1/1/product-stores', { product_id: productId, per_page: 50 })
    expect(shown.stores.find(({ id }: { id: number }) => id === body.result.id)).toMatchObject({ passport })
  })

  it('stays when only the price is changed, and its photos cannot be taken off without it', async () => {
    const { result } = (await save({ price_cents: DEAR, language: 'ES', passport })).body
    const whole = { ...signed, language: 'ES', id: result.id, price_cents: DEAR + 100 }
    expect((await save(whole)).body.result).toMatchObject({ passport, price_cents: DEAR + 100 })
    expect((await save({ ...whole, photos: [] })).body).toMatchObject({ code: 'passport_photos_gone' })
    expect((await save({ ...whole, passport: null })).body).toMatchObject({ code: 'passport_needed' })
    const cheap = { ...whole, price_cents: 100, passport: null }
    expect((await save(cheap)).body.result).toMatchObject({ passport: null, photos: [] })
  })

  it('is refused half, with a defect on no photo, on a graded card, and with photos of somebody else', async () => {
    const { bottom_corner: _, ...three } = passport.photos
    expect((await save({ price_cents: DEAR, passport: { ...passport, photos: three } })).status).toBe(422)
    const many = Array.from({ length: 13 }, () => passport.defects[0])
    const { body } = await save({ price_cents: DEAR, passport: { ...passport, defects: many } })
    expect(JSON.stringify(body)).toContain('Marque até 12 defeitos.')
    const grade = { company: 'PSA', grade: 9, certificate: '123' }
    const graded = { price_cents: DEAR, condition: 'graded', grade, passport }
    expect((await save(graded)).body).toMatchObject({ code: 'passport_cards_only' })
    expect((await save({ ...graded, passport: null })).status).toBe(200)
    const others = await uploadedPassport(server, buyer, '#123456')
    expect((await save({ price_cents: DEAR, language: 'JP', passport: others })).body).toMatchObject({
      code: 'photo_gone',
    })
  })

  it('leaves room for four other photos', async () => {
    const photos: string[] = []
    for (const colour of ['#111111', '#222222', '#333333', '#444444', '#555555'])
      photos.push(await uploadedPhoto(server, seller, colour))
    const offer = { price_cents: DEAR, language: 'FR', passport }
    expect((await save({ ...offer, photos })).body).toMatchObject({ code: 'passport_photos_full' })
    expect((await save({ ...offer, photos: photos.slice(1) })).status).toBe(200)
  })

  it('comes back with an offer that was removed and restored', async () => {
    const { result } = (await save({ price_cents: DEAR, language: 'IT', passport })).body
    await seller.post('/api/v1/product-store-delete/', { id: result.id })
    await seller.post('/api/v1/product-store-restore', { ids: [result.id] })
    const { rows } = (await seller.post('/api/v1/product-store-rows', { store_id: storeId, ids: [result.id] })).body
    expect(rows[0]).toMatchObject({ passport, photos: frames })
  })

  it('is needed to go on sale from the grid, also by a change of many; a paused card needs none', async () => {
    const asleep = { price_cents: DEAR, language: 'KO', status: 'paused' }
    const { id } = (await save(asleep)).body.result
    const wake = { store_id: storeId, changes: [{ id, status: 'available' }] }
    const grid = (await seller.post('/api/v1/product-store-save-many', wake)).body
    expect(grid.refused).toMatchObject([{ id, code: 'passport_needed' }])
    const many = { store_id: storeId, ids: [id], action: { kind: 'activate' } }
    const preview = (await seller.post('/api/v1/product-store-bulk/preview', many)).body
    expect(preview).toMatchObject({ changes: 0, obstacles: [{ reason: 'no_passport', offers: 1 }] })
    expect((await save({ ...asleep, id, status: 'available' })).body.code).toBe('passport_needed')
    expect((await save({ ...asleep, id, status: 'available', passport })).status).toBe(200)
  })

  it('that is missing pauses a card that comes by a list or a sheet, which say so', async () => {
    const { store_id, ...card } = { ...signed, finish: 'normal', price_cents: DEAR }
    const line = { ...card, language: 'RU', key: crypto.randomUUID() }
    const { body } = await seller.post('/api/v1/product-register/save', {
      store_id,
      if_exists: 'add',
      listings: [line],
    })
    const [entered] = body.results
    expect(entered).toMatchObject({ outcome: 'created', message: expect.stringContaining('Fica pausada') })
    const { rows } = (await seller.post('/api/v1/product-store-rows', { store_id, ids: [entered.id] })).body
    expect(rows[0]).toMatchObject({ status: 'paused', lacks_passport: true })
    const sheet = `codigo;condicao;idioma;preco;quantidade\n${rows[0].product.code};SP;Alemão;300,00;1`
    const sent = { store_id, name: 'ofertas.csv', content: sheet }
    const read = (await seller.post('/api/v1/product-store-import', sent)).body.import
    expect(read.counts).toMatchObject({ created: 1, unseen: 1 })
    await seller.post('/api/v1/product-store-import/start', { id: read.id })
    await settle(app)
    const done = (await seller.get(`/api/v1/product-store-import/${read.id}`)).body.import
    expect(done).toMatchObject({ state: 'done', counts: { created: 1, unseen: 1 } })
  })

  it('that is missing is told in the grid, where a price is changed without one, and is a filter of it', async () => {
    const before = (await listed({ lacks_passport: true })).total
    const changes = [{ id: other!.id, price_cents: DEAR, quantity: 1 }]
    const { body } = await seller.post('/api/v1/product-store-save-many', { store_id: storeId, changes })
    expect(body).toMatchObject({ saved: [other!.id] })
    const { products, total } = await listed({ lacks_passport: true })
    expect(total).toBe(before + 1)
    expect(products.map(({ id }: { id: number }) => id)).toContain(other!.id)
    expect(products.every((row: { lacks_passport: boolean }) => row.lacks_passport)).toBe(true)
    const index = await seller.post('/api/v1/product-store-index', { store_id: storeId })
    expect(index.body.counts.lacks_passport).toBe(total)
  })
})
