import { MOST_SAVED_SEARCHES } from '@bra/contract/shopping/saved-search-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { statusesOf } from '../../../testing/test-people.ts'
import { offering } from '../../../testing/offering.ts'

const { app, as, ask, clock } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const marina = await as('buyer')
const { product, offer, withdraw } = await offering(app, joao.id)
const url = '/api/v1/saved-searches'
const query = { search: product.name, condition: 'NM', price_max: 5000 }

type Person = typeof joao
const save = (change: object = {}, who: Person = joao) =>
  who.post(url, { name: 'Minha busca', query, alert: 'off', ...change })
const listed = async (who: Person = joao) => (await who.get(url)).body.searches

beforeEach(async () => {
  await withdraw()
  await app.transaction((tx) => tx.deleteFrom('saved_searches').execute())
})

describe('a search', () => {
  it('is saved with what it asks, how many fit and their lowest price', async () => {
    await offer(4900)
    const { status, body } = await save({ query: { ...query, business: product.game, languages: ['PT', 'PT'] } })
    expect([status, body.message]).toEqual([200, 'Busca salva.'])
    expect(body.search).toMatchObject({
      name: 'Minha busca',
      alert: 'off',
      news: 0,
      price_low: 4900,
      too_broad: false,
      query: { search: product.name, business: product.game, languages: ['PT'], price_max: 5000, type: 'filter' },
    })
    expect(body.search.total).toBeGreaterThan(0)
    expect(body.search.names.game).not.toBe(product.game)
    expect(await listed()).toEqual([body.search])
    expect((await joao.get(`${url}/brief`)).body.searches).toEqual([
      { id: body.search.id, name: 'Minha busca', query: body.search.query },
    ])
  })

  it('counts as the list does', async () => {
    await offer(4900)
    const { search } = (await save()).body
    const list = await ask('POST', '/api/v1/1/products/paginate', { ...query, type: 'filter' })
    expect(search.total).toBe(list.body.paginate.total)
  })

  it('is one, whatever the order and the capitals in which it was typed', async () => {
    const first = (await save({ name: 'A primeira' })).body.search
    const again = { price_max: 5000, condition: 'NM', search: ` ${product.name.toUpperCase()} `, categories: [] }
    const { status, body } = await save({ query: again })
    expect([status, body.code]).toEqual([409, 'saved_search_same'])
    expect(body.message).toBe('Você já salvou esta busca como “A primeira”.')
    const preview = await joao.post(`${url}/preview`, { query: again })
    expect(preview.body).toMatchObject({ too_broad: false, same: { id: first.id, name: 'A primeira' } })
    expect((await marina.post(`${url}/preview`, { query: again })).body.same).toBeNull()
  })

  it('is refused without a name, with a long one, without a filter and with what no list knows', async () => {
    const refused = async (change: object) => {
      const { status, body } = await save(change)
      return [status, body.code, Object.values(body.fields ?? {})[0]]
    }
    expect(await refused({ name: ' ' })).toEqual([422, 'invalid_input', 'Dê um nome à busca.'])
    expect(await refused({ name: 'a'.repeat(61) })).toEqual([422, 'invalid_input', 'Use no máximo 60 caracteres.'])
    expect(await refused({ query: { type: 'tcg', price_min: 0, categories: [] } })).toEqual([
      422,
      'saved_search_open',
      undefined,
    ])
    expect(await refused({ query: { condition: 'boa' } })).toEqual([422, 'invalid_input', 'Escolha uma das opções.'])
    expect((await refused({ query: { ...query, price_max: 5050 } }))[2]).toBe('Use um valor em reais inteiros.')
    expect((await refused({ alert: 'always' }))[0]).toBe(422)
    expect(await listed()).toEqual([])
  })

  it(`is one of ${MOST_SAVED_SEARCHES} at most, also when saved at the same time`, async () => {
    const many = Array.from({ length: MOST_SAVED_SEARCHES - 2 }, (_, at) =>
      save({ query: { price_min: 100 * (at + 1) } }),
    )
    expect(new Set(statusesOf(await Promise.all(many)))).toEqual(new Set([200]))
    const last = [1, 2, 3, 4].map((at) => save({ query: { price_max: 100 * at } }))
    expect(statusesOf(await Promise.all(last))).toEqual([200, 200, 422, 422])
    const { body } = await save({ query: { price_max: 900 } })
    expect([body.code, body.message]).toEqual([
      'too_many_saved_searches',
      'Você já tem 50 buscas salvas. Exclua uma para salvar outra.',
    ])
  })

  it('outlives a collection and words that are gone', async () => {
    const { id } = (await save({ query: { categories: [999_999], rarities: ['sumida'] } })).body.search
    await app.db
      .updateTable('saved_searches')
      .set({ query: JSON.stringify({ categories: [999_999], rarities: ['sumida'], finishes: ['never'], gone: 1 }) })
      .execute()
    const [search] = await listed()
    expect(search).toMatchObject({ id, total: 0, price_low: null })
    expect(search.names).toMatchObject({ categories: ['#999999'], rarities: ['sumida'] })
    expect((await joao.post(`${url}/${id}/look`)).status).toBe(200)
  })
})

