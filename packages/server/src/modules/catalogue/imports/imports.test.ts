import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { type BadRow, importCatalogue, importFormats, ImportImpossible } from './index.ts'

const { app, as } = await testApp()
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'bra-import-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function importing(format: string, path: string, setsFile?: string) {
  const bad: BadRow[] = []
  const readings = importFormats[format]!.read(path, { total: 0, done: 0 }, setsFile)
  const outcome = await importCatalogue(app, readings, { onBad: (row) => bad.push(row), onChunk: () => undefined })
  return { outcome, bad }
}

const folder = () => importing('pokemon-tcg-data', fixture('pokemon-tcg-data'))
const tcgdex = () => importing('tcgdex', fixture('tcgdex-cards.ndjson'))

const product = async (code: string) => {
  const { rows } = await app.database.pool.query(
    `select p.*, c.name set_name, c.code set_code, r.name rarity, r.glyph,
            (select array_agg(e.name order by e.name) from elements e where e.id = any(p.element_ids)) elements
     from products p join categories c on c.id = p.category_id left join rarities r on r.id = p.rarity_id
     where p.code = $1`,
    [code],
  )
  return rows[0]
}
const set = async (sourceId: string) => {
  const { rows } = await app.database.pool.query('select * from categories where source_id = $1', [sourceId])
  return rows[0]
}
/** Everything but ids and instants, to compare two ways to the same catalogue. */
const catalogue = async () => {
  const { rows } = await app.database.pool.query(
    `select p.code, p.name, p.name_en, p.card_number, p.reference, p.reference_total, p.images, p.kind, p.strength,
            p.artist, p.source, c.name set_name, c.code set_code, c.total, r.slug
     from products p join categories c on c.id = p.category_id left join rarities r on r.id = p.rarity_id
     order by p.code collate "C"`,
  )
  return rows
}

beforeEach(() =>
  app.database.pool.query('truncate products, categories, businesses, rarities, elements restart identity cascade'),
)

describe('importing pokemon-tcg-data', () => {
  it('adds the cards of a folder, and finds nothing to change the second time', async () => {
    expect(await folder()).toEqual({ outcome: { added: 10, changed: 0, unchanged: 0, merged: 0, bad: 0 }, bad: [] })
    expect((await folder()).outcome).toEqual({ added: 0, changed: 0, unchanged: 10, merged: 0, bad: 0 })
  })

  it('writes what a shop needs of a card, the small picture first', async () => {
    await folder()
    expect(await product('zz1-2')).toMatchObject({
      name: 'Drumwhale',
      card_number: '2',
      set_name: 'Tidal Drums',
      set_code: 'TDR',
      reference: 'tdr2',
      reference_total: '2/2',
      rarity: 'Rara Holo',
      glyph: '★',
      elements: ['Metal', 'Água'],
      kind: 'Pokémon · Estágio 2 · ex',
      strength: '310 PS',
      weight_grams: 2,
      ncm: '95044000',
      source: 'pokemon-tcg-data',
      images: ['https://images.example.com/zz1/2.png', 'https://images.example.com/zz1/2_hires.png'],
    })
    expect(await set('zz1')).toMatchObject({
      name: 'Tidal Drums',
      series: 'Escarlate e Violeta',
      total: 2,
      release_date: '2024-03-22',
      products_count: 3,
      logo: 'https://images.example.com/zz1/logo.png',
    })
  })

  it('reads one card a line to the same catalogue', async () => {
    await folder()
    expect((await importing('pokemon-tcg-data', fixture('pokemon-cards.ndjson'))).outcome).toMatchObject({
      unchanged: 10,
    })
  })

  it('orders and finds numbers that are not numbers', async () => {
    await folder()
    const { rows } = await app.database.pool.query(
      `select card_number, reference from products p join categories c on c.id = p.category_id
       where c.source_id in ('zzp', 'zz1tg') order by number_sort collate "C"`,
    )
    expect(rows.map((row) => row.card_number)).toEqual(['GG01', 'H1', 'RC31', 'SM191', 'SV092', 'TG2', 'TG16'])
    expect(rows.map((row) => row.reference)).toContain('tdrtg16')
    expect(await product('zz1tg-TG16')).toMatchObject({ reference_total: 'tg16/tg30' })
    expect(await product('zz1-3')).toMatchObject({ reference_total: '3/2', rarity: 'Hiper Rara' })
  })

  it('takes a card without rarity, artist and subtypes, and a set that counts fewer cards than it has', async () => {
    await folder()
    expect(await product('zz1tg-TG2')).toMatchObject({ rarity: null, artist: null, kind: 'Pokémon' })
    expect(await set('zzp')).toMatchObject({ total: 2, products_count: 5, code: 'ZZP', series: 'Outras' })
  })

  it('gives a printed code to the main set, and to its gallery its own id', async () => {
    await folder()
    expect([(await set('zz1')).code, (await set('zz1tg')).code]).toEqual(['TDR', 'ZZ1TG'])
  })

  it('updates the card that changed and touches no other', async () => {
    await folder()
    const before = await product('zz1-1')
    const copy = join(scratch, 'changed')
    cpSync(fixture('pokemon-tcg-data'), copy, { recursive: true })
    const file = join(copy, 'cards/en/zz1.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Drumwhale"', '"Drumwhale Reborn"'))
    expect((await importing('pokemon-tcg-data', copy)).outcome).toMatchObject({ changed: 1, unchanged: 9 })
    expect(await product('zz1-2')).toMatchObject({ name: 'Drumwhale Reborn', name_en: 'Drumwhale Reborn' })
    expect(await product('zz1-1')).toEqual(before)
  })
})

