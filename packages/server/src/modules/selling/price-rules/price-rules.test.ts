import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { priceRulesJobs } from './price-rules.jobs.ts'

const { app, as, clock } = await testApp()
const seller = await as('seller')
const stranger = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, seller.id)

const cheaper = {
  store_id: store,
  name: 'Um por cento abaixo do menor',
  scope: { type: 'tcg' },
  pricing: { source: 'lowest', change: { kind: 'percent', value: -1 }, ending: 'none' },
  rails: { max_change_percent: 10, median_percent: 60 },
}
const save = (rule: object = cheaper, who = seller) => who.post('/api/v1/price-rules', rule)
const ask = (what: string, body: object = {}, who = seller) =>
  who.post(`/api/v1/price-rules/${what}`, { store_id: store, per_page: 96, ...body })
const rules = async () => (await seller.get(`/api/v1/price-rules/${store}`)).body.rules
const run = async () => (await ask('run')).body.result
const changesOf = async (id: number): Promise<Change[]> =>
  (await seller.get(`/api/v1/product-store-change/${id}?per_page=96`)).body.lines
const runsOf = async (id: number, who = seller) =>
  (await who.get(`/api/v1/product-store-changes/${id}?per_page=96`)).body.changes.filter(
    ({ action }: { action: { kind: string } }) => action.kind === 'price_rules',
  )
const priceOf = async (id: number) =>
  (await app.db.selectFrom('listings').select('price_cents').where('id', '=', id).executeTakeFirstOrThrow()).price_cents

interface Change {
  listing_id: number
  before: { price_cents: number }
  after: { price_cents: number }
  reason: string
  state: string
}

beforeEach(async () => {
  for (const { id } of await rules()) await seller.remove(`/api/v1/price-rules/${id}`)
})

describe('rules', () => {
  it('are kept in the order that their owner gives them', async () => {
    await save()
    const { result } = (await save({ ...cheaper, name: 'Foils', scope: { finishes: ['foil'] } })).body
    const [first, second] = await rules()
    expect([first.name, second.name]).toEqual([cheaper.name, 'Foils'])
    expect((await ask('order', { ids: [second.id, first.id] })).status).toBe(200)
    expect((await rules()).map((rule: { id: number }) => rule.id)).toEqual([result.id, first.id])
    expect((await ask('order', { ids: [first.id] })).body.code).toBe('price_rules_changed')
    await save({ ...cheaper, id: first.id, name: 'Outro nome', active: false })
    expect((await rules())[1]).toMatchObject({ name: 'Outro nome', active: false, position: 2 })
  })

  it('of a game leave the offers of the others alone', async () => {
    const games = async () =>
      (await app.db.selectFrom('businesses').select('slug').orderBy('id').execute()).map(({ slug }) => slug)
    const seen = async (business: string | null) => {
      await save({ ...cheaper, name: String(business), scope: { business } })
      const { offers } = (await ask('preview')).body
      for (const { id } of await rules()) await seller.remove(`/api/v1/price-rules/${id}`)
      return offers.filter(({ rule }: { rule: string | null }) => rule !== null).length
    }
    const counts = []
    for (const business of await games()) counts.push(await seen(business))
    expect(await seen(null)).toBeGreaterThan(0)
    expect(counts.some((count) => count > 0)).toBe(true)
    expect(await seen('nenhum-jogo')).toBe(0)
  })

  it('are not set back by whoever still sees them as they were', async () => {
    await save()
    const [{ id, position: _, ...seen }] = await rules()
    const floor = { ...seen, rails: { ...seen.rails, floor_cents: 1000 } }
    expect((await save({ ...floor, id, seen, store_id: store })).status).toBe(200)
    const stale = await save({ ...seen, id, seen, store_id: store, active: false })
    expect([stale.status, stale.body.code]).toEqual([409, 'price_rules_changed'])
    expect((await rules())[0]).toMatchObject({ active: true, rails: { floor_cents: 1000 } })
    const [{ position: __, ...fresh }] = await rules()
    expect((await save({ ...fresh, seen: fresh, store_id: store, active: false })).status).toBe(200)
  })

  it('come back in their place when one that was removed is saved again', async () => {
    for (const name of ['Um', 'Dois', 'Três']) await save({ ...cheaper, name })
    const [, second] = await rules()
    await seller.remove(`/api/v1/price-rules/${second.id}`)
    const { id: _, ...again } = second
    await save({ ...again, store_id: store })
    expect((await rules()).map(({ name }: { name: string }) => name)).toEqual(['Um', 'Dois', 'Três'])
    await save({ ...cheaper, name: 'Zero', position: 1 })
    expect((await rules())[0].name).toBe('Zero')
  })

  it('are refused where they make no sense', async () => {
    const { status, body } = await save({
      ...cheaper,
      rails: { floor_cents: 500, ceiling_cents: 100, max_change_percent: 0 },
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['rails.max_change_percent', 'rails.ceiling_cents']])
    const crossed = await save({ ...cheaper, rails: { floor_cents: 500, ceiling_cents: 100 } })
    expect(crossed.body.fields).toEqual({ 'rails.ceiling_cents': 'O teto precisa ser maior que o piso.' })
  })

  it('are seen and changed by their owner alone', async () => {
    const { result } = (await save()).body
    expect((await stranger.get(`/api/v1/price-rules/${store}`)).body.code).toBe('store_not_found')
    expect((await save(cheaper, stranger)).status).toBe(404)
    expect((await stranger.remove(`/api/v1/price-rules/${result.id}`)).status).toBe(404)
    expect((await ask('run', {}, stranger)).status).toBe(404)
  })
})

