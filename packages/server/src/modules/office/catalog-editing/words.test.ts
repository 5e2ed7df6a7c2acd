import type { CuratedWord, WordKind } from '@bra/contract/office/word-curation.schemas'
import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { catalogEditingJobs } from './catalog-editing.jobs.ts'

const { app, as, get, post } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const reason = 'Nome errado na planilha'
const admin = '/api/v1/admin/words'

await importCards(app, manyGames)
await importCards(
  app,
  `Magik;Magic 2010;m10;M10-200;200;Floresta;Forest;oracle-forest
Magik;Kamigawa;NEO;NEO-1;1;Ilha;Island;oracle-island
`,
)

type Words = Record<WordKind, CuratedWord[]>
const words = async (): Promise<Words> => (await operator.get(admin)).body
const gameOf = async (slug: string) => (await words()).businesses.find((word) => word.slug === slug)!
const games = async () => (await get('/api/v1/business')).body.business as { slug: string; products_count: number }[]
const lastAct = async () => (await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]
const found = async (business: string) =>
  (await post('/api/v1/1/products/paginate', { type: 'tcg', business })).body.paginate.total as number
const draft = { name: 'Lorcana', kind: 'tcg', hidden: false }

describe('a game', () => {
  it('is added with its reason, and comes after the others of its kind', async () => {
    const { status, body } = await operator.post(`${admin}/businesses`, {
      draft: { ...draft, name: 'Sorcery' },
      reason,
    })
    expect([status, body.result]).toEqual([200, expect.objectContaining({ slug: 'sorcery', products: 0, merged: [] })])
    expect(await lastAct()).toMatchObject({ kind: 'word_added', subject: `business:${body.result.id}`, reason })
    const slugs = (await words()).businesses.map(({ slug }) => slug)
    expect(slugs.indexOf('sorcery')).toBe(slugs.indexOf('lacrados') - 1)
  })

  it('is renamed, and found by the slug that it had', async () => {
    const { id, name } = await gameOf('one-piece')
    const renamed = { ...draft, name: 'One Piece Card Game' }
    const { body } = await operator.put(`${admin}/businesses/${id}`, { draft: renamed, seen: { name }, reason })
    expect(body.result).toMatchObject({ name: renamed.name, slug: 'one-piece' })
    expect((await lastAct()).detail).toEqual({ before: { name }, after: { name: renamed.name } })
    const late = await operator.put(`${admin}/businesses/${id}`, { draft, seen: { name }, reason })
    expect(late.body.code).toBe('content_changed_meanwhile')
  })

  it('that is hidden is in no list of the shop, and its products stay where they are', async () => {
    const { id, name } = await gameOf('lorcana')
    await operator.put(`${admin}/businesses/${id}`, { draft: { ...draft, name, hidden: true }, reason })
    expect((await games()).map(({ slug }) => slug)).not.toContain('lorcana')
    expect(await found('lorcana')).toBe(2)
    await operator.put(`${admin}/businesses/${id}`, { draft: { ...draft, name }, reason })
    expect((await games()).map(({ slug }) => slug)).toContain('lorcana')
  })

  it('is put into an order, in which goods come after games', async () => {
    const { businesses } = await words()
    const ids = businesses.map(({ id }) => id).toReversed()
    expect((await operator.put(`${admin}/businesses`, { ids, reason })).status).toBe(200)
    const now = (await words()).businesses
    const last = businesses.filter(({ kind }) => kind === 'tcg').at(-1)!
    expect(now[0]!.id).toBe(last.id)
    expect(now.slice(-3).every(({ kind }) => kind !== 'tcg')).toBe(true)
    expect(await lastAct()).toMatchObject({ kind: 'words_ordered', reason })
  })

  it('has a name of its own, and keeps its kind while it has sets', async () => {
    const add = async (changed: object) =>
      (await operator.post(`${admin}/businesses`, { draft: { ...draft, ...changed }, reason })).body
    expect((await add({ name: '!!!' })).fields).toEqual({ 'draft.name': 'Use letras ou números.' })
    expect((await add({ name: 'Lorcana' })).code).toBe('word_taken')
    const { id, name } = await gameOf('lorcana')
    const other = { draft: { ...draft, name, kind: 'acs' }, reason }
    expect((await operator.put(`${admin}/businesses/${id}`, other)).body.code).toBe('word_kind_fixed')
    expect((await operator.put(`${admin}/businesses/999999`, { draft, reason })).status).toBe(404)
    expect((await operator.post(`${admin}/plans`, { draft, reason })).status).toBe(422)
  })
})