describe('importing again what an operator has worked on', () => {
  const draftOf = async (operator: Person, id: number) => {
    const { products } = (await operator.get(`/api/v1/admin/products?q=${(await byId(id)).code}`)).body
    const { id: _, type: __, category: ___, offers: ____, ...draft } = products[0]
    return draft
  }
  const byId = async (id: number) =>
    (await app.database.pool.query('select * from products where id = $1', [id])).rows[0]

  it('brings no merged product back, and says how many it left out', async () => {
    await folder()
    const operator = await as('operator')
    const [gone, kept] = [await product('zz1-1'), await product('zz1-2')]
    const url = `/api/v1/admin/products/${gone.id}/merge`
    expect((await operator.post(url, { into_id: kept.id, reason: 'É a mesma carta' })).status).toBe(200)
    expect((await folder()).outcome).toEqual({ added: 0, changed: 0, unchanged: 9, merged: 1, bad: 0 })
    expect((await tcgdex()).outcome).toMatchObject({ merged: 1 })
    expect(await product('zz1-1')).toBeUndefined()
  })

  it('leaves what was corrected, and still writes the rest', async () => {
    await folder()
    const operator = await as('operator')
    const { id } = await product('zz1-2')
    const draft = { ...(await draftOf(operator, id)), name: 'Baleia do Tambor', rarity_id: null, card_number: '77' }
    const saved = await operator.put(`/api/v1/admin/products/${id}`, { draft, reason: 'Conferido na carta' })
    expect(saved.status).toBe(200)
    await app.database.pool.query(`update products set artist = 'Ninguém' where id = $1`, [id])
    await folder()
    await tcgdex()
    expect(await byId(id)).toMatchObject({ name: 'Baleia do Tambor', rarity_id: null, card_number: '77' })
    expect(await byId(id)).toMatchObject({ reference: 'tdr77', number_sort: expect.stringContaining('77') })
    expect((await byId(id)).artist).not.toBe('Ninguém')
    expect((await folder()).outcome).toMatchObject({ added: 0, changed: 0 })
  })

  it('knows a card whose code was changed, and makes no double of it', async () => {
    await folder()
    const operator = await as('operator')
    const { id } = await product('zz1-2')
    const draft = { ...(await draftOf(operator, id)), code: 'TDR-002' }
    await operator.put(`/api/v1/admin/products/${id}`, { draft, reason: 'Código da casa' })
    expect((await folder()).outcome).toEqual({ added: 0, changed: 0, unchanged: 10, merged: 0, bad: 0 })
    expect((await byId(id)).code).toBe('TDR-002')
  })

  it('refuses a card whose code an operator gave to another', async () => {
    await folder()
    const operator = await as('operator')
    const { id } = await product('zz1-2')
    const draft = { ...(await draftOf(operator, id)), code: 'zz02-1' }
    await operator.put(`/api/v1/admin/products/${id}`, { draft, reason: 'Código da casa' })
    const { bad } = await tcgdex()
    expect(bad.map(({ problem }) => problem)).toContainEqual(expect.stringContaining('o código zz02-1 já é de'))
    expect((await byId(id)).name_en).toBe('Drumwhale')
  })
})