describe('a saved search', () => {
  it('tells as news what came to fit and what fell by a tenth, until the person looks', async () => {
    const { id } = (await save()).body.search
    await offer(6000)
    expect((await listed())[0].news).toBe(0)
    await offer(4900)
    expect((await listed())[0]).toMatchObject({ news: 1, price_low: 4900 })
    const looked = await joao.post(`${url}/${id}/look`)
    expect(looked.body.search).toMatchObject({ id, news: 0 })
    expect(looked.body.news).toEqual([expect.objectContaining({ id: product.id, price_low: 4900 })])
    expect((await listed())[0].news).toBe(0)
    await offer(4500)
    expect((await listed())[0].news).toBe(0)
    await offer(4400)
    expect((await listed())[0].news).toBe(1)
  })

  it('shows the same news to who looks again within the hour', async () => {
    const { id } = (await save()).body.search
    await offer(4900)
    const look = async () => (await joao.post(`${url}/${id}/look`)).body.news.length
    expect([await look(), await look()]).toEqual([1, 1])
    clock.advance(61 * 60_000)
    expect(await look()).toBe(0)
  })

  it('takes no offer of one’s own store for news', async () => {
    const severino = await as('seller')
    const own = await offering(app, joao.id, severino.id)
    const { id } = (await save({}, severino)).body.search
    await own.offer(4900)
    expect((await listed(severino)).find((one: { id: number }) => one.id === id)).toMatchObject({ news: 0 })
    await own.withdraw()
  })

  it('is renamed, and begins anew with other filters', async () => {
    const { id } = (await save()).body.search
    await offer(4900)
    const renamed = await joao.put(`${url}/${id}`, { name: ' Outra ' })
    expect(renamed.body).toMatchObject({ message: 'Busca atualizada.', search: { name: 'Outra', news: 1 } })
    const changed = await joao.put(`${url}/${id}`, { query: { ...query, price_max: 9000 } })
    expect(changed.body.search).toMatchObject({ name: 'Outra', news: 0, query: { price_max: 9000 } })
  })

  it('does not become the same as another', async () => {
    await save({ name: 'Cara', query: { ...query, price_max: 9000 } })
    const { id } = (await save()).body.search
    const { status, body } = await joao.put(`${url}/${id}`, { query: { ...query, price_max: 9000 } })
    expect([status, body.message]).toEqual([409, 'Você já salvou esta busca como “Cara”.'])
    expect((await joao.put(`${url}/${id}`, { query: {} })).body.code).toBe('saved_search_open')
  })

  it('is deleted', async () => {
    const { id } = (await save()).body.search
    expect((await joao.remove(`${url}/${id}`)).body.message).toBe('Busca excluída.')
    expect((await joao.remove(`${url}/${id}`)).body.code).toBe('saved_search_not_found')
    expect(await listed()).toEqual([])
  })

  it('is nobody else’s', async () => {
    const { id } = (await save()).body.search
    expect(await listed(marina)).toEqual([])
    const answers = [
      await marina.put(`${url}/${id}`, { name: 'Minha' }),
      await marina.post(`${url}/${id}/look`),
      await marina.remove(`${url}/${id}`),
      await ask('GET', url),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 401])
    expect((await listed())[0].name).toBe('Minha busca')
  })
})
