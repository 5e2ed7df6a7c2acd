import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')

const offers = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .select(['l.id', 'l.store_id'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .where('s.owner_id', '<>', joao.id)
  .orderBy('l.store_id')
  .orderBy('l.id')
  .limit(3)
  .execute()

interface ShownLine {
  id: number
  place: number
  bra_center: boolean
  offer: { id: number }
}
const lines = async (): Promise<ShownLine[]> =>
  (await joao.get(`/api/v1/active-cart/${joao.id}`)).body.result.groups.flatMap(
    ({ lines: shown }: { lines: ShownLine[] }) => shown,
  )
const order = async () => (await lines()).map(({ offer }) => offer.id)

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of offers) await joao.post('/api/v1/add-to-cart', { id, bra_center: false })
})

it('a line that is taken out and put back keeps its place, and its store keeps its own, as often as one likes', async () => {
  const before = await order()
  expect(before).toEqual(offers.map(({ id }) => id))
  for (let times = 0; times < 2; times += 1) {
    const [{ id, place, bra_center }] = (await lines()) as [ShownLine]
    await joao.post('/api/v1/remove-from-cart/', { id, bra_center })
    expect(await order()).toEqual(before.slice(1))
    await joao.post('/api/v1/add-to-cart', { id: before[0], bra_center, place })
    expect(await order()).toEqual(before)
  }
})

it('a line without a place goes to the end, and a place that is none is refused', async () => {
  const [first, ...others] = await order()
  const [{ id, bra_center }] = (await lines()) as [ShownLine]
  await joao.post('/api/v1/remove-from-cart/', { id, bra_center })
  expect((await joao.post('/api/v1/add-to-cart', { id: first, bra_center, place: 'first' })).status).toBe(422)
  expect((await joao.post('/api/v1/add-to-cart', { id: first, bra_center })).status).toBe(200)
  expect(await order()).toEqual([...others, first])
})