describe('a row that the database refuses', () => {
  it('costs no other row of its chunk', async () => {
    const lines = readFileSync(fixture('pokemon-cards.ndjson'), 'utf8').trim().split('\n')
    const file = join(scratch, 'refused.ndjson')
    writeFileSync(
      file,
      [...lines, lines[9]!.replaceAll('zzp', 'zzq').replace('"printedTotal": 2', '"printedTotal": 99999999999')].join(
        '\n',
      ),
    )
    const { outcome, bad } = await importing('pokemon-tcg-data', file)
    expect(outcome).toMatchObject({ added: 10, bad: 1 })
    expect(bad[0]).toMatchObject({ line: 11, problem: expect.stringContaining('recusou') })
  })
})

describe('importing tcgdex', () => {
  it('adds Portuguese names to the products that are there, and the cards that are not', async () => {
    await folder()
    const { outcome, bad } = await tcgdex()
    expect(outcome).toEqual({ added: 2, changed: 4, unchanged: 0, merged: 0, bad: 1 })
    expect(bad).toMatchObject([{ line: 7, problem: 'a carta não tem nome em português nem em inglês' }])
    expect(await product('zz1-2')).toMatchObject({ name: 'Baleiambor', name_en: 'Drumwhale', rarity: 'Rara Holo' })
    expect(await product('zz1-3')).toMatchObject({ name: 'Velho Tamborileiro', name_en: 'Old Drummer' })
    const editions = ['ilimitada', '1edicao', 'shadowless']
    expect(await product('zz1tg-TG2')).toMatchObject({ name: 'Sapobrasa', artist: 'Seu Raul', editions })
    expect(await set('zz1')).toMatchObject({ name: 'Tambores da Maré', name_en: 'Tidal Drums', slug: 'tidal-drums' })
  })

  it('comes to the same catalogue whichever file is first, and stays there', async () => {
    await folder()
    await tcgdex()
    const first = await catalogue()
    await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')
    await tcgdex()
    await folder()
    expect(await catalogue()).toEqual(first)
    expect((await tcgdex()).outcome).toMatchObject({ added: 0, changed: 0, unchanged: 6 })
    expect((await folder()).outcome).toMatchObject({ added: 0, changed: 0, unchanged: 10 })
  })

  it('takes cards with a Portuguese name only, or an English one only', async () => {
    await tcgdex()
    expect(await product('zz02-1')).toMatchObject({
      name: 'Coretinho',
      name_en: null,
      set_name: 'Ecos da Feira',
      set_code: 'ZZ02',
      reference_total: '1/2',
      rarity: 'Ilustração Rara',
    })
    expect(await product('zz02-?')).toMatchObject({ name: 'Hollow Note', kind: 'Energia · Especial', source: 'tcgdex' })
  })

  it('gives a printed code to the main set even where its gallery comes first', async () => {
    await tcgdex()
    expect([(await set('zz1')).code, (await set('zz1tg')).code]).toEqual(['TDR', 'ZZ1TG'])
  })

  it('asks for the sets when they are not beside the cards', async () => {
    const alone = join(scratch, 'alone.ndjson')
    cpSync(fixture('tcgdex-cards.ndjson'), alone)
    await expect(importing('tcgdex', alone)).rejects.toThrow(/--sets/)
    expect((await importing('tcgdex', alone, fixture('tcgdex-sets.json'))).outcome).toMatchObject({ added: 6 })
  })
})

