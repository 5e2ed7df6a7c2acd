import { beforeEach, describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')

const { id } = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .select('l.id')
  .where('l.on_sale', '=', true)
  .where('l.product_type', '=', 'tcg')
  .where('s.owner_id', '<>', joao.id)
  .orderBy('l.id')
  .limit(1)
  .executeTakeFirstOrThrow()

const copy = { condition: 'NM', grade: null, language: 'PT', finish: 'normal', extras: [] } as const
const seen = { ...copy, price_cents: 1250 }
const add = (asked: object = seen) => joao.post('/api/v1/add-to-cart', { id, seen: asked })
const count = async () => (await joao.get(`/api/v1/active-cart/${joao.id}`)).body.result.count

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  await setOnSale(app, id, seen)
})

describe('an offer that was seen', () => {
  it('goes into the cart while it is still that copy at that price', async () => {
    expect((await add()).status).toBe(200)
    expect(await count()).toBe(1)
  })

  it.each([
    ['its price', { price_cents: 1390 }, 'Praticamente Nova, Português, Normal, por R$ 13,90.'],
    ['its condition', { condition: 'HP' }, 'Muito Usada, Português, Normal, por R$ 12,50.'],
    ['its language', { language: 'JP' }, 'Praticamente Nova, Japonês, Normal, por R$ 12,50.'],
    ['what is special about it', { extras: ['alterada'] }, 'Português, Normal, Alterada, por R$ 12,50.'],
    [
      'its grade',
      { condition: 'graded', grade: JSON.stringify({ company: 'PSA', grade: 8, certificate: '1' }) },
      'PSA 8, Português, Normal, por R$ 12,50.',
    ],
  ])('is told of, and nothing goes in, once %s is another', async (_, changed, now) => {
    await setOnSale(app, id, { ...seen, ...changed })
    const { status, body } = await add()
    expect([status, body.code]).toEqual([409, 'offer_changed'])
    expect(body.fields.seen.replaceAll('\u00a0', ' ')).toContain(now)
    expect(await count()).toBe(0)
  })

  it('is told of, and nothing else goes in, once it is gone', async () => {
    await setOnSale(app, id, { ...seen, status: 'paused' })
    expect((await add()).body).toMatchObject({ code: 'offer_unavailable' })
    await setOnSale(app, id, { ...seen, quantity: 0 })
    expect((await add()).body).toMatchObject({ code: 'offer_unavailable' })
    expect(await count()).toBe(0)
  })

  it('is put in as it is where nobody says what was seen', async () => {
    await setOnSale(app, id, { ...seen, price_cents: 1390 })
    expect((await joao.post('/api/v1/add-to-cart', { id })).status).toBe(200)
    expect(await count()).toBe(1)
  })
})
