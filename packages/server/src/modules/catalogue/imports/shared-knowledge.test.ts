import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from './index.ts'
import { blankCard, blankSet } from './blanks.ts'
import { wholeMagic } from './games.ts'
import type { ImportedCard, ImportedSet, Source } from './imports.types.ts'

const { app, post } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-knowledge-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const setOf = (source: Source, code: string): ImportedSet => ({
  ...blankSet,
  source,
  id: `magic-${code}`,
  business: wholeMagic,
  nameEn: code,
  code,
})
type BroughtCard = Partial<ImportedCard> & { code: string }

async function bring(source: Source, cards: BroughtCard[]) {
  async function* readings() {
    for (const [line, { code, ...card }] of cards.entries()) {
      const [set, number] = code.split('-') as [string, string]
      const whole = { ...blankCard, set: setOf(source, set), id: code, number, cardKey: 'oracle', nameEn: 'Storm Crow' }
      yield { file: 'a', line, card: { ...whole, ...card } }
    }
  }
  return importCatalogue(app, readings(), {
    onBad: ({ problem }) => expect(problem).toBe(''),
    onChunk: () => undefined,
  })
}
const product = (code: string) =>
  app.db.selectFrom('products').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const first = async (search: string) =>
  (await post('/api/v1/1/products/paginate', { type: 'filter', search })).body.products.map(
    ({ code }: { code: string }) => code,
  )

describe('what one printing of a card is called', () => {
  const cards: BroughtCard[] = [
    { code: 'AAA-1', namePt: 'Corvo da Tempestade', otherNames: { DE: 'Sturmkrähe', JP: '嵐のカラス' } },
    { code: 'BBB-1', otherNames: { DE: 'Sturmkrähe' } },
    { code: 'CCC-1' },
    { code: 'DDD-1', cardKey: 'other', nameEn: 'Storm Crow // Raven' },
  ]

  it('the others are called, in every language, and a repeated import changes nothing', async () => {
    expect(await bring('mtgjson', cards)).toMatchObject({ added: 4 })
    for (const code of ['AAA-1', 'BBB-1', 'CCC-1'])
      expect(await product(code)).toMatchObject({
        name: 'Corvo da Tempestade',
        other_names: { DE: 'Sturmkrähe', JP: '嵐のカラス' },
      })
    expect((await product('DDD-1')).other_names).toEqual({})
    expect(await bring('mtgjson', cards)).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
  })

  it.each(['sturmkrähe', '嵐のカラス', 'corvo da tempestade', 'corvo da tempestade ccc'])(
    'finds them all: %s',
    async (search) => {
      const wanted = search.endsWith('ccc') ? ['CCC-1'] : ['AAA-1', 'BBB-1', 'CCC-1']
      expect((await first(search)).toSorted()).toEqual(wanted)
    },
  )

  it.each(['1 Sturmkrähe (CCC) 1', '1 嵐のカラス (CCC) 1', '1 Corvo da Tempestade CCC 1'])(
    'is understood in a list: %s',
    async (list) => {
      const { body } = await post('/api/v1/cart/best', { uf: 'SP', list })
      expect(body.lines.map((line: { product: { code: string } }) => line.product.code)).toEqual(['CCC-1'])
    },
  )

  it('is the title of their pages', async () => {
    const { id } = await product('CCC-1')
    expect((await post(`/api/v1/1/products-show/${id}`)).body.product.name).toBe('Corvo da Tempestade')
  })
})

