import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { type BadRow, importCatalogue, importFormats } from '../index.ts'

const { app } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-sheets-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const heading = 'jogo;colecao;colecao_codigo;codigo;numero;nome'

async function importing(...lines: string[]) {
  const file = join(scratch, 'cards.csv')
  writeFileSync(file, [heading, ...lines].join('\n'))
  const bad: BadRow[] = []
  const readings = importFormats.csv!.read(file, { total: 0, done: 0 })
  const outcome = await importCatalogue(app, readings, { onBad: (row) => bad.push(row), onChunk: () => undefined })
  return { outcome, bad: bad.map(({ line, problem }) => [line, problem]) }
}

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

  it('is refused to another game of the same file, and the rest goes in', async () => {
    expect(await importing(fair, festival, 'Quermesse;Bandeirolas;BDR;;002;Traque')).toEqual({
      outcome: { added: 2, changed: 0, unchanged: 0, merged: 0, bad: 1 },
      bad: [[3, taken]],
    })
    expect(await products()).toEqual([
      { code: 'BDR-001', name: 'Zabumba', game: 'Feira' },
      { code: 'BDR-002', name: 'Traque', game: 'Quermesse' },
    ])
  })

  it('is refused to another game of a later file, which leaves the product as it was', async () => {
    await importing(fair)
    expect(await importing(festival)).toEqual({
      outcome: { added: 0, changed: 0, unchanged: 0, merged: 0, bad: 1 },
      bad: [[2, taken]],
    })
    expect(await products()).toEqual([{ code: 'BDR-001', name: 'Zabumba', game: 'Feira' }])
    expect(await rows('select slug from businesses')).toEqual([{ slug: 'feira' }])
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

describe('a shelf that is there already', () => {
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
