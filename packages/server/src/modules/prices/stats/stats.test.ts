import { rankTypes } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { daysBefore } from '../../../platform/clock.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { flushViews, mediansPaid, recentlySeen, recordView, refreshSummaries } from './index.ts'
import { statsPersonal } from './personal.queries.ts'
import { statsListeners } from './stats.events.ts'
import { statsJobs } from './stats.jobs.ts'
import { MOST_GUESTS } from './views.service.ts'

const { as, app, server, clock, get, post } = await testApp()
const idOf = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const curupira = await idOf('BDN-004')
const rank = (asked: object) => post('/api/v1/1/HighAndLowCards', { type: 'product_stats.price_low', ...asked })
const prices = (asked: object) => post('/api/v1/1/product-stats-price', { id: curupira, ...asked })

describe('the ranking of products', () => {
  it.each(rankTypes)('by %s is in order, numbered, and without products that nobody offers', async (type) => {
    const { status, body } = await rank({ type, page: 2, per_page: 20 })
    expect(status).toBe(200)
    const column = type.split('.')[1]!
    const figures = body.products.map((product: Record<string, number>) => product[column])
    const rising = figures.toSorted((a: number, b: number) => a - b)
    expect(figures).toEqual(column === 'price_low' ? rising : rising.toReversed())
    expect(body.products.map((product: { position: number }) => product.position)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 21),
    )
    for (const product of body.products) expect(product.offers).toBeGreaterThan(0)
  })

  it('counts the products on offer, of one type where asked', async () => {
    const all = (await rank({})).body.paginate.total
    const offered = await app.db.selectFrom('product_stats').select('product_id').where('offers', '>', 0).execute()
    expect(all).toBe(offered.length)
    const goods = await rank({ product_type: 'acs', per_page: 96 })
    expect(new Set(goods.body.products.map((product: { type: string }) => product.type))).toEqual(new Set(['acs']))
    expect(goods.body.paginate.total).toBe(goods.body.products.length)
  })

  it('refuses an unknown ranking, in Portuguese', async () => {
    const { status, body } = await rank({ type: 'product_stats.luck' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      message: 'Confira os campos destacados e tente de novo.',
      fields: { type: expect.any(String) },
    })
  })
})

describe('the prices paid for a product', () => {
  it('are told by day of a month and by week of a year, and summed up', async () => {
    const month = (await prices({ days: 30 })).body
    const year = (await prices({ days: 365 })).body
    const volume = (points: { volume: number }[]) => points.reduce((sum, point) => sum + point.volume, 0)
    expect(month.points.length).toBeGreaterThan(1)
    expect(volume(month.points)).toBe(month.summary.volume)
    expect(volume(year.points)).toBe(year.summary.volume)
    for (const point of year.points) {
      expect(new Date(point.day).getUTCDay()).toBe(1)
      expect(point.min).toBeLessThanOrEqual(point.median)
      expect(point.median).toBeLessThanOrEqual(point.max)
    }
  })

  it('belong to the day of Brasília', async () => {
    const product = await idOf('BDN-120')
    const [sale] = await app.db.selectFrom('sales').selectAll().limit(1).execute()
    const { id: _, ...rest } = { ...sale!, product_id: product, unit_price_cents: 777, condition: 'D' as const }
    await app.db
      .insertInto('sales')
      .values({ ...rest, sold_at: new Date('2026-11-20T01:30:00Z') })
      .execute()
    const { body } = await prices({ id: product, days: 30, by: 'day', condition: 'D' })
    expect(body.points.find((point: { min: number }) => point.min === 777).day).toBe('2026-11-19')
  })

  it('are none where nothing of the sort was sold, and refused for an unknown product or window', async () => {
    expect((await prices({ language: 'ZH' })).body).toEqual({ points: [], summary: null })
    const unknown = await prices({ id: 999_999 })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Não encontramos este produto.'])
    expect((await prices({ days: 31 })).status).toBe(422)
  })

  it('are those of one condition and finish where asked, and graded copies stand apart', async () => {
    const summaryOf = async (variant: object) => (await prices({ days: 365, ...variant })).body.summary
    const [near, worn, foil] = [
      await summaryOf({ condition: 'NM', finish: 'normal' }),
      await summaryOf({ condition: 'MP', finish: 'normal' }),
      await summaryOf({ condition: 'NM', finish: 'foil' }),
    ]
    expect(worn.median).toBeLessThan(near.median)
    expect(foil.median).toBeGreaterThan(near.median)
    expect(near.sales).toBeLessThanOrEqual(near.volume)
    const [sale] = await app.db.selectFrom('sales').selectAll().where('product_id', '=', curupira).limit(1).execute()
    const { id: _, ...rest } = sale!
    const graded = { ...rest, condition: 'graded' as const, finish: 'normal' as const, unit_price_cents: 9_999_999 }
    const before = await summaryOf({})
    await app.db
      .insertInto('sales')
      .values({ ...graded, sold_at: daysBefore(clock.now(), 1) })
      .execute()
    expect(await summaryOf({})).toEqual(before)
    expect((await summaryOf({ condition: 'graded' })).max).toBe(9_999_999)
  })

  it('have a median for each condition, language and finish', async () => {
    const { rows } = await sql<{ medians: Record<string, number> }>`
      select ${mediansPaid(sql`${curupira}`, daysBefore(clock.now(), 365))} medians`.execute(app.db)
    const { 'NM PT normal': near, 'MP PT normal': worn } = rows[0]!.medians
    expect(near).toBeGreaterThan(worn!)
    const none = await sql<{ medians: object }>`select ${mediansPaid(sql`${999_999}`, clock.now())} medians`.execute(
      app.db,
    )
    expect(none.rows[0]!.medians).toEqual({})
  })
})

