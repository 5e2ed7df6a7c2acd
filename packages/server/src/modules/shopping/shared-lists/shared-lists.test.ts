import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { sharedListsPersonal } from './personal.queries.ts'

const { app, as, get, post, ask } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const url = '/api/v1/shared-lists'
const productId = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const share = async (person: typeof marina, kind: string) => (await person.post(url, { kind })).body.link
const shown = (secret: string, page = 1) => get(`${url}/${secret}?page=${page}`)

const [first, second] = [await productId('BDN-004'), await productId('BDN-010')]
await joao.post('/api/v1/wants', { product_id: second, limit_cents: 4321, quantity: 3 })
await joao.post('/api/v1/wants', { product_id: first, limit_cents: 4321, condition: 'SP', languages: ['PT', 'EN'] })
await joao.post('/api/v1/userCollections/add_to_collection', {
  ...{ product_id: first, condition: 'MP', language: 'JP', finish: 'foil', quantity: 2 },
  ...{ paid_cents: 9876, note: 'Presente da avó', acquired_on: '2026-10-02' },
})

describe('a link', () => {
  it('exists only once its person makes it, and is one for each kind', async () => {
    expect((await joao.get(url)).body).toEqual({ links: [] })
    const link = await share(joao, 'wants')
    expect(link).toMatchObject({ kind: 'wants', secret: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await share(joao, 'wants')).toEqual(link)
    const other = await share(joao, 'collection')
    expect(other.secret).not.toBe(link.secret)
    expect((await joao.get(url)).body.links).toEqual([other, link])
    expect((await marina.get(url)).body).toEqual({ links: [] })
  })

  it('is refused for what is no list, and for whoever is not signed in', async () => {
    const wrong = await joao.post(url, { kind: 'pedidos' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { kind: 'Escolha os desejos ou a coleção.' }])
    expect((await joao.remove(`${url}/pedidos`)).status).toBe(422)
    expect((await post(url, { kind: 'wants' })).status).toBe(401)
    expect((await get(url)).status).toBe(401)
    expect((await ask('DELETE', `${url}/wants`)).status).toBe(401)
  })

  it('is ended by its owner alone, and its successor has another secret', async () => {
    const { secret } = await share(joao, 'wants')
    const foreign = await marina.remove(`${url}/wants`)
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Este link não existe ou foi encerrado.'])
    expect((await shown(secret)).status).toBe(200)
    expect((await joao.remove(`${url}/wants`)).body).toEqual({ error: false, message: 'Link encerrado' })
    const ended = await shown(secret)
    expect([ended.status, ended.body.code]).toEqual([404, 'shared_list_not_found'])
    expect((await share(joao, 'wants')).secret).not.toBe(secret)
    expect((await shown(secret)).status).toBe(404)
  })
})

describe('whoever opens a link', () => {
  it('sees the first name, and the wanted copies by number with today’s price', async () => {
    const { status, body } = await shown((await share(joao, 'wants')).secret)
    expect([status, body.kind, body.first_name, body.paginate.total]).toEqual([200, 'wants', 'João', 2])
    expect(body.cards).toMatchObject([
      { product: { id: first }, quantity: 1, condition: 'SP', languages: ['PT', 'EN'], finishes: [] },
      // a want that names no copy is told with the standard of its person
      { product: { id: second }, quantity: 3, condition: 'NM', languages: [], finishes: [] },
    ])
    expect(body.cards[0].product.lowest_offer.price_cents).toBeGreaterThan(0)
  })

  it('sees no want that is paused', async () => {
    const { want } = (await joao.post('/api/v1/wants', { product_id: await productId('BDN-011') })).body
    const { secret } = await share(joao, 'wants')
    expect((await shown(secret)).body.paginate.total).toBe(3)
    await joao.put(`/api/v1/wants/${want.id}`, { active: false })
    expect((await shown(secret)).body.paginate.total).toBe(2)
  })

  it('sees the owned copies', async () => {
    const { body } = await shown((await share(joao, 'collection')).secret)
    expect(body).toMatchObject({ kind: 'collection', first_name: 'João' })
    expect(body.cards).toMatchObject([
      { product: { id: first }, quantity: 2, condition: 'MP', languages: ['JP'], finishes: ['foil'] },
    ])
  })

  it('sees nothing private', async () => {
    const answers = [
      await shown((await share(joao, 'wants')).secret),
      await shown((await share(joao, 'collection')).secret),
    ]
    const { last_name } = (await joao.get('/api/v1/users/current-user')).body
    const text = JSON.stringify(answers.map(({ body }) => body))
    for (const word of [
      '4321',
      '9876',
      'avó',
      '2026-10-02',
      '@',
      last_name,
      '_cents":4321',
      'paid_cents',
      'limit_cents',
      '"note"',
      'user_id',
    ])
      expect(text, word).not.toContain(word)
  })

  it('turns pages of 48 by number', async () => {
    const { secret } = await share(marina, 'collection')
    const one = (await shown(secret)).body
    const two = (await shown(secret, 2)).body
    expect([one.cards.length, one.paginate.per_page, two.paginate.current_page]).toEqual([48, 48, 2])
    const numbers = (answer: typeof one) =>
      answer.cards.map(({ product }: { product: { code: string; categories: { release_date: string } } }) => [
        product.categories.release_date,
        product.code,
      ])
    const all = [...numbers(one), ...numbers(two)]
    expect(all).toEqual(
      all.toSorted(([day, code], [otherDay, other]) => otherDay.localeCompare(day) || code.localeCompare(other)),
    )
    expect((await get(`${url}/${secret}?page=0`)).status).toBe(422)
  })

  it('finds nothing under a secret that nobody made', async () => {
    for (const secret of ['1', 'x'.repeat(43), 'x'.repeat(100)]) {
      const { status, body } = await shown(secret)
      expect([status, body.message]).toEqual([404, 'Este link não existe ou foi encerrado.'])
    }
    const answer = await get(`${url}/1`, { cookie: 'lang=en' })
    expect(answer.body.message).toBe('This link does not exist or has ended.')
  })
})

describe('an account that ends', () => {
  const put = (state: { disabled_at?: Date | null; blocked_at?: Date | null }) =>
    app.transaction((tx) => tx.updateTable('users').set(state).where('id', '=', joao.id).execute())

  it('shows no list while it is disabled or blocked', async () => {
    const { secret } = await share(joao, 'wants')
    await put({ disabled_at: app.clock.now() })
    expect((await shown(secret)).status).toBe(404)
    await put({ disabled_at: null, blocked_at: app.clock.now() })
    expect((await shown(secret)).status).toBe(404)
    await put({ blocked_at: null })
    expect((await shown(secret)).status).toBe(200)
  })

  it('takes its links into the copy of its data, and leaves none behind', async () => {
    const { secret } = await share(joao, 'wants')
    await share(joao, 'collection')
    const told = (await sharedListsPersonal.records(app.db, joao.id, app))['Links públicos']
    expect(told).toMatchObject([{ lista: 'Coleção' }, { lista: 'Lista de desejos', endereço: `/lista/${secret}` }])
    await app.transaction((tx) => sharedListsPersonal.forget(tx, joao.id, app))
    expect((await shown(secret)).status).toBe(404)
    expect((await joao.get(url)).body).toEqual({ links: [] })
  })
})
