import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { idOfCode, putOnSale } from '../../../testing/offer-of.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, get, post } = await testApp()
await importCards(app, manyGames)
const forests = Array.from(
  { length: 42 },
  (_, at) => `Magic;Set ${at};S${at};S${at}-1;1;Floresta;Forest;oracle-forest\n`,
)
await importCards(app, forests.join(''))
const printings = async (code: string, asked: object = {}) =>
  (await post(`/api/v1/1/products-show/${await idOfCode(app, code)}/printings`, asked)).body
const codes = (body: { printings: { code: string }[] }) => body.printings.map(({ code }) => code)

describe('the printings of a card', () => {
  it('are all of them, page by page, the product itself included', async () => {
    const first = await printings('S7-1', { per_page: 30 })
    const second = await printings('S7-1', { per_page: 30, page: 2 })
    expect(first.paginate).toMatchObject({ total: 42, last_page: 2 })
    expect(new Set([...codes(first), ...codes(second)]).size).toBe(42)
    expect([...codes(first), ...codes(second)]).toContain('S7-1')
  })

  it('name set, game, number and what tells alike ones apart', async () => {
    await app.transaction((tx) =>
      tx.updateTable('products').set({ variant: 'alt-art' }).where('code', '=', 'P-003').execute(),
    )
    const { printings: rows } = await printings('OP01-003')
    expect(rows.map((row: { code: string; variant: string | null }) => [row.code, row.variant]).toSorted()).toEqual([
      ['OP01-003', null],
      ['P-003', 'alt-art'],
    ])
    for (const row of rows) expect(row.categories).toMatchObject({ business: 'one-piece', code: expect.any(String) })
  })

  it('cost what the copies cost that are asked for, and stand by that price', async () => {
    await putOnSale(app, { code: '2ED-162', cents: 50_000 })
    await putOnSale(app, { code: '2ED-162', cents: 9000, condition: 'D' })
    await putOnSale(app, { code: 'M10-146', cents: 400, language: 'PT' })
    const near = await printings('M10-146', { filter: { condition: 'NM' }, order: 'price' })
    expect(codes(near)).toEqual(['M10-146', '2ED-162'])
    expect(near.printings).toMatchObject([
      { price_cents: 400, offers: 1, lowest_cents: 400 },
      { price_cents: 50_000, offers: 1, lowest_cents: 9000 },
    ])
    const english = await printings('M10-146', { filter: { condition: 'D', languages: ['EN'] }, order: 'price' })
    expect(english.printings).toMatchObject([
      { code: '2ED-162', price_cents: 9000, offers: 2 },
      { code: 'M10-146', price_cents: null, offers: 0, lowest_cents: 400 },
    ])
  })

  it('are refused for what is no product', async () => {
    expect((await post('/api/v1/1/products-show/999999/printings')).status).toBe(404)
    expect((await post('/api/v1/1/products-show/abc/printings')).status).toBe(422)
    const id = await idOfCode(app, 'M10-146')
    expect((await post(`/api/v1/1/products-show/${id}/printings`, { order: 'oldest' })).status).toBe(422)
  })
})

describe('the page of a printing', () => {
  it('tells what its sources tell of it, and null for what none tells', async () => {
    const told = {
      ...{ back_images: ['/media/back.webp'], finishes: ['normal', 'foil'], editions: ['first'], languages: ['EN'] },
      ...{ other_names: { JP: '秘密を掘り下げる者' }, legality: { modern: 'legal', vintage: 'restricted' } },
    }
    await app.transaction((tx) => tx.updateTable('products').set(told).where('code', '=', 'ISD-51').execute())
    const show = async (code: string) =>
      (await post(`/api/v1/1/products-show/${await idOfCode(app, code)}`)).body.product
    expect(await show('ISD-51')).toMatchObject(told)
    const untold = { finishes: null, editions: null, languages: null, legality: null, other_names: {}, back_images: [] }
    expect(await show('TFC-1')).toMatchObject(untold)
  })
})

describe('suggestions', () => {
  it('stay in a game if one is named', async () => {
    const names = async (query: string) =>
      (await get(`/api/v1/1/products-by-api/${query}`)).body.products.map(
        ({ categories }: { categories: { business: string } }) => categories.business,
      )
    expect(new Set(await names('lightning'))).toEqual(new Set(['magic', 'yu-gi-oh']))
    expect(new Set(await names('lightning?business=yu-gi-oh'))).toEqual(new Set(['yu-gi-oh']))
    const elsewhere = (await get('/api/v1/1/products-by-api/romance?business=magic')).body
    expect(elsewhere.categories).toEqual([])
    expect((await get('/api/v1/1/products-by-api/romance?business=one-piece')).body.categories).toHaveLength(1)
  })

  it('tell which cards only their rarity tells apart from another one of their number', async () => {
    const places = ['DRM;EN001;Ultra Rara', 'DRM;EN001;Secreta', 'DRM;EN002;Ultra Rara', 'DRN;EN001;Comum']
    const lines = places.map((place) => {
      const [set, number, rarity] = place.split(';')
      const code = `${set}-${number}-${rarity!.slice(0, 1)}`
      return `Yu-Gi-Oh!;${set};${set};${code};${number};Tambor;Drum Dragon;drum;${rarity};${rarity}\n`
    })
    await importCards(app, lines.join(''), 'raridade;variante')
    const { products, told_by_rarity: told } = (await get('/api/v1/1/products-by-api/tambor')).body
    const apart = products.filter(({ id }: { id: number }) => told.includes(id))
    expect(codes({ printings: apart }).toSorted()).toEqual(['DRM-EN001-S', 'DRM-EN001-U'])
  })
})
