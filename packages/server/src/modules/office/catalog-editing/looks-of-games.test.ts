import type { CuratedWord } from '@bra/contract/office/word-curation.schemas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post, server } = await testApp()
const operator = await as('operator')
const reason = 'Jogo novo na loja'
const admin = '/api/v1/admin/words'
const gone = { error: true, code: 'photo_gone' }

await importCards(app, manyGames)

const gameOf = async (slug: string): Promise<CuratedWord> =>
  (await operator.get(admin)).body.businesses.find((game: CuratedWord) => game.slug === slug)
const shownGame = async (slug: string) =>
  (await get('/api/v1/business')).body.business.find((game: { slug: string }) => game.slug === slug)
const lastAct = async () => (await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]

describe('a rarity', () => {
  const added = async (look: object) =>
    operator.post(`${admin}/rarities`, {
      draft: { name: 'Lendária de Ouro', business_id: (await gameOf('lorcana')).id, ...look },
      reason,
    })

  it('is drawn as the operator chose, in the list of rarities, on cards and in the filter', async () => {
    const { body } = await added({ glyph: '⬟', tone: 'buriti' })
    expect(body.result).toMatchObject({ glyph: '⬟', tone: 'buriti' })
    const { id, slug, name } = body.result
    const look = { slug, name, glyph: '⬟', tone: 'buriti' }
    expect((await get('/api/v1/rarities')).body.rarities.at(-1)).toMatchObject(look)

    await app.db.updateTable('products').set({ rarity_id: id }).where('code', '=', 'TFC-1').execute()
    const found = await post('/api/v1/1/products/paginate', { type: 'tcg', rarities: [slug], facets: true })
    expect(found.body.products[0].rarity).toEqual(look)
    const filter = { value: slug, label: name, count: 1, glyph: '⬟', tone: 'buriti' }
    expect(found.body.facets.rarities).toContainEqual(filter)

    const draft = { name, glyph: 'LO', tone: 'urucum', business_id: body.result.business_id }
    await operator.put(`${admin}/rarities/${id}`, { draft, reason })
    expect((await lastAct()).detail.after).toEqual({ glyph: 'LO', rarity_tone: 'urucum' })
    const again = await post('/api/v1/1/products/paginate', { type: 'tcg', rarities: [slug] })
    expect(again.body.products[0].rarity).toEqual({ ...look, glyph: 'LO', tone: 'urucum' })
  })

  it('has one of the signs or up to three letters', async () => {
    for (const glyph of ['LONG', '⚡', '<b>'])
      expect((await added({ glyph })).body.fields).toEqual({
        'draft.glyph': 'Escolha um sinal, ou use até 3 letras.',
      })
    expect((await added({ name: 'Sem sinal' })).body.result).toMatchObject({ glyph: '', tone: 'neutral' })
    expect((await added({ name: 'Cor errada', tone: 'pink' })).status).toBe(422)
  })
})

describe('the back of the cards of a game', () => {
  async function upload(person: { headers: Record<string, string> }) {
    const payload = await sharp({ create: { width: 630, height: 880, channels: 3, background: '#224466' } })
      .png()
      .toBuffer()
    const headers = { ...person.headers, 'content-type': 'image/png' }
    const { body } = await server.inject({ method: 'POST', url: '/api/v1/photos', headers, payload })
    return JSON.parse(body).image as string
  }
  const uses = (id: number) =>
    app.db.selectFrom('photo_uses').select('photo_id').where('used_by', '=', `business ${id}`).execute()

  it('is a picture that an operator uploads, until it is taken away', async () => {
    expect((await shownGame('lorcana')).card_back).toBeNull()
    const { id, name } = await gameOf('lorcana')
    const image = await upload(operator)
    const saved = await operator.put(`${admin}/businesses/${id}`, { draft: { name, card_back: image }, reason })
    expect(saved.body.result.card_back).toBe(image)
    expect((await shownGame('lorcana')).card_back).toBe(image)
    expect(await uses(id)).toHaveLength(1)
    expect((await lastAct()).detail).toEqual({ before: { card_back: null }, after: { card_back: image } })

    await operator.put(`${admin}/businesses/${id}`, { draft: { name, card_back: '' }, reason })
    expect((await shownGame('lorcana')).card_back).toBeNull()
    expect(await uses(id)).toEqual([])
  })

  it('is no picture of another address, and none that somebody else uploaded', async () => {
    const { id, name } = await gameOf('lorcana')
    const foreign = { name, card_back: 'https://example.com/back.png' }
    expect((await operator.put(`${admin}/businesses/${id}`, { draft: foreign, reason })).body.fields).toEqual({
      'draft.card_back': 'Envie a foto de novo.',
    })
    const stolen = { name, card_back: await upload(await as('buyer')) }
    expect((await operator.put(`${admin}/businesses/${id}`, { draft: stolen, reason })).body).toMatchObject(gone)
  })

  it('goes with a game that is merged into another, whose banners the other gets', async () => {
    const [{ id, name }, kept] = [await gameOf('lorcana'), await gameOf('one-piece')]
    const draft = { name, card_back: await upload(operator) }
    await operator.put(`${admin}/businesses/${id}`, { draft, reason })
    await app.db.updateTable('banners').set({ business_id: id }).where('title', '=', 'O cerrado acordou').execute()
    await operator.post(`${admin}/businesses/${id}/merge`, { into_id: kept.id, reason })
    expect(await uses(id)).toEqual([])
    const { banners } = (await get('/api/v1/1/banners')).body
    expect(banners[0]).toMatchObject({ title: 'O cerrado acordou', business_id: kept.id })
  })
})
