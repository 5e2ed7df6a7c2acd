import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, clock, get } = await testApp()

describe('banners', () => {
  it('are told for the home page and for the ads, in their order', async () => {
    const { banners } = (await get('/api/v1/1/banners')).body
    const { id } = await app.db
      .selectFrom('categories')
      .select('id')
      .where('code', '=', 'CEV')
      .executeTakeFirstOrThrow()
    expect(banners[0]).toMatchObject({ title: 'O cerrado acordou', link: `/product/list/${id}`, tone: 'terra' })
    const ads = (await get('/api/v1/bannerAds')).body.banners
    expect(ads[0].title).toBe('Sua loja sem mensalidade')
    expect(banners.length).toBeGreaterThan(ads.length)
  })

  it('that the operator put away are not told', async () => {
    await app.transaction((tx) =>
      tx.updateTable('banners').set({ active: false }).where('title', '=', 'O cerrado acordou').execute(),
    )
    const { banners } = (await get('/api/v1/1/banners')).body
    expect(banners.map((banner: { title: string }) => banner.title)).not.toContain('O cerrado acordou')
  })
})

describe('questions and texts', () => {
  it('answer questions with an address for each', async () => {
    const { faq } = (await get('/api/v1/faq')).body
    expect(faq.length).toBeGreaterThan(10)
    expect(faq[0]).toEqual({
      id: expect.any(Number),
      language: 'pt-BR',
      topic: expect.any(String),
      question: expect.stringMatching(/\?$/),
      answer: expect.any(String),
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
    })
  })

  it('answer a text by its code, whatever its case', async () => {
    const [{ code }] = (await app.db.selectFrom('static_texts').select('code').limit(1).execute()) as [{ code: string }]
    const text = (await get(`/api/v1/static_text/${code.toUpperCase()}`)).body
    expect(text).toMatchObject({ code, title: expect.any(String), updated_at: '2026-11-01T15:00:00.000Z' })
    expect(text.body.length).toBeGreaterThan(200)
  })

  it('tell who asks for an unknown text that it does not exist', async () => {
    for (const code of ['nothing', "' or 1=1", '%3Cscript%3E']) {
      const answer = await get(`/api/v1/static_text/${encodeURIComponent(code)}`)
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ code: 'static_text_not_found', message: 'Não encontramos este texto.' })
    }
    expect((await get(`/api/v1/static_text/${'x'.repeat(200)}`)).status).toBe(422)
  })
})

describe('notices', () => {
  it('are told while they last', async () => {
    const titles = async () =>
      (await get('/api/v1/site-notices')).body.notices.map((notice: { title: string }) => notice.title)
    expect(await titles()).toContain('Cerrado Vivo chegou')
    clock.advance(30 * DAY_MS)
    expect(await titles()).toEqual(['Frete grátis por dia da semana'])
    clock.advance(60 * DAY_MS)
    expect(await titles()).toEqual([])
  })
})