describe('the last sales of a product', () => {
  it('come latest first and never say who', async () => {
    const { body } = await post('/api/v1/1/product-history-order', { id: curupira, per_page: 5 })
    const times = body.sales.map((sale: { sold_at: string }) => Date.parse(sale.sold_at))
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    expect(Object.keys(body.sales[0]).toSorted()).toEqual(
      [
        'condition',
        'extras',
        'finish',
        'grade',
        'id',
        'language',
        'quantity',
        'sold_at',
        'uf',
        'unit_price_cents',
      ].toSorted(),
    )
    expect(body.paginate.total).toBeGreaterThan(5)
    expect((await post('/api/v1/1/product-history-order', { id: 999_999 })).status).toBe(404)
  })

  it('are those of one condition and finish where asked', async () => {
    const history = (asked: object) => post('/api/v1/1/product-history-order', { id: curupira, per_page: 96, ...asked })
    const { body } = await history({ condition: 'SP', finish: 'normal' })
    expect(body.sales.length).toBeGreaterThan(0)
    expect(body.paginate.total).toBeLessThan((await history({})).body.paginate.total)
    for (const sale of body.sales) expect(sale).toMatchObject({ condition: 'SP', finish: 'normal' })
    expect((await history({ condition: 'linda' })).status).toBe(422)
  })
})

describe('price movers', () => {
  it('are at most five each way, by at least five percent, with a line of weeks', async () => {
    const { body } = await get('/api/v1/1/price-movers')
    expect(body.up.length + body.down.length).toBeGreaterThan(0)
    for (const list of [body.up, body.down]) expect(list.length).toBeLessThanOrEqual(5)
    for (const mover of body.up) expect(mover.change_percent).toBeGreaterThanOrEqual(5)
    for (const mover of body.down) expect(mover.change_percent).toBeLessThanOrEqual(-5)
    for (const mover of [...body.up, ...body.down]) {
      expect(mover.sparkline.length).toBeGreaterThan(1)
      expect(mover.lowest_offer.price_cents, 'cards of cents jump by chance').toBeGreaterThanOrEqual(200)
    }
  })
})