describe('importing a spreadsheet', () => {
  it('reads Portuguese headers, semicolons and a byte order mark, and says which lines are wrong', async () => {
    const { outcome, bad } = await importing('csv', fixture('cards.csv'))
    expect(outcome).toEqual({ added: 2, changed: 0, unchanged: 0, merged: 0, bad: 2 })
    expect(bad.map((row) => [row.line, row.problem])).toEqual([
      [4, 'nome: falta preencher'],
      [5, 'colecao_total: "muitas" não é um número inteiro'],
    ])
    expect(await product('BDR-001')).toMatchObject({
      name: 'Zabumba; a Grande',
      name_en: 'Great Zabumba',
      reference: 'bdr1',
      reference_total: '1/12',
      elements: ['Fogo', 'Água'],
      rarity: 'Rara',
    })
    expect(await product('BDR-013')).toMatchObject({ weight_grams: 3, rarity: 'Rara Secreta', glyph: '✸' })
    expect(await set('feira-BDR')).toMatchObject({ total: 12, release_date: '2026-06-24', products_count: 2 })
  })

  it('makes the brands and leagues that it names, once, and knows those that are there', async () => {
    const file = join(scratch, 'tagged.csv')
    const row = (number: number, tags: string) => `Feira,Bandeirinhas,BDR,${number},Zabumba ${number},${tags}\n`
    const header = 'jogo,colecao,colecao_codigo,numero,nome,marca,liga\n'
    const tagsOf = async (code: string) => {
      const { brand_id, league_id } = await product(code)
      const { rows } = await app.database.pool.query(
        'select name from tags where id = any(array[$1, $2]::int[]) order by used_in',
        [brand_id, league_id],
      )
      return rows.map(({ name }) => name)
    }
    writeFileSync(file, header + row(1, 'Casa da Feira,Liga do Coreto') + row(2, 'CASA DA FEIRA,') + row(3, '???,'))
    const { outcome, bad } = await importing('csv', file)
    expect(outcome).toMatchObject({ added: 2, bad: 1 })
    expect(bad[0]!.problem).toBe('marca: use letras ou números')
    expect(await tagsOf('BDR-1')).toEqual(['Casa da Feira', 'Liga do Coreto'])
    expect(await tagsOf('BDR-2')).toHaveLength(1)
    expect((await product('BDR-2')).brand_id).toBe((await product('BDR-1')).brand_id)
    writeFileSync(file, header + row(1, ',') + row(2, ','))
    expect((await importing('csv', file)).outcome).toMatchObject({ changed: 0, unchanged: 2 })
  })

  it('reads English headers and commas, accessories too', async () => {
    await importing('csv', fixture('cards.en.csv'))
    expect(await product('BNC-toalha-de-feltro')).toMatchObject({
      type: 'acs',
      ean: '7891234567895',
      weight_grams: 350,
      ncm: null,
    })
    expect(await product('BDR-1')).toMatchObject({ type: 'tcg', rarity: 'Comum' })
  })

  it('has the last word on a product of the public catalogues', async () => {
    await folder()
    const file = join(scratch, 'own.csv')
    writeFileSync(
      file,
      'jogo,colecao,colecao_codigo,codigo,numero,nome\nPokémon TCG,Tidal Drums,TDR,zz1-1,1,Sapo Brasa\n',
    )
    expect((await importing('csv', file)).outcome).toMatchObject({ added: 0, changed: 1 })
    await folder()
    await tcgdex()
    expect(await product('zz1-1')).toMatchObject({ name: 'Sapo Brasa', name_en: 'Emberfrog', set_code: 'TDR' })
  })

  it('refuses a file without the columns it needs', async () => {
    const file = join(scratch, 'poor.csv')
    writeFileSync(file, 'nome;preco\nZabumba;10\n')
    await expect(importing('csv', file)).rejects.toThrow('Faltam colunas')
  })
})

