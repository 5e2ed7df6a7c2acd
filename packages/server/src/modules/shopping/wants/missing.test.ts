import { MOST_WANTS } from '@bra/contract/shopping/wants.schemas'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
const [marina, stranger] = [await as('buyer'), await as('joelma.nazare@bracards.example')]
const products = await app.db.selectFrom('products').select('id').where('type', '=', 'tcg').orderBy('id').execute()
await app.db.deleteFrom('wants').where('user_id', '=', marina.id).execute()
const ids = products.map(({ id }) => id)
const ask = (wants: { product_id: number; limit_cents: number | null }[]) =>
  marina.post('/api/v1/wants/missing', { wants })
const kept = async () =>
  app.db
    .selectFrom('wants')
    .select(['id', 'product_id', 'limit_cents', 'quantity', 'notify', 'active'])
    .where('user_id', '=', marina.id)
    .orderBy('product_id')
    .execute()

describe('wants of cards that are too dear now', () => {
  it('are made at once with their prices, and leave those that exist as they are', async () => {
    await marina.post('/api/v1/wants', { product_id: ids[0], limit_cents: 777 })
    const { status, body } = await ask([
      { product_id: ids[0]!, limit_cents: 100 },
      { product_id: ids[1]!, limit_cents: 200 },
      { product_id: ids[2]!, limit_cents: null },
      { product_id: 999_999_999, limit_cents: 1 },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ error: false, message: 'Avisos criados.', existing: 2 })
    expect(body.ids).toHaveLength(2)
    expect(await kept()).toMatchObject([
      { product_id: ids[0], limit_cents: 777 },
      { product_id: ids[1], limit_cents: 200, quantity: 1, notify: true, active: true },
      { product_id: ids[2], limit_cents: null },
    ])
  })

  it('are taken back together, by their owner alone', async () => {
    const { body } = await ask([{ product_id: ids[3]!, limit_cents: 100 }])
    await stranger.post('/api/v1/wants/remove', { ids: body.ids })
    expect(await kept()).toHaveLength(4)
    await marina.post('/api/v1/wants/remove', { ids: body.ids })
    expect(await kept()).toHaveLength(3)
  })

  it('are none at all where there would be too many, and refuse a price of nothing', async () => {
    const many = ids.slice(0, MOST_WANTS).map((product_id) => ({ product_id, limit_cents: 100 }))
    expect((await ask([...many, { product_id: ids[0]!, limit_cents: 1 }])).status).toBe(422)
    expect((await ask([{ product_id: ids[4]!, limit_cents: 0 }])).status).toBe(422)
    expect((await ask([])).status).toBe(422)
    const before = await kept()
    await app.db
      .insertInto('wants')
      .values(
        ids.slice(10, 10 + MOST_WANTS - before.length).map((product_id) => ({
          ...{
            user_id: marina.id,
            product_id,
            any_edition: false,
            quantity: 1,
            active: true,
            notify: true,
            languages: [],
          },
          ...{ created_at: new Date(), updated_at: new Date() },
        })),
      )
      .execute()
    expect((await ask([{ product_id: ids[4]!, limit_cents: 100 }])).body.code).toBe('too_many_wants')
    expect(await kept()).toHaveLength(MOST_WANTS)
  })

  it('are made by people who are signed in', async () => {
    expect((await post('/api/v1/wants/missing', { wants: [{ product_id: ids[0], limit_cents: 1 }] })).status).toBe(401)
    expect((await post('/api/v1/wants/remove', { ids: [1] })).status).toBe(401)
  })
})
