import { expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const offer = await app.db.selectFrom('listings').select('id').where('on_sale', '=', true).executeTakeFirstOrThrow()

const kinds = ({ body }: { body: { result: { groups: { lines: { changes: { kind: string }[] }[] }[] } } }) =>
  body.result.groups.flatMap(({ lines }) => lines.flatMap(({ changes }) => changes.map(({ kind }) => kind)))

it('one piece more does not agree to a price that nobody has spoken of', async () => {
  await setOnSale(app, offer.id)
  const put = await joao.post('/api/v1/add-to-cart', { id: offer.id })
  const { id } = put.body.result.groups[0].lines[0]
  await setOnSale(app, offer.id, { price_cents: 700 })
  const more = await joao.post('/api/v1/update-cart/', { id, quantity: 2, agrees: false })
  expect(more.body.result).toMatchObject({ count: 2, goods_cents: 1400 })
  expect(kinds(more)).toEqual(['price_up'])
  expect(kinds(await joao.post('/api/v1/update-cart/', { id, quantity: 2 }))).toEqual([])
})

it('what there is less of is summed and sent as far as it goes, and no freight is free for the rest', async () => {
  await setOnSale(app, offer.id)
  const put = await joao.post('/api/v1/add-to-cart', { id: offer.id, quantity: 2 })
  const [{ store }] = put.body.result.groups
  await app.db.updateTable('stores').set({ free_shipping_over_cents: 1200 }).where('id', '=', store.id).execute()
  const cart = async () => (await joao.get(`/api/v1/active-cart/${joao.id}?cep=01310100`)).body.result
  const whole = await cart()
  expect(whole.groups[0]).toMatchObject({ count: 4, goods_cents: 1960, free_missing_cents: 0 })
  await setOnSale(app, offer.id, { quantity: 2 })
  const short = await cart()
  expect(short).toMatchObject({ can_checkout: false, count: 4, goods_cents: 980 })
  expect(short.groups[0]).toMatchObject({ count: 2, goods_cents: 980, free_missing_cents: 220 })
  expect(short.groups[0].lines).toMatchObject([{ quantity: 4, available: 2, total_cents: 980 }])
  expect(short.freight_cents).toBeGreaterThan(0)
  expect(short.total_cents).toBe(980 + short.freight_cents)
})