describe('a dry run', () => {
  it('tells what would become of each offer and why, and changes nothing', async () => {
    await save()
    const { status, body } = await ask('preview')
    expect([status, body.offers.length]).toEqual([200, Math.min(96, body.seen)])
    expect(body.changes).toBeGreaterThan(0)
    for (const offer of body.offers) expect(offer.reason).toMatch(/\.$/)
    const changed = (await ask('preview', { only_changes: true })).body
    expect(changed.paginate.total).toBe(body.changes)
    const [offer] = changed.offers
    expect(await priceOf(offer.listing_id)).toBe(offer.before_cents)
    expect(await runsOf(store)).toEqual([])
  })

  it('shows the largest changes first where that is asked for', async () => {
    await save()
    const { offers } = (await ask('preview', { only_changes: true, order: 'change', per_page: 1000 })).body
    const sizes = offers.map((one: { before_cents: number; after_cents: number }) =>
      Math.abs(one.after_cents / one.before_cents - 1),
    ) as number[]
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect((await ask('preview', { order: 'sorte' })).status).toBe(422)
  })

  it('leaves an offer in a promotion alone until that has ended', async () => {
    await save()
    const [offer] = (await ask('preview', { only_changes: true })).body.offers
    const place = { title: 'Semana do Saci', description: '', starts_at: new Date(clock.now().getTime() - DAY_MS) }
    const { id } = await app.db
      .insertInto('promotions')
      .values({ ...place, ends_at: new Date(clock.now().getTime() + DAY_MS) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db.updateTable('listings').set({ promotion_id: id }).where('id', '=', offer.listing_id).execute()
    const shown = async () =>
      (await ask('preview', { only_changes: true })).body.offers.map((one: { listing_id: number }) => one.listing_id)
    expect(await shown()).not.toContain(offer.listing_id)
    await app.db.updateTable('promotions').set({ ends_at: clock.now() }).where('id', '=', id).execute()
    expect(await shown()).toContain(offer.listing_id)
  })

  it('shows a rule that is not saved yet', async () => {
    const { body } = await ask('preview', { draft: { ...cheaper, pricing: { ...cheaper.pricing, source: 'own' } } })
    expect(body.changes).toBeGreaterThan(0)
    expect(await rules()).toEqual([])
  })

  it('tries a rule that is off, and a new one with a place, where they would stand', async () => {
    const own = { ...cheaper, pricing: { ...cheaper.pricing, source: 'own' } }
    const off = (await save({ ...own, name: 'Parada', active: false })).body.result
    await save({ ...own, name: 'Ligada' })
    const ruling = async (draft: object) => (await ask('preview', { draft })).body.offers[0].rule
    expect(await ruling({ ...own, name: 'Parada', active: true, id: off.id })).toBe('Parada')
    expect(await ruling({ ...own, name: 'Nova', position: 1 })).toBe('Nova')
    expect(await ruling({ ...own, name: 'Nova' })).toBe('Ligada')
  })
})

describe('a run', () => {
  it('leaves out the offers that a person took out of it', async () => {
    await save()
    const [first, second] = (await ask('preview', { only_changes: true })).body.offers
    const before = (await ask('preview', { only_changes: true })).body.changes
    const done = (await ask('run', { except: [first.listing_id] })).body.result
    expect(done.offers).toBe(before - 1)
    expect(await priceOf(first.listing_id)).toBe(first.before_cents)
    expect(await priceOf(second.listing_id)).toBe(second.after_cents)
    expect((await ask('run', { except: ['x'] })).status).toBe(422)
  })

  it('changes exactly what the dry run showed, within its rails, and is written down', async () => {
    await save()
    const shown = (await ask('preview', { only_changes: true })).body
    const done = await run()
    expect(done.offers).toBe(shown.changes)
    expect((await runsOf(store))[0]).toMatchObject({ id: done.id, by: expect.any(String), undone_at: null })
    const changes = await changesOf(done.id)
    for (const { listing_id, before, after, reason } of changes) {
      expect(Math.abs(after.price_cents - before.price_cents)).toBeLessThanOrEqual(before.price_cents / 10)
      expect(await priceOf(listing_id)).toBe(after.price_cents)
      expect(reason).toMatch(/\.$/)
    }
    const seen = shown.offers.map((offer: { listing_id: number; after_cents: number }) => [
      offer.listing_id,
      offer.after_cents,
    ])
    expect(seen).toEqual(
      expect.arrayContaining(changes.map(({ listing_id, after }) => [listing_id, after.price_cents])),
    )
  })

  it('keeps to its rails when the market falls between the dry run and the run', async () => {
    await save({ ...cheaper, pricing: { ...cheaper.pricing, change: { kind: 'percent', value: 0 } } })
    const [offer] = (await ask('preview', { only_changes: true })).body.offers
    const mine = await app.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', offer.listing_id)
      .executeTakeFirstOrThrow()
    await app.transaction((tx) =>
      tx
        .updateTable('listings')
        .set({ price_cents: 1, regular_price_cents: null })
        .where('product_id', '=', mine.product_id)
        .where('store_id', '<>', store)
        .execute(),
    )
    await run()
    expect(await priceOf(mine.id)).toBeGreaterThanOrEqual(Math.floor(mine.price_cents * 0.9))
  })

  it('is undone in one go: what was changed since by hand stays', async () => {
    await save({ ...cheaper, pricing: { source: 'own', change: { kind: 'percent', value: 5 } } })
    const done = await run()
    const [touched, other] = await changesOf(done.id)
    await seller.post('/api/v1/product-store-save/', { ...(await listing(touched!.listing_id)), price_cents: 12_345 })
    expect((await stranger.post('/api/v1/product-store-undo', { id: done.id })).status).toBe(404)
    const { body } = await seller.post('/api/v1/product-store-undo', { id: done.id })
    expect(body).toMatchObject({ restored: done.offers - 1, kept: 1 })
    expect(await priceOf(touched!.listing_id)).toBe(12_345)
    expect(await priceOf(other!.listing_id)).toBe(other!.before.price_cents)
    expect((await changesOf(done.id)).map(({ state }) => state).slice(0, 2)).toEqual(['stayed', 'back'])
    expect((await seller.post('/api/v1/product-store-undo', { id: done.id })).body.code).toBe('change_undone')
  })

  it('needs a rule that is on', async () => {
    await save({ ...cheaper, active: false })
    expect((await ask('run')).body.code).toBe('no_price_rules')
  })
})

const listing = async (id: number) => {
  const { store_id, product_id, condition, language, finish, extras, quantity, grade } = await app.db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, store_id, product_id, condition, language, finish, extras, quantity, grade }
}

describe('a schedule', () => {
  const schedule = (body: object, who = seller) => who.put('/api/v1/price-rules/schedule', { store_id: store, ...body })
  const tick = () => priceRulesJobs.run_price_rules!.run(app, {})
  const runs = () => runsOf(store)
  const daily = { ...cheaper, pricing: { ...cheaper.pricing, source: 'median' } }

  it('never runs a rule that changes the price now, which would add up day after day', async () => {
    const prices = () =>
      app.db.selectFrom('listings').select(['id', 'price_cents']).where('store_id', '=', store).execute()
    const byId = async () => new Map((await prices()).map(({ id, price_cents }) => [id, price_cents]))
    for (const change of [
      { kind: 'percent', value: -3 },
      { kind: 'cents', value: 1 },
    ]) {
      const { result } = (await save({ ...cheaper, pricing: { source: 'own', change, ending: 'none' } })).body
      await schedule({ hour: 6, active: true })
      const before = await byId()
      for (let day = 0; day < 3; day += 1) {
        clock.advance(DAY_MS)
        await tick()
      }
      expect(await byId()).toEqual(before)
      expect((await run()).offers).toBeGreaterThan(0)
      await seller.remove(`/api/v1/price-rules/${result.id}`)
    }
  })

  it('runs the rules once a day at its hour, tells the owner, and catches up once', async () => {
    await save(daily)
    const { body } = await schedule({ hour: 6, active: true })
    expect(new Date(body.result.next_at).getUTCHours()).toBe(9)
    const before = (await runs()).length
    await tick()
    expect(await runs()).toHaveLength(before)
    clock.advance(3 * DAY_MS)
    await tick()
    await tick()
    const [latest, ...older] = await runs()
    expect([latest.by, older.length]).toEqual([null, before])
    expect(latest.offers).toBeGreaterThan(0)
    await settle(app)
    expect((await seller.get('/api/v1/notices')).body.notices[0]).toMatchObject({
      title: 'Preços ajustados pelas suas regras',
      link: `/my-store/${store}/history`,
    })
  })

  it('says why nothing happened while the store may not sell', async () => {
    await save()
    await schedule({ hour: 6, active: true })
    await app.transaction((tx) =>
      tx.updateTable('stores').set({ status: 'suspended' }).where('id', '=', store).execute(),
    )
    clock.advance(DAY_MS)
    await tick()
    expect((await runs())[0]).toMatchObject({ offers: 0, problem: expect.stringContaining('suspensa') })
    await app.transaction((tx) => tx.updateTable('stores').set({ status: 'open' }).where('id', '=', store).execute())
  })

  it('that fails is told to its store, and holds no other back', async () => {
    const others = await storeOf(app, stranger.id)
    const up = daily
    const { result } = (await save(up)).body
    await save({ ...up, store_id: others }, stranger)
    await schedule({ hour: 6, active: true })
    await schedule({ hour: 7, active: true, store_id: others }, stranger)
    const broken = { pricing: JSON.stringify({ source: 'own' }) }
    await app.db.updateTable('price_rules').set(broken).where('id', '=', result.id).execute()
    clock.advance(DAY_MS)
    await tick()
    await tick()
    await app.db.deleteFrom('price_rules').where('id', '=', result.id).execute()
    const [failed, before] = await runs()
    expect(failed).toMatchObject({ offers: 0, problem: expect.stringContaining('nenhum preço mudou') })
    expect(before?.problem).not.toBe(failed.problem)
    expect(await runsOf(others, stranger)).toMatchObject([{ by: null, problem: null }])
  })

  it('rests while it is off, and is refused for a store of others and for an hour that is none', async () => {
    await schedule({ hour: 6, active: false })
    const before = (await runs()).length
    clock.advance(2 * DAY_MS)
    await tick()
    expect(await runs()).toHaveLength(before)
    expect((await schedule({ hour: 6, active: true }, stranger)).status).toBe(404)
    expect((await schedule({ hour: 24, active: true })).status).toBe(422)
  })
})
