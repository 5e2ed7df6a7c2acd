import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const write = async () => (await seller.post('/api/v1/product-store-export', { store_id: storeId })).body
const read = (content: string) =>
  seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'ofertas.csv', content })

describe('a sheet that goes out', () => {
  it('comes back unchanged with line breaks in its comments', async () => {
    const { ids } = (await seller.post('/api/v1/product-store-index', { store_id: storeId })).body
    const comments = ['Uma\nduas', 'Uma\n\nduas\ntrês', 'Uma;\n"duas"', 'Uma, só']
    const changes = comments.map((comment, at) => ({ id: ids[at], comment }))
    const kept = (await seller.post('/api/v1/product-store-save-many', { store_id: storeId, changes })).status
    expect(kept).toBe(200)
    const { content, offers } = await write()
    expect((await read(content)).body.import).toMatchObject({
      ...{ total: offers, faults_count: 0, counts: { created: 0, changed: 0, unchanged: offers } },
    })
    await seller.post('/api/v1/product-store-save-many', {
      store_id: storeId,
      changes: comments.map((_, at) => ({ id: ids[at], comment: null })),
    })
  })
})