describe('a game that was merged into another', () => {
  it('gives it all sets, joins those of one code, and leads to it by its slug', async () => {
    const [gone, kept] = [await gameOf('magic'), await gameOf('magik')]
    const products = gone.products + kept.products
    const merge = { into_id: kept.id, reason }
    const { body } = await operator.post(`${admin}/businesses/${gone.id}/merge`, merge)
    expect(body.result).toMatchObject({ products, merged: ['magic'], categories: gone.categories + 1 })
    expect((await games()).map(({ slug }) => slug)).not.toContain('magic')
    expect([await found('magic'), await found('magik')]).toEqual([products, products])
    const sets = (await post('/api/v1/paginate-categories', { business: 'magic', per_page: 96 })).body.categories
    expect(
      sets.map(({ code }: { code: string }) => code.toUpperCase()).filter((code: string) => code === 'M10'),
    ).toEqual(['M10'])
    expect(await lastAct()).toMatchObject({ kind: 'words_merged', subject: `business:${kept.id}`, title: kept.name })
    expect((await operator.post(`${admin}/businesses/${gone.id}/merge`, merge)).body.code).toBe('word_not_found')
  })

  it('has each rarity and element once, with the cards of both games', async () => {
    const lines = (game: string, code: string) => `${game};Cordel ${code};${code};${code}-1;1;Rabeca;Rabeca;;Azul;SR\n`
    await importCards(
      app,
      lines('Rabecas', 'RAB') + lines('Violas', 'VIO') + lines('Violas', 'VID').replace('SR', 'Comum'),
      'elementos;raridade',
    )
    const [gone, kept] = [await gameOf('rabecas'), await gameOf('violas')]
    await operator.post(`${admin}/businesses/${gone.id}/merge`, { into_id: kept.id, reason })
    const { rarities, elements } = await words()
    const ofKept = ({ business_id: id }: CuratedWord) => id === kept.id
    const counted = (all: CuratedWord[]) => all.filter(ofKept).map(({ name, products }) => [name, products])
    expect(counted(elements)).toEqual([['Azul', 3]])
    expect(counted(rarities)).toEqual(expect.arrayContaining([['SR', 2]]))
    expect(counted(rarities).filter(([name]) => name === 'SR')).toHaveLength(1)
  })

  it('is not made again by a later import of its old name', async () => {
    await importCards(app, 'Magic;Magic 2010;M10;M10-146;146;Raio novo;Lightning Bolt;oracle-bolt\n')
    expect(await gameOf('magic')).toBeUndefined()
    const names = await app.db.selectFrom('products').select('name').where('code', '=', 'M10-146').execute()
    expect(names).toEqual([{ name: 'Raio novo' }])
    expect((await operator.post(`${admin}/businesses`, { draft: { ...draft, name: 'Magic' }, reason })).body.code).toBe(
      'word_taken',
    )
  })

  it('is of the same kind, another one, and none of the shop’s own lines', async () => {
    const [lorcana, goods, other] = [await gameOf('lorcana'), await gameOf('lacrados'), await gameOf('colecionaveis')]
    const merge = async (id: number, into_id: number) =>
      (await operator.post(`${admin}/businesses/${id}/merge`, { into_id, reason })).body.code
    expect(await merge(lorcana.id, lorcana.id)).toBe('merge_of_same_word')
    expect(await merge(lorcana.id, goods.id)).toBe('words_of_two_kinds')
    expect(await merge(goods.id, other.id)).toBe('word_of_house')
    expect(await merge(lorcana.id, 999_999)).toBe('word_not_found')
  })
})

