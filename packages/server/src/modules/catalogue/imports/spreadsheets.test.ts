import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { type BadRow, importCatalogue, importFormats } from './index.ts'

const { app } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-sheets-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const heading = 'jogo;colecao;colecao_codigo;codigo;numero;nome;artista'

async function importing(...lines: string[]) {
  const file = join(scratch, 'cards.csv')
  writeFileSync(file, [heading, ...lines].join('\n'))
  const bad: BadRow[] = []
  const readings = importFormats.csv!.read(file, { total: 0, done: 0 })
  const outcome = await importCatalogue(app, readings, { onBad: (row) => bad.push(row), onChunk: () => undefined })
  return { outcome, bad: bad.map(({ line, problem }) => [line, problem]) }
}

describe('a file that was cut inside of its last line', () => {
  it('does not make a card of what is left of it', async () => {
    const whole = ['Feira;Torneios;TRN;;001;Curió;', 'Feira;Torneios;TRN;;002;Curly Dadan;']
    expect(await importing(...whole, 'Feira;Torneios;TRN;;003;Curly Da')).toMatchObject({
      outcome: { added: 2, bad: 1 },
      bad: [[4, 'a última linha tem menos colunas do que as outras: o arquivo foi cortado']],
    })
    expect(await importing(...whole, 'Feira;Torneios;TRN;;003;Curly Dadá;')).toMatchObject({
      outcome: { added: 1, bad: 0 },
    })
    const short = ['Feira;Torneios;TRN;;004;Tambor', 'Feira;Torneios;TRN;;005;Triângulo']
    expect(await importing(...short)).toMatchObject({ outcome: { added: 2, bad: 0 } })
  })
})

const rows = async (statement: string) => (await app.database.pool.query(statement)).rows
const products = () =>
  rows(`select p.code, p.name, b.name game from products p join categories c on c.id = p.category_id
        join businesses b on b.id = c.business_id order by p.code`)

describe('a code that is of another product', () => {
  const fair = 'Feira;Bandeirinhas;BDR;;001;Zabumba'
  const festival = 'Quermesse;Bandeirolas;BDR;;001;Rojão'
  const taken = 'o código BDR-001 já é de "Zabumba", de Feira: esta linha precisa de outro'

  beforeEach(() =>
    app.database.pool.query('truncate products, categories, businesses, rarities, elements restart identity cascade'),
  )

  it('is given to another game with its name before it, in one file or two, and found again', async () => {
    expect((await importing(fair, festival, 'Quermesse;Bandeirolas;BDR;;002;Traque')).outcome).toMatchObject({
      added: 3,
    })
    expect(await products()).toEqual([
      { code: 'BDR-001', name: 'Zabumba', game: 'Feira' },
      { code: 'BDR-002', name: 'Traque', game: 'Quermesse' },
      { code: 'quermesse-BDR-001', name: 'Rojão', game: 'Quermesse' },
    ])
    for (const lines of [[fair, festival], [festival], [festival, fair]])
      expect((await importing(...lines)).outcome).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: lines.length,
        bad: 0,
      })
    expect((await importing(festival.replace('Rojão', 'Foguete'))).outcome).toMatchObject({ changed: 1, added: 0 })
  })

  it('is no code of the other game, whose product stays as it was', async () => {
    await importing(fair)
    expect((await importing(festival)).outcome).toMatchObject({ added: 1, bad: 0 })
    expect((await products())[0]).toEqual({ code: 'BDR-001', name: 'Zabumba', game: 'Feira' })
  })

  it('is no trouble once the row says a code of its own, the second time too', async () => {
    const own = festival.replace(';;', ';QBDR-001;')
    expect((await importing(fair, own)).outcome).toEqual({ added: 2, changed: 0, unchanged: 0, merged: 0, bad: 0 })
    expect((await importing(fair, own)).outcome).toEqual({ added: 0, changed: 0, unchanged: 2, merged: 0, bad: 0 })
    expect((await importing(fair, own.replace('Rojão', 'Foguete'))).outcome).toMatchObject({ changed: 1, unchanged: 1 })
  })

  it('is refused to a second line of its game, so that no card is lost without a word', async () => {
    const alternative = 'Feira;Bandeirinhas;BDR;;001;Zabumba de Prata'
    for (const added of [1, 0])
      expect(await importing(fair, alternative)).toEqual({
        outcome: { added, changed: 0, unchanged: 1 - added, merged: 0, bad: 1 },
        bad: [[3, 'o código BDR-001 já está na linha 2: dê um código a cada linha']],
      })
    expect(await products()).toEqual([{ code: 'BDR-001', name: 'Zabumba', game: 'Feira' }])
  })

  it('is told of where the house has it, unless the row means the product of the house', async () => {
    await importing(fair)
    await app.database.pool.query(`update products set source = 'shop'`)
    expect((await importing(fair)).outcome).toEqual({ added: 0, changed: 0, unchanged: 1, merged: 0, bad: 0 })
    expect(await importing(fair.replace('Zabumba', 'Triângulo'))).toEqual({
      outcome: { added: 0, changed: 0, unchanged: 0, merged: 0, bad: 1 },
      bad: [[2, taken]],
    })
  })
})

