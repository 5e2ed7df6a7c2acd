import { say } from '@bra/contract/kit/saying'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post, server } = await testApp()
const buyer = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')

const missing = { name: 'Boitatá Prateado', collection: 'Boca da Noite', card_number: '121', note: 'Saiu na feira.' }
const suggest = async (change: object = {}, who = buyer) =>
  (await who.post('/api/v1/product/create_product', { ...missing, ...change })).body.result
const judge = (id: number, verb: string, body: object) => operator.post(`/api/v1/admin/suggestions/${id}/${verb}`, body)
const categoryId = (
  await app.db.selectFrom('categories').select('id').where('code', '=', 'BDN').executeTakeFirstOrThrow()
).id
const lastNotice = async (who = buyer) => (await who.get('/api/v1/notices')).body.notices[0]

async function photo() {
  const payload = await sharp({ create: { width: 300, height: 420, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const headers = { ...buyer.headers, 'content-type': 'image/png' }
  return (await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload })).json().image as string
}

describe('whoever misses a product', () => {
  it('suggests it, with or without a photo, and follows what becomes of it', async () => {
    const image = await photo()
    const { status, body } = await buyer.post('/api/v1/product/create_product', { ...missing, photo: image })
    expect([status, body.message]).toEqual([
      200,
      'Salvo com sucesso: assim que sua sugestão for aprovada, você será notificado',
    ])
    await suggest({ name: 'Cuca de Prata', card_number: '', note: '' })
    const { suggestions } = (await buyer.get('/api/v1/product/suggestions')).body
    const names = suggestions.map((row: { name: string }) => row.name)
    expect(names.slice(0, 2)).toEqual(['Cuca de Prata', 'Boitatá Prateado'])
    expect(suggestions[1]).toMatchObject({ status: 'waiting', photo: image, note: 'Saiu na feira.', product: null })
    const others = (await seller.get('/api/v1/product/suggestions')).body.suggestions
    expect(others.map((row: { name: string }) => row.name)).not.toContain('Cuca de Prata')
  })

  it('is told what is wrong field by field, and needs an account', async () => {
    const { status, body } = await buyer.post('/api/v1/product/create_product', {
      name: 'x',
      photo: 'https://x.example/a',
    })
    expect([status, Object.keys(body.fields).sort()]).toEqual([422, ['collection', 'name', 'photo']])
    expect((await post('/api/v1/product/create_product', missing)).status).toBe(401)
  })

  it('may not take the photo of somebody else', async () => {
    const { status, body } = await seller.post('/api/v1/product/create_product', { ...missing, photo: await photo() })
    expect([status, body.code]).toEqual([422, 'photo_gone'])
  })
})

describe('the operator', () => {
  it('sees what waits, the oldest first, with who asked', async () => {
    const { body } = await operator.get('/api/v1/admin/suggestions')
    expect(body.suggestions[0].person).toMatch(/\S+ \S+/)
    expect(body.waiting).toBe(body.paginate.total)
    const ids = body.suggestions.map((row: { id: number }) => row.id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
    expect((await buyer.get('/api/v1/admin/suggestions')).status).toBe(403)
  })

  it('approves one: the row is in the catalogue with its picture, is found, and the person is told', async () => {
    const image = await photo()
    const { id } = await suggest({ photo: image, name: 'Curupira Cintilante', card_number: '130' })
    await operator.put(`/api/v1/admin/suggestions/${id}`, { ...missing, name: 'Curupira Cintilante' })
    const approved = await judge(id, 'approve', {
      category_id: categoryId,
      name: 'Curupira Cintilante',
      card_number: '130',
    })
    expect([approved.status, approved.body.result?.status ?? approved.body]).toEqual([200, 'approved'])
    const { product } = approved.body.result
    const shown = (await post(`/api/v1/1/products-show/${product.id}`)).body.product
    expect(shown.product_image).toEqual([{ image }])
    expect((await get('/api/v1/1/find-by-rdc/BDN 130')).body.products[0].id).toBe(product.id)
    expect(await lastNotice()).toMatchObject({ title: 'Sua sugestão foi aprovada', link: `/product/${product.id}` })
  })

  it('corrects one before it is decided, which is written down', async () => {
    const { id } = await suggest({ name: 'Curupyra' })
    await operator.put(`/api/v1/admin/suggestions/${id}`, { ...missing, name: 'Curupira' })
    expect((await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]).toMatchObject({
      ...{ kind: 'suggestion_edited', subject: `suggestion:${id}`, title: 'Curupyra' },
      detail: { before: { name: 'Curupyra' }, after: { name: 'Curupira' } },
    })
  })

  it('approves one with the photo of somebody whose account was closed since', async () => {
    const image = await photo()
    const { id } = await suggest({ photo: image, name: 'Caipora', card_number: '140' })
    await app.db.updateTable('photos').set({ user_id: null }).where('user_id', '=', buyer.id).execute()
    await app.db.updateTable('product_suggestions').set({ user_id: null }).where('id', '=', id).execute()
    const { status } = await judge(id, 'approve', { category_id: categoryId, name: 'Caipora', card_number: '140' })
    expect(status).toBe(200)
  })

  it('is refused a second row of the same number', async () => {
    const { id } = await suggest({ name: 'Outro Curupira', card_number: '001' })
    const { status, body } = await judge(id, 'approve', { category_id: categoryId, name: 'Outro', card_number: '001' })
    expect([status, body.fields]).toEqual([409, { card_number: 'Este produto já está no catálogo.' }])
    const unheard = { category_id: categoryId, name: 'Outro', rarity_id: 2_000_000_000 }
    expect((await judge(id, 'approve', unheard)).body.fields).toEqual({ rarity_id: 'Escolha uma raridade da lista.' })
  })

  it('merges one into the row that was there, and refuses another with a reason', async () => {
    const { id: known } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'BDN-004')
      .executeTakeFirstOrThrow()
    const { id } = await suggest({ name: 'Boto' })
    expect((await judge(id, 'merge', { product_id: known })).body.result).toMatchObject({
      status: 'merged',
      product: { id: known },
    })
    expect((await lastNotice()).link).toBe(`/product/${known}`)

    const { id: other } = await suggest({ name: 'Carta inventada' })
    expect((await judge(other, 'refuse', { reason: '' })).status).toBe(422)
    const noNews = { preferences: [{ kind: 'news', by_notice: false, by_email: false }] }
    expect((await buyer.put('/api/v1/notification-preferences', noNews)).status).toBe(200)
    await judge(other, 'refuse', { reason: 'Esta carta nunca foi impressa.' })
    expect((await lastNotice()).body).toContain('Esta carta nunca foi impressa.')
    const mailed = await app.db.selectFrom('mails').selectAll().where('template', '=', 'answer_news').execute()
    expect(mailed.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({
        text: say(
          '“Carta inventada” não entrou no catálogo: Esta carta nunca foi impressa.',
          '“Carta inventada” did not enter the catalogue: Esta carta nunca foi impressa.',
        ),
      }),
    )
  })

  it('decides each once, and nobody else decides', async () => {
    const { id } = await suggest({ name: 'Mula' })
    expect((await buyer.post(`/api/v1/admin/suggestions/${id}/refuse`, { reason: 'Porque não.' })).status).toBe(403)
    await judge(id, 'refuse', { reason: 'Já existe com outro nome.' })
    const again = await judge(id, 'approve', { category_id: categoryId, name: 'Mula' })
    expect([again.status, again.body.code]).toEqual([409, 'suggestion_decided'])
    expect((await judge(999_999, 'refuse', { reason: 'Não há esta.' })).status).toBe(404)
  })
})