describe('what exists of a printing', () => {
  it('is what all catalogues together tell, and the whole of what a spreadsheet tells', async () => {
    const told = (languages: string[], finishes: string[]) => [{ code: 'EEE-1', cardKey: 'crow', languages, finishes }]
    await bring('mtgjson', told(['EN', 'DE'], ['normal']))
    await bring('scryfall', told(['EN'], ['normal', 'foil']))
    const joined = { languages: ['EN', 'DE'], finishes: ['normal', 'foil'] }
    expect(await product('EEE-1')).toMatchObject(joined)
    expect(await bring('mtgjson', told(['EN', 'DE'], ['normal']))).toMatchObject({ changed: 0 })
    await bring('csv', told(['PT'], ['foil']))
    expect(await product('EEE-1')).toMatchObject({ languages: ['PT'], finishes: ['foil'] })
  })

  it('has no languages where the file has one of each printing only', async () => {
    const row = (id: string, number: string, lang: string) => ({
      ...{ object: 'card', id, oracle_id: `o-${number}`, name: 'Crow', lang, set: 'fff', set_name: 'Fff' },
      ...{ set_type: 'core', released_at: '2020-01-01', collector_number: number, rarity: 'common', digital: false },
      ...{ finishes: ['nonfoil'], layout: 'normal', colors: [] },
    })
    const languagesIn = async (name: string, rows: object[]) => {
      const file = join(scratch, name)
      writeFileSync(file, JSON.stringify(rows))
      const found: unknown[] = []
      for await (const reading of importFormats['scryfall']!.read(file, { total: 0, done: 0 }))
        found.push('card' in reading ? reading.card.languages : reading.problem)
      return found
    }
    expect(await languagesIn('default.json', [row('a', '1', 'en'), row('b', '2', 'ja')])).toEqual([null, null])
    const all = [row('a', '1', 'en'), row('c', '1', 'de'), row('b', '2', 'ja')]
    expect(await languagesIn('all.json', all)).toEqual([['EN', 'DE'], ['JP']])
  })
})

describe('an id that stands on two printings', () => {
  it('is told once for each shop, and both printings are there', async () => {
    const told: string[] = []
    async function* readings() {
      for (const number of ['1', '2', '3']) {
        const ids = [
          { kind: 'cardmarket', value: number === '3' ? '78' : '77' },
          { kind: 'cardmarket', value: '79' },
          { kind: 'tcgplayer', value: number },
        ]
        const card = { ...blankCard, set: setOf('tcgdex', 'HHH'), id: `HHH-${number}`, number, nameEn: number, ids }
        yield { file: 'a.json', line: Number(number), card }
      }
    }
    const watch = { onBad: ({ line, problem }: { line: number; problem: string }) => told.push(`${line} ${problem}`) }
    expect(await importCatalogue(app, readings(), { ...watch, onChunk: () => undefined })).toMatchObject({
      added: 3,
      bad: 0,
    })
    expect(told).toEqual([expect.stringContaining('2 2 números de cardmarket em mais de uma impressão, como 77')])
  })
})

describe('a game that an operator has renamed', () => {
  it('takes the cards of a file that says its present name', async () => {
    await app.db.updateTable('businesses').set({ name: 'Os Magos' }).where('slug', '=', 'magic').execute()
    const file = join(scratch, 'renamed.csv')
    writeFileSync(file, 'jogo;colecao;colecao_codigo;codigo;numero;nome\nOs Magos;Ggg;GGG;GGG-1;1;Corvo')
    const readings = importFormats.csv!.read(file, { total: 0, done: 0 })
    await importCatalogue(app, readings, { onBad: () => undefined, onChunk: () => undefined })
    const games = await app.db.selectFrom('businesses').select('slug').where('name', '=', 'Os Magos').execute()
    expect(games).toEqual([{ slug: 'magic' }])
  })
})

describe('a card of Pokémon', () => {
  it('is taken with a long text, and trainers and energies with their rules', async () => {
    const set = { id: 'sv99', name: 'Test', printedTotal: 2, ptcgoCode: 'TST' }
    const long = 'Discard an Energy from this Pokémon. '.repeat(30).trim()
    const rows = [
      { id: 'sv99-1', name: 'Moltres & Zapdos', number: '1', supertype: 'Pokémon', attacks: [{ name: 'Trinity', damage: '210', text: long }], set }, // prettier-ignore
      { id: 'sv99-2', name: "Boss's Orders", number: '2', supertype: 'Trainer', rules: ['Switch in 1 of them.', 'Only 1.'], set }, // prettier-ignore
      { id: 'sv99-3', name: 'Jet Energy', number: '3', supertype: 'Energy', rules: ['Provides 1 Energy.'], set },
    ]
    const file = join(scratch, 'pokemon.ndjson')
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
    const readings = importFormats['pokemon-tcg-data']!.read(file, { total: 0, done: 0 })
    const outcome = await importCatalogue(app, readings, { onBad: () => undefined, onChunk: () => undefined })
    expect(outcome).toMatchObject({ added: 3, bad: 0 })
    expect((await product('sv99-1')).text).toBe(`Trinity 210: ${long}`)
    expect((await product('sv99-2')).text).toBe('Switch in 1 of them.\nOnly 1.')
    expect((await product('sv99-3')).text).toBe('Provides 1 Energy.')
  })
})