describe('a file of another format', () => {
  it('is said to be one after twenty rows that cannot be read, with what they lack', async () => {
    const file = join(scratch, 'prices.ndjson')
    writeFileSync(file, '{"id": "zz1-1", "brl": 10}\n'.repeat(500))
    const bad: BadRow[] = []
    const readings = importFormats.tcgdex!.read(file, { total: 0, done: 0 }, fixture('tcgdex-sets.json'))
    const watch = { onBad: (row: BadRow) => bad.push(row), onChunk: () => undefined }
    const importingIt = importCatalogue(app, readings, watch)
    await expect(importingIt).rejects.toThrow(ImportImpossible)
    await expect(importingIt).rejects.toThrow('das 20 primeiras linhas')
    await expect(importingIt).rejects.toThrow('linha 1: localId: falta; name: falta; set: falta')
    expect(bad.length).toBeLessThan(20)
  })

  it('is not what has one good row, however many are bad', async () => {
    const file = join(scratch, 'mostly.ndjson')
    const [first] = readFileSync(fixture('tcgdex-cards.ndjson'), 'utf8').split('\n')
    writeFileSync(file, `${first}\n${'{"id": "zz1-1"}\n'.repeat(30)}`)
    const { outcome } = await importing('tcgdex', file, fixture('tcgdex-sets.json'))
    expect(outcome).toMatchObject({ added: 1, bad: 30 })
  })
})

describe('a file that was cut', () => {
  it('keeps the lines before the cut and names the one that was lost', async () => {
    const file = join(scratch, 'cut.ndjson')
    cpSync(fixture('pokemon-cards.ndjson'), file)
    truncateSync(file, readFileSync(file).lastIndexOf('\n', -2) - 40)
    const { outcome, bad } = await importing('pokemon-tcg-data', file)
    expect(outcome).toMatchObject({ added: 8, bad: 1 })
    expect(bad[0]).toMatchObject({ file, line: 9, problem: expect.stringContaining('cortada') })
  })

  it('keeps what a cut .gz still holds', async () => {
    const bytes = gzipSync(readFileSync(fixture('pokemon-cards.ndjson')))
    const file = join(scratch, 'cut.ndjson.gz')
    writeFileSync(file, bytes.subarray(0, bytes.length - 60))
    const { outcome, bad } = await importing('pokemon-tcg-data', file)
    expect(outcome.added).toBeGreaterThan(0)
    expect(bad).toHaveLength(1)
    writeFileSync(file, bytes.subarray(0, bytes.length - 4))
    const tail = await importing('pokemon-tcg-data', file)
    expect(tail.outcome).toMatchObject({ bad: 1 })
    expect(tail.outcome.added + tail.outcome.unchanged + tail.outcome.changed).toBe(10)
    expect(tail.bad[0]!.problem).toContain('.gz está cortado')
  })

  it('keeps the whole cards of a cut JSON list', async () => {
    const copy = join(scratch, 'cut-folder')
    cpSync(fixture('pokemon-tcg-data'), copy, { recursive: true })
    const file = join(copy, 'cards/en/zz1.json')
    truncateSync(file, readFileSync(file).length - 30)
    const { outcome, bad } = await importing('pokemon-tcg-data', copy)
    expect(outcome).toMatchObject({ added: 9, bad: 1 })
    expect(bad[0]).toMatchObject({ file, line: 4 })
  })

  it('reports an open quote of a spreadsheet and keeps the rows before', async () => {
    const file = join(scratch, 'quote.csv')
    writeFileSync(file, 'jogo,colecao,colecao_codigo,nome\nFeira,Bancada,BNC,Toalha\nFeira,Bancada,BNC,"Dado\n')
    const { outcome, bad } = await importing('csv', file)
    expect(outcome).toMatchObject({ added: 1, bad: 1 })
    expect(bad[0]!.problem).toContain('aspas')
  })

  it('is not confused with one that does not exist', async () => {
    await expect(importing('tcgdex', join(scratch, 'nothing.ndjson'))).rejects.toThrow(ImportImpossible)
    await expect(importing('pokemon-tcg-data', scratch)).rejects.toThrow(/não é uma cópia/)
  })
})