describe('a market that one store leads', () => {
  it('moves no card to the top of the home page', async () => {
    const moved = async () => (await get('/api/v1/1/price-movers')).body.up.map(({ id }: { id: number }) => id)
    const [first] = await moved()
    await app.db
      .updateTable('sales')
      .set({ store_id: (await app.db.selectFrom('stores').select('id').orderBy('id').executeTakeFirstOrThrow()).id })
      .where('product_id', '=', first)
      .execute()
    expect(await moved()).not.toContain(first)
  })
})

describe('the ranking of stores', () => {
  it('puts those with a score first and new ones after them, the oldest first', async () => {
    const { body } = await post('/api/v1/stores-ranking', { per_page: 96 })
    expect(body.list.map((store: { position: number }) => store.position)).toEqual(
      body.list.map((_: object, at: number) => at + 1),
    )
    const firstNew = body.list.findIndex((store: { new_store: boolean }) => store.new_store)
    const young = body.list.slice(firstNew)
    expect(young).toHaveLength(4)
    for (const store of young) expect(store).toMatchObject({ new_store: true, rating: null, on_time_rate: null })
    const opened = young.map((store: { member_since: string }) => Date.parse(store.member_since))
    expect(opened).toEqual(opened.toSorted((a: number, b: number) => a - b))
  })

  it('goes by what was said of a store in the last sixty days', async () => {
    const placeOf = async (id: number) => {
      await app.transaction((tx) => refreshSummaries(tx, clock.now()))
      const { list } = (await post('/api/v1/stores-ranking', { per_page: 96 })).body
      return list.findIndex((store: { id: number }) => store.id === id) as number
    }
    const [first] = (await post('/api/v1/stores-ranking', { per_page: 1 })).body.list
    const said = (stars: number, daysAgo: number) => {
      const review = {
        store_id: first.id,
        stars,
        author: 'Ana L.',
        uf: 'SP',
        created_at: daysBefore(clock.now(), daysAgo),
      }
      const unsaid = { sale_id: null, comment: null, answer: null, answered_at: null, removed_at: null }
      const reviews = Array.from({ length: 500 }, () => ({ ...review, ...unsaid }))
      return app.db.insertInto('store_reviews').values(reviews).execute()
    }
    const before = await placeOf(first.id)
    await said(1, 61)
    expect(await placeOf(first.id)).toBe(before)
    await said(1, 59)
    const after = await placeOf(first.id)
    expect(after).toBeGreaterThan(before)
    const shown = (await post('/api/v1/stores-ranking', { per_page: 96 })).body.list[after]
    expect(shown).toMatchObject({ rating_60d: expect.closeTo(1, 0), reviews_60d: first.reviews_60d + 500 })
    await app.db.deleteFrom('store_reviews').where('author', '=', 'Ana L.').where('sale_id', 'is', null).execute()
    await placeOf(first.id)
  })

  it('is that of one state where asked, and refuses a state that is none', async () => {
    const { body } = await post('/api/v1/stores-ranking', { uf: 'sp' })
    expect(new Set(body.list.map((store: { uf: string }) => store.uf))).toEqual(new Set(['SP']))
    expect(body.paginate.total).toBe(body.list.length)
    expect((await post('/api/v1/stores-ranking', { uf: 'ZZ' })).body.fields).toEqual({ uf: 'Estado desconhecido.' })
  })
})

