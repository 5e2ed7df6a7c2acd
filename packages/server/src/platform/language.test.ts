import { say } from '@bra/contract/kit/saying'
import { expect, it } from 'vitest'
import { notify } from '../modules/people/notices/index.ts'
import { setOnSale } from '../testing/buying.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const marina = await app.as('buyer')
const english = { cookie: 'lang=en' }
const inEnglish = { ...marina.headers, ...english }

it('refuses in Portuguese, and in English whoever visits in English', async () => {
  const wrong = { email: 'quem@bracards.example', password: 'errada' }
  const refusalFor = async (headers: Record<string, string>) => (await app.post('/api/login', wrong, headers)).body
  expect(await refusalFor({})).toMatchObject({ code: 'login_refused', message: 'Acesso negado.' })
  expect(await refusalFor(english)).toMatchObject({ code: 'login_refused', message: 'Access denied.' })
  // the site ignores `accept-language`
  expect(await refusalFor({ 'accept-language': 'en' })).toMatchObject({ message: 'Acesso negado.' })
  expect((await app.get('/api/v1/nothing', english)).body.message).toBe('We could not find what you are looking for.')
  const page = await app.get('/media/nothing.png', { ...english, accept: 'text/html' })
  expect(page.body).toContain('Go to the home page')
})

it('says at a field what is wrong with it in the language of the visit', async () => {
  const fieldsFor = async (headers: Record<string, string>) =>
    (await app.post('/api/v1/1/products/paginate', { type: 'tcg', search: 'a'.repeat(121), page: 0 }, headers)).body
      .fields
  expect(await fieldsFor({})).toEqual({ search: 'Use no máximo 120 caracteres.', page: 'Use no mínimo 1.' })
  expect(await fieldsFor(english)).toEqual({ search: 'Use at most 120 characters.', page: 'Use at least 1.' })
})

it('says what a call did, and what is wrong with a line of the cart', async () => {
  const offer = await app.app.db
    .selectFrom('listings')
    .select('id')
    .where('on_sale', '=', true)
    .where('condition', '=', 'NM')
    .executeTakeFirstOrThrow()
  await setOnSale(app.app, offer.id)
  const added = await app.post('/api/v1/add-to-cart', { id: offer.id }, inEnglish)
  expect(added.body.message).toBe('Added to the cart')
  const tooMany = { id: offer.id, quantity: 900 }
  expect((await app.post('/api/v1/add-to-cart', tooMany, inEnglish)).body.fields.quantity).toMatch(
    /^\d+ left beside what is in your cart\.$/,
  )
  await app.app.db.updateTable('listings').set({ status: 'paused' }).where('id', '=', offer.id).execute()
  const changesFor = async (headers: Record<string, string>) => {
    const cart = (await app.get(`/api/v1/active-cart/${marina.id}`, headers)).body.result
    return cart.groups[0].lines[0].changes
  }
  expect(await changesFor(marina.headers)).toEqual([{ kind: 'paused', text: 'A loja pausou esta oferta' }])
  expect(await changesFor(inEnglish)).toEqual([{ kind: 'paused', text: 'The store paused this offer' }])
})

it('words a notice for whoever reads it, and leaves what a person wrote', async () => {
  // a sentence of the house, too, stays as it is where a person wrote it
  const written = 'Salvo com sucesso.'
  await app.app.transaction((tx) =>
    notify(tx, app.app, {
      ...{ userId: marina.id, kind: 'orders', link: null },
      title: say('Seu pacote foi cancelado', 'Your parcel was cancelled'),
      body: say(`O pacote foi cancelado. Motivo: ${written}`, `The parcel was cancelled. Reason: ${written}`),
    }),
  )
  const newest = async (headers: Record<string, string>) => (await app.get('/api/v1/notices', headers)).body.notices[0]
  expect(await newest(marina.headers)).toMatchObject({ title: 'Seu pacote foi cancelado' })
  expect(await newest(inEnglish)).toMatchObject({
    title: 'Your parcel was cancelled',
    body: `The parcel was cancelled. Reason: ${written}`,
  })
})