describe('a row of another catalogue', () => {
  const heading = 'jogo;colecao;colecao_codigo;codigo;numero;variante;nome;ids'
  beforeEach(() =>
    app.database.pool.query('truncate products, categories, businesses, rarities, elements restart identity cascade'),
  )
  const imported = async (source: 'csv' | 'scryfall', ...lines: string[]) => {
    const file = join(scratch, 'other.csv')
    writeFileSync(file, [heading, ...lines].join('\n'))
    async function* readings() {
      for await (const reading of importFormats.csv!.read(file, { total: 0, done: 0 })) {
        if ('card' in reading) reading.card.set.source = source
        yield reading
      }
    }
    return importCatalogue(app, readings(), { onBad: () => undefined, onChunk: () => undefined })
  }
  const bolt = 'Magic;Magic 2010;M10;RAIO-1;146;;Raio;'

  it('is the product with its set, number and variant, and a printing of another variant is not', async () => {
    await imported('csv', bolt, bolt.replace('RAIO-1;146;', 'RAIO-2;146;borderless'))
    const others = ['M10-146;0146;', 'M10-146b;146;borderless', 'M10-146c;146;foil'].map((own) =>
      bolt.replace('RAIO-1;146;', own),
    )
    for (const added of [1, 0]) expect(await imported('scryfall', ...others)).toMatchObject({ added, bad: 0 })
    expect((await rows('select code from products order by code')).map(({ code }) => code)).toEqual([
      'M10-146c',
      'RAIO-1',
      'RAIO-2',
    ])
  })

  it('is the product that another program calls so, whatever its number, and its names are joined', async () => {
    await imported('csv', `${bolt}scryfall:abc|tcgplayer:7`)
    expect(await imported('scryfall', 'Magic;Magic 2010;M10;;999;;Raio;scryfall:abc|cardmarket:9')).toMatchObject({
      added: 0,
    })
    expect(await rows('select kind, value from product_ids order by kind')).toEqual([
      { kind: 'cardmarket', value: '9' },
      { kind: 'scryfall', value: 'abc' },
      { kind: 'tcgplayer', value: '7' },
    ])
  })

  it('of a game under another of its names joins that game', async () => {
    await imported('csv', bolt)
    await app.database.pool.query(`update businesses set slug = 'magic-the-gathering'`)
    expect(await imported('scryfall', bolt.replace('RAIO-1', 'M10-146'))).toMatchObject({ added: 0 })
    expect(await rows('select slug from businesses')).toEqual([{ slug: 'magic-the-gathering' }])
  })
})

