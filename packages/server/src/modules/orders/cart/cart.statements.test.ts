import { expect, it } from 'vitest'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const offers = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .select('l.id')
  .where('l.on_sale', '=', true)
  .where('s.owner_id', '<>', joao.id)
  .orderBy('l.id')
  .limit(2)
  .execute()
await app.db.deleteFrom('carts').execute()
await app.db.deleteFrom('addresses').where('user_id', '=', joao.id).execute()

it('an offer goes into the cart in three statements: who asks, the change, and the cart as it is', async () => {
  const count = statementCounter(app.database.pool)
  for (const { id } of offers) {
    const put = async () => expect((await joao.post('/api/v1/add-to-cart', { id })).status).toBe(200)
    expect(await count(put)).toBe(3)
  }
})

it('an offer that is refused leaves nobody with a cart', async () => {
  await app.db.deleteFrom('carts').execute()
  expect((await joao.post('/api/v1/add-to-cart', { id: 999_999_999 })).body.code).toBe('offer_not_found')
  expect(await app.db.selectFrom('carts').select('id').execute()).toEqual([])
})
