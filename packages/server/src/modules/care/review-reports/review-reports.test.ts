import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const ana = await as('ana.luz@bracards.example')
const reviews = await app.db
  .selectFrom('store_reviews')
  .selectAll()
  .where('comment', 'is not', null)
  .orderBy('id')
  .limit(3)
  .execute()
const [first, second] = reviews.map(({ id }) => id) as [number, number]
const report = (id: number, by = marina, body: object = { reason: 'offensive', comment: 'Xinga a loja' }) =>
  by.post(`/api/v1/reviews/${id}/report`, body)
const decide = (id: number, decision: string, reason = 'Ofende uma pessoa') =>
  operator.post(`/api/v1/admin/reviews/${id}/decide`, { decision, reason })
const waiting = async () =>
  (await operator.get('/api/v1/admin/inbox')).body.groups.find(({ kind }: { kind: string }) => kind === 'review')
const noticesOf = async (person: typeof marina) =>
  (await person.get('/api/v1/notices')).body.notices.map(({ title }: { title: string }) => title) as string[]
const storeOf = reviews[0]!.store_id
const figures = async () => (await get(`/api/v1/reviewStore/${storeOf}`)).body

describe('a review that is reported', () => {
  it('waits for an operator, once for all who reported it', async () => {
    expect((await report(first)).status).toBe(200)
    expect((await report(first, ana, { reason: 'false' })).status).toBe(200)
    expect((await report(first)).body.code).toBe('review_reported')
    const { count, items } = await waiting()
    expect([count, items[0].id]).toEqual([1, first])
    expect(items[0].detail).toContain('2 denúncias')
    const { body } = await operator.get(`/api/v1/admin/reviews/${first}`)
    expect(body.reports.map(({ reason }: { reason: string }) => reason)).toEqual(['false', 'offensive'])
  })

  it('is removed with a reason: nobody sees it, the figures follow, and everybody is told', async () => {
    const before = await figures()
    expect((await decide(first, 'removed', '')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await decide(first, 'removed')).body.message).toBe('Avaliação removida.')
    const after = await figures()
    expect(after.count).toBe(before.count - 1)
    expect((await get(`/api/v1/stores/${storeOf}`)).body.reviews_count).toBe(after.count)
    expect(await waiting()).toBeUndefined()
    for (const person of [marina, ana]) expect(await noticesOf(person)).toContain('Analisamos a sua denúncia')
    expect((await decide(first, 'kept')).body.code).toBe('review_decided')
    expect((await report(first, await as('seller'))).body.code).toBe('review_not_found')
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=review:${first}`)).body
    expect(acts).toMatchObject([{ kind: 'review_removed', reason: 'Ofende uma pessoa' }])
  })

  it('is kept where nothing is wrong with it', async () => {
    await report(second)
    const before = await figures()
    expect((await decide(second, 'kept', 'É a opinião de quem comprou')).status).toBe(200)
    expect((await figures()).count).toBe(before.count)
    expect((await operator.get(`/api/v1/admin/reviews/${second}`)).body).toMatchObject({
      removed: false,
      reports: [{ decision: 'kept' }],
    })
  })

  it('is reported by people with an account, for one of the reasons, and decided by operators alone', async () => {
    expect((await post(`/api/v1/reviews/${second}/report`, { reason: 'false' })).status).toBe(401)
    expect((await report(second, ana, { reason: 'ugly' })).status).toBe(422)
    expect((await report(999_999)).body.code).toBe('review_not_found')
    expect((await marina.get(`/api/v1/admin/reviews/${second}`)).status).toBe(403)
    expect(
      (await marina.post(`/api/v1/admin/reviews/${second}/decide`, { decision: 'kept', reason: 'Eu' })).status,
    ).toBe(403)
  })
})