describe('views', () => {
  const viewer = 'VisitanteDeTeste0001'
  const viewsOf = async (id: number) =>
    (
      await app.db
        .selectFrom('product_views_summaries')
        .select('monthly_views')
        .where('product_id', '=', id)
        .executeTakeFirst()
    )?.monthly_views ?? 0

  it('count a viewer once a day, and are remembered latest first', async () => {
    const before = await viewsOf(curupira)
    const boitata = await idOf('BDN-017')
    for (const id of [curupira, boitata, curupira, 999_999]) {
      recordView(app, id, viewer)
      clock.advance(1000)
    }
    recordView(app, curupira, null)
    await flushViews(app)
    expect(await recentlySeen(app.db, viewer, 10)).toEqual([curupira, boitata])
    await app.transaction((tx) => refreshSummaries(tx, clock.now()))
    expect(await viewsOf(curupira)).toBe(before + 1)
  })

  it('are told by the browser once a page is there, and need a guest and a product', async () => {
    const seen = await post('/api/v1/1/product-viewed', { id: curupira }, { 'x-guest-id': 'VisitanteDaPagina001' })
    expect(seen.body).toEqual({ result: true })
    expect((await post('/api/v1/1/product-viewed', { id: curupira })).body).toEqual({ result: false })
    expect((await post('/api/v1/1/product-viewed', { id: -1 })).status).toBe(422)
    await flushViews(app)
    expect(await recentlySeen(app.db, 'VisitanteDaPagina001', 1)).toEqual([curupira])
  })

  it('of guests whom one network makes up count so often a day', async () => {
    const saci = await idOf('BDN-122')
    const before = await viewsOf(saci)
    const seenBy = (at: number) =>
      post('/api/v1/1/product-viewed', { id: saci }, { 'x-guest-id': `Inventado${String(at).padStart(11, '0')}` })
    for (let at = 0; at < MOST_GUESTS + 5; at++) await seenBy(at)
    expect([(await seenBy(0)).body, (await seenBy(MOST_GUESTS)).body]).toEqual([{ result: true }, { result: false }])
    const ana = await as('ana.luz@bracards.example')
    expect((await ana.post('/api/v1/1/product-viewed', { id: saci })).body).toEqual({ result: true })
    await flushViews(app)
    await app.transaction((tx) => refreshSummaries(tx, clock.now()))
    expect(await viewsOf(saci)).toBe(before + MOST_GUESTS + 1)
  })

  it('of a guest become those of the person who signs in there', async () => {
    const guestId = 'VisitanteQueEntra001'
    const joao = await as('joao.meireles@bracards.example')
    const boitata = await idOf('BDN-017')
    const seen = async () =>
      (await joao.get('/api/v1/recently-seen')).body.products.map((product: { id: number }) => product.id)
    await joao.post('/api/v1/1/product-viewed', { id: curupira })
    clock.advance(1000)
    await post('/api/v1/1/product-viewed', { id: boitata }, { 'x-guest-id': guestId })
    await post('/api/v1/1/product-viewed', { id: curupira }, { 'x-guest-id': guestId })
    await statsListeners.signed_in!(app, { userId: joao.id, sessionId: 1, guestId })
    await statsListeners.signed_in!(app, { userId: joao.id, sessionId: 1, guestId })
    expect(new Set(await seen())).toEqual(new Set([curupira, boitata]))
    expect(await recentlySeen(app.db, guestId, 10)).toEqual([])
    expect((await statsPersonal.records(app.db, joao.id, app))['Produtos vistos']).toHaveLength(2)
    await app.transaction((tx) => statsPersonal.forget(tx, joao.id, app))
    expect(await seen()).toEqual([])
  })

  it('of the last sixty days are kept, and the job that counts them runs again after ten minutes', async () => {
    const past = { product_id: curupira, viewer, seen_at: daysBefore(clock.now(), 61) }
    await app.db
      .insertInto('product_views')
      .values({ ...past, day: '2026-09-20' })
      .execute()
    await app.db
      .insertInto('jobs')
      .values({
        name: 'refresh_summaries',
        data: '{}',
        key: 'refresh_summaries',
        run_at: clock.now(),
        last_error: null,
      })
      .execute()
    await workOnce(app, statsJobs)
    const kept = await app.db.selectFrom('product_views').select('day').where('day', '=', '2026-09-20').execute()
    expect(kept).toEqual([])
    const job = await app.db
      .selectFrom('jobs')
      .select('run_at')
      .where('name', '=', 'refresh_summaries')
      .executeTakeFirstOrThrow()
    expect(job.run_at.getTime() - clock.now().getTime()).toBe(600_000)
  })

  it('still waiting are written when the server closes', async () => {
    recordView(app, curupira, 'UltimoVisitante00001')
    await server.close()
    expect(await recentlySeen(app.db, 'UltimoVisitante00001', 1)).toEqual([curupira])
  })
})
