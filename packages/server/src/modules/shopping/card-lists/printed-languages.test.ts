import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from '../../catalogue/imports/index.ts'

const { app, as, post } = await testApp()
const folder = mkdtempSync(join(tmpdir(), 'bra-languages-'))
const printed = (...numbers: [number: string, set: string][]) =>
  numbers.map(([set_number, set_name]) => ({ set_number, set_name, rarities: ['Ultra Rare'] }))
const LOB = 'Legend of Blue Eyes White Dragon'
const dragon = {
  konami_id: 4007,
  name: { en: 'Blue-Eyes White Dragon', pt: 'Dragão Branco de Olhos Azuis', de: 'Blauäugiger w. Drache' },
  card_type: 'Monster',
  sets: {
    de: printed(['LOB-DE001', LOB]),
    en: printed(['LOB-EN001', LOB], ['LOB-001', LOB]),
    pt: printed(['LOB-PT001', LOB], ['SDK-PT001', 'Starter Deck Kaiba']),
    es: printed(['LOB-SP001', LOB]),
    ja: printed(['LOB-JP001', LOB]),
  },
}
const another = {
  ...{ konami_id: 4035, name: { en: 'Gaia' }, card_type: 'Monster' },
  sets: { it: printed(['LOB-IT001', LOB]) },
}
const magician = {
  ...{ konami_id: 4041, name: { en: 'Dark Magician' }, card_type: 'Monster' },
  sets: {
    en: [{ set_number: 'LOB-EN005', set_name: LOB, rarities: ['Common', 'Ultra Rare'] }],
    it: printed(['LOB-IT005', LOB]),
  },
}
const superRare = (number: string) => ({ set_number: number, set_name: LOB, rarities: ['Super Rare'] })
const kuriboh = {
  ...{ konami_id: 4005, name: { en: 'Kuriboh' }, card_type: 'Monster' },
  sets: { en: printed(['LOB-EN009', LOB]), de: [superRare('LOB-DE009')], it: [superRare('LOB-IT009')] },
}
async function importing() {
  const path = join(folder, 'cards.ndjson')
  writeFileSync(path, [dragon, another, magician, kuriboh].map((one) => JSON.stringify(one)).join('\n'))
  const problems: string[] = []
  const watch = { onBad: ({ problem }: { problem: string }) => void problems.push(problem), onChunk: () => undefined }
  const readings = importFormats['yaml-yugi']!.read(path, { total: 0, done: 0 })
  const { added, changed } = await importCatalogue(app, readings, watch)
  return { added, changed, problems }
}
const first = await importing()
const again = await importing()
rmSync(folder, { recursive: true })

const products = await app.db
  .selectFrom('products')
  .select(['id', 'code', 'card_number', 'languages'])
  .where('source', '=', 'yaml-yugi')
  .orderBy('code')
  .execute()
const codeOf = new Map(products.map(({ id, code }) => [id, code]))
const WHITE = 'LOB-EN001-ultra-rare'

const bia = await as('beatriz.camargo@bracards.example')
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)

async function kept(list: string) {
  await bia.post('/api/v1/userCollections/add_list', { list })
  const rows = await app.db
    .deleteFrom('collection_items')
    .where('product_id', 'in', [...codeOf.keys()])
    .returning(['product_id', 'language'])
    .execute()
  return rows.map(({ product_id: id, language }) => [codeOf.get(id), language])
}
const limitsOf = async (list: string, limits: object = {}) => {
  const { lines } = (await post('/api/v1/cart/best', { uf: 'SP', list, limits })).body as BestBasket
  return lines.map(({ product, languages }) => [product.code, languages])
}

