import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { storeCards } from './index.ts'

const { app, as, get } = await testApp()
const idOf = async (slug: string) => (await get(`/api/v1/stores/${slug}`)).body.id as number

describe('the list of stores', () => {
  it('shows those with most sales first, with how many there are in each state', async () => {
    const { status, body } = await get('/api/v1/stores?per_page=5')
    expect(status).toBe(200)
    const sales = body.stores.map((store: { sales_count: number }) => store.sales_count)
    expect(sales).toHaveLength(5)
    expect(sales).toEqual(sales.toSorted((a: number, b: number) => b - a))
    expect(body.paginate).toEqual({ current_page: 1, last_page: 6, per_page: 5, total: 30 })
    expect(body.ufs.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(30)
  })

  it('finds a store by a word of its name without accents, and by its state', async () => {
    const named = await get('/api/v1/stores?search=REDE%25')
    expect(named.body.stores).toEqual([])
    const found = await get(`/api/v1/stores?search=${encodeURIComponent('pinhao geek')}`)
    expect(found.body.stores.map((store: { name: string }) => store.name)).toEqual(['Pinhão Geek'])
    const ofUf = await get('/api/v1/stores?uf=pb')
    expect(ofUf.body.stores.map((store: { uf: string }) => store.uf)).toEqual(ofUf.body.stores.map(() => 'PB'))
    expect(ofUf.body.stores.map((store: { slug: string }) => store.slug)).toContain('toca-do-saci')
    expect(ofUf.body.paginate.total).toBe(ofUf.body.stores.length)
  })

  it('filters by rating, free shipping and the centre', async () => {
    const { body } = await get('/api/v1/stores?min_rating=4.5&free_shipping=true&bra_center=true&order=rating')
    expect(body.stores.length).toBeGreaterThan(0)
    for (const store of body.stores) {
      expect(store.rating).toBeGreaterThanOrEqual(4.5)
      expect(store.free_shipping_over_cents).not.toBeNull()
      expect(store.bra_center).toBe(true)
    }
  })

  it('is that of one’s own stores where these are asked for, whatever their state', async () => {
    const seller = await as('seller')
    const { stores } = (await seller.get('/api/v1/own-stores')).body
    const setStatus = (status: 'open' | 'review') =>
      app.db.updateTable('stores').set({ status }).where('id', '=', stores[0].id).execute()
    await setStatus('review')
    const mine = (await seller.get('/api/v1/stores?mine&order=newest')).body
    const idsOf = (shown: { id: number }[]) => shown.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(idsOf(mine.stores)).toEqual(idsOf(stores))
    expect([mine.stores[0].status, mine.paginate.total]).toEqual(['review', stores.length])
    expect((await seller.get('/api/v1/stores?mine=false')).body.paginate.total).toBe(29)
    await setStatus('open')
    const refused = await get('/api/v1/stores?mine')
    expect([refused.status, refused.body.code]).toEqual([401, 'login_required'])
    expect((await (await as('buyer')).get('/api/v1/stores?mine=true')).body.stores).toEqual([])
  })

  it('refuses a state that does not exist, in Portuguese', async () => {
    const { status, body } = await get('/api/v1/stores?uf=XX')
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid_input', fields: { uf: 'Estado desconhecido.' } })
  })
})

describe('a store', () => {
  it('is found by its slug however typed, and by its id', async () => {
    const bySlug = await get(`/api/v1/stores/${encodeURIComponent('  Toca-do-SACI ')}`)
    expect(bySlug.body).toMatchObject({ name: 'Toca do Saci', uf: 'PB', new_store: false })
    expect(bySlug.body.legal.document).toMatch(/^[\w.]{10}\/\d{4}-\d{2}$/)
    expect((await get(`/api/v1/stores/${bySlug.body.id}`)).body).toEqual(bySlug.body)
  })

  it('whose slug reads like a number is not taken for another’s id', async () => {
    const id = await idOf('toca-do-saci')
    await app.db
      .updateTable('stores')
      .set({ slug: `${id}e0` })
      .where('id', '=', await idOf('pinhao-geek'))
      .execute()
    expect((await get(`/api/v1/stores/${id}e0`)).body.name).toBe('Pinhão Geek')
    await app.db.updateTable('stores').set({ slug: 'pinhao-geek' }).where('slug', '=', `${id}e0`).execute()
  })

  it('has no score before its tenth sale', async () => {
    const { body } = await get('/api/v1/stores/cavalhada-cards')
    expect(body).toMatchObject({ new_store: true, rating: null, on_time_rate: null, cancellation_rate: null })
  })

  it.each(['review', 'suspended', 'closed'] as const)('that is under %s is not found', async (status) => {
    const id = await idOf('galo-da-aurora')
    await app.db.updateTable('stores').set({ status }).where('id', '=', id).execute()
    const answer = await get('/api/v1/stores/galo-da-aurora')
    await app.db.updateTable('stores').set({ status: 'open' }).where('id', '=', id).execute()
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'store_not_found', message: 'Não encontramos esta loja.' })
  })

  it.each(['nenhuma', '0', '999999', '3000000000', '99999999999999999999', '-99999999999', '-1e300', "' or 1=1 --"])(
    'called %s does not exist',
    async (asked) => {
      expect((await get(`/api/v1/stores/${encodeURIComponent(asked)}`)).status).toBe(404)
    },
  )

  it('comes in the order that was asked for', async () => {
    const ids = [await idOf('pinhao-geek'), await idOf('toca-do-saci')]
    expect((await storeCards(app.db, [ids[0]!, 0, ids[1]!])).map((store) => store.id)).toEqual(ids)
  })
})

describe('the stores of a person', () => {
  it('are told to their owner alone, whatever their state', async () => {
    const id = await idOf('galo-da-aurora')
    const { owner_id: owner } = await app.db
      .selectFrom('stores')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: sellerId, ...seller } = await as('seller')
    await app.db.updateTable('stores').set({ status: 'review', owner_id: sellerId }).where('id', '=', id).execute()
    const mine = await seller.get('/api/v1/own-stores')
    await app.db.updateTable('stores').set({ status: 'open', owner_id: owner }).where('id', '=', id).execute()
    expect(mine.body.stores).toContainEqual(expect.objectContaining({ slug: 'galo-da-aurora', status: 'review' }))
    expect((await (await as('buyer')).get('/api/v1/own-stores')).body).toEqual({ stores: [] })
  })

  it('are not told to a visitor', async () => {
    expect((await get('/api/v1/own-stores')).status).toBe(401)
  })
})