describe('a game with many products in sets that the other game has too', () => {
  const PRODUCTS = 600
  const lines = (game: string, from: number, length = PRODUCTS) =>
    Array.from({ length }, (_, at) => {
      const number = `${from + at}`
      return `${game};Abismo;ABI;ABI-${number};${number};Peixe ${number};Fish ${number};peixe-${number}\n`
    }).join('')

  it('is merged a few products at a time, and stays until the last one has moved', async () => {
    await importCards(app, lines('Mares', 1) + lines('Mares do Sul', 10_001, 40))
    const [gone, kept] = [await gameOf('mares'), await gameOf('mares-do-sul')]
    const merge = { into_id: kept.id, reason }
    const begun = await operator.post(`${admin}/businesses/${gone.id}/merge`, merge)
    expect(begun.body.message).toBe('A união começou. Os produtos passam aos poucos.')
    const [left, grown] = [await gameOf('mares'), await gameOf('mares-do-sul')]
    expect(left).toMatchObject({ merging_into: kept.name })
    expect(left.products).toBeLessThan(PRODUCTS)
    expect(left.products + grown.products).toBe(PRODUCTS + kept.products)
    expect([await found('mares'), await found('mares-do-sul')]).toEqual([left.products, grown.products])
    for (const [id, into_id] of [
      [gone.id, kept.id],
      [kept.id, gone.id],
    ] as const)
      expect((await operator.post(`${admin}/businesses/${id}/merge`, { into_id, reason })).body.code).toBe(
        'words_merging',
      )

    await workOnce(app, catalogEditingJobs)
    expect(await gameOf('mares')).toBeUndefined()
    expect(await gameOf('mares-do-sul')).toMatchObject({
      products: PRODUCTS + kept.products,
      categories: 1,
      merged: ['mares'],
      merging_into: null,
    })
    expect(await found('mares')).toBe(PRODUCTS + kept.products)
  })
})

describe('rarities and elements', () => {
  it('belong to a game or to all, and are merged with what names them', async () => {
    const magic = await gameOf('magik')
    for (const kind of ['rarities', 'elements'] as const) {
      const make = async (name: string) =>
        (await operator.post(`${admin}/${kind}`, { draft: { name, glyph: '★', business_id: magic.id }, reason })).body
          .result as CuratedWord
      const [gone, kept] = [await make(`Mítica ${kind}`), await make(`Mythic ${kind}`)]
      expect(kept).toMatchObject({ business_id: magic.id, glyph: kind === 'rarities' ? '★' : '' })
      const named = kind === 'rarities' ? { rarity_id: gone.id } : { element_ids: [gone.id, kept.id] }
      await app.db.updateTable('products').set(named).where('code', '=', 'NEO-1').execute()
      const { body } = await operator.post(`${admin}/${kind}/${gone.id}/merge`, { into_id: kept.id, reason })
      expect(body.result).toMatchObject({ products: 1, merged: [gone.slug] })
      const listed = await post('/api/v1/1/products/paginate', { type: 'tcg', [kind]: [gone.slug], facets: true })
      expect(listed.body.paginate.total).toBe(1)
      const hidden = { draft: { name: kept.name, business_id: null, hidden: true }, reason }
      await operator.put(`${admin}/${kind}/${kept.id}`, hidden)
      const shown = (await get(`/api/v1/${kind === 'rarities' ? 'rarities' : 'elements'}`)).body[kind]
      expect(shown.map(({ slug }: { slug: string }) => slug)).not.toContain(kept.slug)
      const facets = (await post('/api/v1/1/products/paginate', { type: 'tcg', facets: true })).body.facets
      expect(facets[kind].map(({ value }: { value: string }) => value)).not.toContain(kept.slug)
    }
  })

  it('belong to a game that exists', async () => {
    const { body } = await operator.post(`${admin}/elements`, {
      draft: { name: 'Vento', business_id: 999_999 },
      reason,
    })
    expect(body.fields).toEqual({ business_id: 'Não encontramos este jogo.' })
  })
})

it('the words of the catalogue are kept by operators alone', async () => {
  const { id } = await gameOf('lorcana')
  expect((await get(admin)).status).toBe(401)
  expect((await marina.get(admin)).status).toBe(403)
  expect((await marina.post(`${admin}/businesses`, { draft, reason })).status).toBe(403)
  expect((await marina.put(`${admin}/businesses/${id}`, { draft, reason })).status).toBe(403)
  expect((await marina.put(`${admin}/businesses`, { ids: [id], reason })).status).toBe(403)
  expect((await post(`${admin}/businesses/${id}/merge`, { into_id: id, reason })).status).toBe(401)
})