describe('a printing that bears its language in its number', () => {
  it('is one product in all its languages, apart from older numbers, Japan’s and those of another card', () => {
    expect(first).toEqual({ added: 9, changed: 0, problems: [] })
    expect(again).toEqual({ added: 0, changed: 0, problems: [] })
    expect(products.map(({ code, languages }) => [code, languages])).toEqual([
      ['LOB-001-ultra-rare', ['EN']],
      [WHITE, ['EN', 'PT', 'ES', 'DE']],
      ['LOB-EN005-common', ['EN']],
      ['LOB-EN005-ultra-rare', ['EN', 'IT']],
      ['LOB-EN009-ultra-rare', ['EN']],
      ['LOB-IT001-ultra-rare', ['IT']],
      ['LOB-IT009-super-rare', ['IT', 'DE']],
      ['LOB-JP001-ultra-rare', ['JP']],
      ['SDK-PT001-ultra-rare', ['PT']],
    ])
  })

  it.each([
    ['1 LOB-EN001', []],
    ['1 LOB-PT001', ['PT']],
    ['1 lob-de001', ['DE']],
    ['1 Blue-Eyes White Dragon LOB-SP001', ['ES']],
    ['1 Dragão Branco de Olhos Azuis (LOB-PT001)', ['PT']],
    ['1 LOB-DE001 NM PT', ['PT']],
    ['1 LOB-DE001 NM', ['DE']],
  ])('is bought in the language of the line %j', async (list, languages) => {
    expect(await limitsOf(list)).toEqual([[WHITE, languages]])
  })

  it('keeps what is wished for all lines only where a line names no other language', async () => {
    expect(await limitsOf('1 LOB-EN001\n1 LOB-DE001', { languages: ['PT'] })).toEqual([
      [WHITE, ['PT']],
      [WHITE, ['DE']],
    ])
  })

  it('is not another card, where only this one has the number', async () => {
    expect(await limitsOf('1 LOB-IT001')).toEqual([['LOB-IT001-ultra-rare', []]])
    expect(await limitsOf('1 LOB-JP001')).toEqual([['LOB-JP001-ultra-rare', []]])
    expect(await limitsOf('1 Blue-Eyes White Dragon LOB-IT001')).toEqual([])
  })

  it('is the rarity that exists in the language of the number', async () => {
    expect(await limitsOf('1 LOB-IT005')).toEqual([['LOB-EN005-ultra-rare', ['IT']]])
    expect(await limitsOf('1 Dark Magician LOB-IT005')).toEqual([['LOB-EN005-ultra-rare', ['IT']]])
    expect(await limitsOf('1 Kuriboh LOB-DE009')).toEqual([['LOB-IT009-super-rare', ['DE']]])
    expect(await limitsOf('1 LOB-EN009')).toEqual([['LOB-EN009-ultra-rare', []]])
  })

  it('goes into a collection in the language that it bears, or in the one that the line says', async () => {
    expect(await kept('1 LOB-EN001\n1 LOB-PT001\n1 LOB-SP001\n1 LOB-PT001 NM DE')).toEqual([
      [WHITE, 'EN'],
      [WHITE, 'PT'],
      [WHITE, 'ES'],
      [WHITE, 'DE'],
    ])
  })

  it('is found by the search whichever language is typed', async () => {
    for (const search of ['LOB-EN001', 'LOB-PT001', 'lob sp001']) {
      const { body } = await post('/api/v1/1/products/paginate', { type: 'default', search })
      expect(body.products[0].code).toBe(WHITE)
    }
  })

  it('is found by a line of stock, and offered in the language that it bears', async () => {
    const found = async (reference: string) => {
      const line = { reference, condition: 'NM', language: 'PT', finish: 'normal', extras: [] }
      const { body } = await seller.post('/api/v1/product-register/find', { store_id: storeId, lines: [line] })
      return body.found[0].map(({ code }: { code: string }) => code)
    }
    expect(await found('LOB-DE001')).toEqual([WHITE])
    expect(await found('LOB-IT001')).toEqual(['LOB-IT001-ultra-rare'])
    const read = async (content: string) => {
      const { body } = await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'e.csv', content })
      const rows = await app.db
        .selectFrom('listing_imports')
        .select('lines')
        .where('id', '=', body.import.id)
        .executeTakeFirstOrThrow()
      return (rows.lines as { listing: { product_id: number; language: string } }[]).map(({ listing }) => [
        codeOf.get(listing.product_id),
        listing.language,
      ])
    }
    expect(
      await read('codigo;condicao;quantidade;preco\nLOB-DE001;NM;1;5,00\nLOB-PT001;NM;1;5,00\nLOB-EN001;NM;1;5,00'),
    ).toEqual([
      [WHITE, 'DE'],
      [WHITE, 'PT'],
      [WHITE, 'EN'],
    ])
    expect(
      await read('nome;sigla;numero;condicao;quantidade;preco\nBlue-Eyes White Dragon;LOB;SP001;NM;1;5,00'),
    ).toEqual([[WHITE, 'ES']])
  })
})
