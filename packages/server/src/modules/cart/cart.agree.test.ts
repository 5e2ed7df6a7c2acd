import { expect, it } from 'vitest'
import { setOnSale } from '../../testing/buying.ts'
import { testApp } from '../../testing/test-app.ts'

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
