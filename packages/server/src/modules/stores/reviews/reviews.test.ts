import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get } = await testApp()
const idOf = async (slug: string) => (await get(`/api/v1/stores/${slug}`)).body.id as number

describe('the reviews of a store', () => {
  it('come latest first, with the average and how many of each star', async () => {
    const id = await idOf('toca-do-saci')
    const { status, body } = await get(`/api/v1/reviewStore/${id}?per_page=10`)
    expect(status).toBe(200)
    const days = body.reviews.map((review: { created_at: string }) => review.created_at)
    expect(days).toHaveLength(10)
    expect(days).toEqual(days.toSorted().toReversed())
    const sum = body.stars.reduce((all: number, count: number, at: number) => all + count * (at + 1), 0)
    expect(body.average).toBe(Math.round((10 * sum) / body.count) / 10)
    expect(body.paginate.total).toBe(body.count)
    expect((await get(`/api/v1/stores/${id}`)).body.reviews_count).toBe(body.count)
  })

  it('can be only those of some stars', async () => {
    const { body } = await get(`/api/v1/reviewStore/${await idOf('bonde-do-causo')}?stars=2`)
    expect(body.reviews.every((review: { stars: number }) => review.stars === 2)).toBe(true)
    expect(body.paginate.total).toBe(body.stars[1])
    expect(body.reviews.length).toBeGreaterThan(0)
  })

  it('give a new store no average', async () => {
    const { body } = await get(`/api/v1/reviewStore/${await idOf('cavalhada-cards')}`)
    expect(body).toMatchObject({ reviews: [], average: null, count: 0, stars: [0, 0, 0, 0, 0] })
  })

  it('refuse an unknown store and an impossible number of stars', async () => {
    const unknown = await get('/api/v1/reviewStore/999999')
    expect(unknown.status).toBe(404)
    expect(unknown.body.message).toBe('Não encontramos esta loja.')
    expect((await get('/api/v1/reviewStore/1?stars=6')).body.message).toBe(
      'Confira os campos destacados e tente de novo.',
    )
    expect((await get('/api/v1/reviewStore/abc')).status).toBe(422)
  })

  it('are their owner’s to read also while the store is suspended', async () => {
    const severino = await as('seller')
    const id = await idOf('toca-do-saci')
    const setStatus = (status: 'open' | 'suspended') =>
      app.db.updateTable('stores').set({ status }).where('id', '=', id).execute()
    await setStatus('suspended')
    const { status, body } = await severino.get(`/api/v1/reviewStore/${id}`)
    expect([status, body.count > 0]).toEqual([200, true])
    expect((await get(`/api/v1/reviewStore/${id}`)).status).toBe(404)
    await setStatus('open')
  })

  it('that ask for an answer are told apart, as many as the dashboard says, until they have one', async () => {
    const severino = await as('seller')
    const id = await idOf('toca-do-saci')
    const toAnswer = async () => (await severino.get(`/api/v1/reviewStore/${id}?unanswered=1`)).body
    const told = async () => (await severino.get(`/api/v1/store-dashboard/${id}`)).body.todo.reviews
    const { reviews, paginate } = await toAnswer()
    expect(paginate.total).toBeGreaterThan(0)
    expect(await told()).toBe(paginate.total)
    for (const review of reviews) expect(review).toMatchObject({ answer: null, comment: expect.any(String) })
    await severino.post('/api/v1/review-answer', { id: reviews[0].id, answer: 'Obrigado!' })
    expect([await told(), (await toAnswer()).paginate.total]).toEqual([paginate.total - 1, paginate.total - 1])
  })

  it('are answered no more once they were taken down', async () => {
    const severino = await as('seller')
    const id = await idOf('toca-do-saci')
    const { id: review } = (await get(`/api/v1/reviewStore/${id}`)).body.reviews[0]
    const asked = { id: review, answer: 'Obrigado pela visita!' }
    expect((await severino.post('/api/v1/review-answer', asked)).status).toBe(200)
    await app.db.updateTable('store_reviews').set({ removed_at: app.clock.now() }).where('id', '=', review).execute()
    expect((await severino.post('/api/v1/review-answer', asked)).body.code).toBe('review_not_found')
  })
})