describe('what a row says of a printing', () => {
  it('is kept: variant, both names of the set, text, finishes, editions, languages, back, ids and names', async () => {
    const file = join(scratch, 'whole.csv')
    const head =
      'jogo;colecao;colecao_en;colecao_codigo;numero;variante;nome;texto;custo;acabamentos;edicoes;idiomas;imagem_verso;ids;nome_ja;raridade'
    const row =
      'Magic;Inverno;Winter;WNT;7;Alt Art;Floco;"Voar\nLampejo";{1}{U};Normal|Surge Foil;1ª Edição;Português|ja;/verso.webp;scryfall:x-1|tcgplayer:9;フロコ;Mythic'
    writeFileSync(file, `${head}\n${row}\n${row.replace('WNT;7', 'WNT;8').replace('Normal|Surge', 'Brilhosa|Surge')}`)
    const bad: string[] = []
    const watch = { onBad: ({ problem }: BadRow) => void bad.push(problem), onChunk: () => undefined }
    const twice = async () => importCatalogue(app, importFormats.csv!.read(file, { total: 0, done: 0 }), watch)
    expect(await twice()).toMatchObject({ added: 1, bad: 1 })
    expect(await twice()).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect(bad[0]).toBe('acabamentos: não conheço o acabamento "Brilhosa"')
    const [kept] = await rows(`select p.*, c.name_en set_en, r.slug rarity, r.name rarity_name, b.slug game
      from products p join categories c on c.id = p.category_id join rarities r on r.id = p.rarity_id
      join businesses b on b.id = r.business_id where p.code = 'WNT-7-alt-art'`)
    expect(kept).toMatchObject({
      variant: 'alt-art',
      set_en: 'Winter',
      text: 'Voar\nLampejo',
      cost: '{1}{U}',
      finishes: ['normal', 'surge'],
      editions: ['1edicao'],
      languages: ['PT', 'JP'],
      back_images: ['/verso.webp'],
      other_names: { JP: 'フロコ' },
      rarity: 'magic-mythic',
      rarity_name: 'Mítica Rara',
    })
    expect(kept.game).toMatch(/^magic/)
  })
})

describe('a category of goods that is there already', () => {
  it('keeps its kind of goods where the rows do not say theirs', async () => {
    const row = (code: string, name: string) => `Miudezas;Fichas;FCH;${code};;${name}`
    await importing(row('FCH-A', 'Ficha Azul'))
    await app.database.pool.query(`update categories set type = 'acs' where code = 'FCH'`)
    await app.database.pool.query(`update products set type = 'acs' where code = 'FCH-A'`)
    expect((await importing(row('FCH-A', 'Ficha Azul'), row('FCH-B', 'Ficha Branca'))).outcome).toMatchObject({
      added: 1,
      unchanged: 1,
    })
    expect(await rows(`select type from categories where code = 'FCH'`)).toEqual([{ type: 'acs' }])
    expect(await rows(`select type from products where code like 'FCH-%'`)).toEqual([{ type: 'acs' }, { type: 'acs' }])
  })
})

describe('quotes of a spreadsheet', () => {
  const row = (number: number, name: string) => `Feira;Bancada;BNC;;${number};${name}`

  it('that never close lose their own line, and are reported there', async () => {
    const names = Array.from({ length: 50 }, (_, at) => row(at + 1, at === 1 ? `"Carta ${at + 1}` : `Carta ${at + 1}`))
    expect(await importing(...names)).toEqual({
      outcome: { added: 49, changed: 0, unchanged: 0, merged: 0, bad: 1 },
      bad: [[3, 'a linha não segue o formato CSV (aspas ou colunas)']],
    })
  })

  it('are signs like any other inside a name', async () => {
    expect((await importing(row(90, 'Carta "A" Boa'))).outcome).toMatchObject({ added: 1, bad: 0 })
    expect(await rows(`select name from products where code = 'BNC-90'`)).toEqual([{ name: 'Carta "A" Boa' }])
  })

  it('that make no cell count their line once', async () => {
    expect(await importing(row(91, '"Carta" A "Boa"'), row(92, 'Boa'))).toMatchObject({
      outcome: { added: 1, bad: 1 },
      bad: [[2, expect.stringContaining('aspas')]],
    })
  })
})

describe('a spreadsheet in the old letters of Windows', () => {
  const reading = async (text: string) => {
    const file = join(scratch, 'ansi.csv')
    writeFileSync(file, text, 'latin1')
    const bad: BadRow[] = []
    const readings = importFormats.csv!.read(file, { total: 0, done: 0 })
    const outcome = await importCatalogue(app, readings, { onBad: (row) => bad.push(row), onChunk: () => undefined })
    return { outcome, bad }
  }

  it('loses the lines whose letters cannot be read, and none is written wrong', async () => {
    const { outcome, bad } = await reading(`${heading}\nFeira;Barraca;BRC;;1;Balão\nFeira;Barraca;BRC;;2;Fogueira`)
    expect(outcome).toMatchObject({ added: 1, bad: 1 })
    expect(bad).toMatchObject([{ line: 2, problem: expect.stringContaining('CSV UTF-8') }])
    expect(await rows(`select name from products where code like 'BRC-%'`)).toEqual([{ name: 'Fogueira' }])
  })

  it('says so where its columns cannot be read', async () => {
    await expect(reading(heading.replace('numero', 'número'))).rejects.toThrow('não está em UTF-8')
  })
})
