import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, ask, post, server } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const reason = 'Coleção nova da editora'
const admin = '/api/v1/admin/categories'

const { businesses } = (await operator.get('/api/v1/admin/category-choices')).body as {
  businesses: { id: number; slug: string; name: string }[]
}
const rows = (await operator.get(`${admin}?per_page=96`)).body.categories as {
  id: number
  code: string
  type: string
  products_count: number
  business: { id: number }
}[]
const cards = rows.find(({ type, products_count: count }) => type === 'tcg' && count > 0)!
const goods = rows.find(({ type }) => type !== 'tcg')!
const draft = {
  business_id: cards.business.id,
  name: 'Serra Encantada',
  name_en: 'Enchanted Range',
  code: 'SER',
  series: 'Causos',
  total: 102,
  release_date: '2026-12-12',
  symbol: null as string | null,
}
const draftOf = async (id: number) => {
  const { body } = await get(`/api/v1/categories/${id}`)
  const { name, name_en, code, series, total, release_date, symbol, business } = body
  return { business_id: business.id, name, name_en, code, series, total, release_date, symbol }
}
const lastAct = async () => (await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]

describe('a collection', () => {
  it('is made with its reason, listed and found at once, and taken away while it is empty', async () => {
    const { status, body } = await operator.post(admin, { draft, reason })
    expect([status, body.result]).toEqual([
      200,
      expect.objectContaining({ name: 'Serra Encantada', slug: 'serra-encantada', type: 'tcg', products_count: 0 }),
    ])
    const listed = (await get('/api/v1/1/categories')).body.categories.map(({ code }: { code: string }) => code)
    expect(listed).toContain('SER')
    expect((await operator.get(`${admin}?q=serra%20encantada`)).body.paginate.total).toBe(1)
    expect(await lastAct()).toMatchObject({ kind: 'category_added', title: 'Serra Encantada', reason })

    const { id } = body.result
    expect((await ask('DELETE', `${admin}/${id}`, { reason }, operator.headers)).status).toBe(200)
    expect((await get(`/api/v1/categories/${id}`)).status).toBe(404)
    expect(await lastAct()).toMatchObject({ kind: 'category_removed', subject: `category:${id}` })
  })

  it('is corrected, and its cards are found by the new code and total', async () => {
    const before = await draftOf(cards.id)
    const { card_number: number } = await app.db
      .selectFrom('products')
      .select('card_number')
      .where('category_id', '=', cards.id)
      .where('card_number', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    const printed = number!.split('/')[0]!
    const changed = { ...before, name: `${before.name} II`, code: 'NOVO', total: 555 }
    const { body } = await operator.put(`${admin}/${cards.id}`, { draft: changed, reason })
    expect(body.result).toMatchObject({ name: changed.name, code: 'NOVO', total: 555 })
    for (const words of [`NOVO ${printed}`, `${printed}/555`]) {
      const found = await get(`/api/v1/1/find-by-rdc/${encodeURIComponent(words)}`)
      expect([words, JSON.stringify(found.body).includes(changed.name)]).toEqual([words, true])
    }
    expect((await lastAct()).detail).toEqual({
      before: { name: before.name, code: before.code, total: before.total },
      after: { name: changed.name, code: 'NOVO', total: 555 },
    })
    await operator.put(`${admin}/${cards.id}`, { draft: before, reason })
  })

  it('has the symbol that its operator uploads', async () => {
    const payload = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffc83a' } })
      .png()
      .toBuffer()
    const headers = { ...operator.headers, 'content-type': 'image/png' }
    const sent = await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload })
    const symbol = (JSON.parse(sent.body) as { image: string }).image
    const before = await draftOf(cards.id)
    await operator.put(`${admin}/${cards.id}`, { draft: { ...before, symbol }, reason })
    expect((await get(`/api/v1/categories/${cards.id}`)).body.symbol).toBe(symbol)
    const uses = () =>
      app.db.selectFrom('photo_uses').selectAll().where('used_by', '=', `category ${cards.id}`).execute()
    expect(await uses()).toHaveLength(1)
    await operator.put(`${admin}/${cards.id}`, { draft: before, reason })
    expect(await uses()).toEqual([])
  })

  it('has a name, a game, and a code that no other of its game has', async () => {
    const add = async (changed: object) =>
      (await operator.post(admin, { draft: { ...draft, ...changed }, reason })).body.fields
    expect(Object.keys(await add({ name: ' ', code: 'A B', total: '1,5', business_id: '' })).sort()).toEqual([
      'draft.business_id',
      'draft.code',
      'draft.name',
      'draft.total',
    ])
    expect(await add({ code: cards.code.toLowerCase() })).toEqual({
      code: 'Outra coleção deste jogo já tem este código.',
    })
    expect(await add({ business_id: 999_999 })).toEqual({ business_id: 'Não encontramos este jogo.' })
  })

  it('with products stays, and stays of its kind', async () => {
    expect((await ask('DELETE', `${admin}/${cards.id}`, { reason }, operator.headers)).body.code).toBe(
      'category_in_use',
    )
    const moved = { ...(await draftOf(cards.id)), business_id: goods.business.id }
    expect((await operator.put(`${admin}/${cards.id}`, { draft: moved, reason })).body.code).toBe('category_kind_fixed')
    expect((await operator.put(`${admin}/999999`, { draft, reason })).status).toBe(404)
  })

  it('is kept by operators alone', async () => {
    expect(businesses.length).toBeGreaterThan(1)
    expect((await marina.post(admin, { draft, reason })).status).toBe(403)
    expect((await post(admin, { draft, reason })).status).toBe(401)
    expect((await get(admin)).status).toBe(401)
  })
})
