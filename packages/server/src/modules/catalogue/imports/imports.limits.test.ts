import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { type BadRow, importCatalogue, importFormats } from './index.ts'

const { app } = await testApp()
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'bra-import-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function importing(format: string, path: string) {
  const bad: BadRow[] = []
  const readings = importFormats[format]!.read(path, { total: 0, done: 0 })
  const outcome = await importCatalogue(app, readings, { onBad: (row) => bad.push(row), onChunk: () => undefined })
  return { outcome, bad }
}

describe('a value without end', () => {
  // nothing repeats in it, or the database would compress it
  const endless = Array.from({ length: 900 }, (_, at) => createHash('sha256').update(String(at)).digest('hex')).join('')

  it.each([
    ['id', 'id: tem mais de 80 letras'],
    ['number', 'number: tem mais de 80 letras'],
    ['name', 'name: tem mais de 300 letras'],
  ])('in the %s of a card is a fault of its row', async (field, problem) => {
    const lines = readFileSync(fixture('pokemon-cards.ndjson'), 'utf8').trim().split('\n')
    const file = join(scratch, `endless-${field}.ndjson`)
    writeFileSync(file, [...lines, JSON.stringify({ ...JSON.parse(lines[0]!), [field]: endless })].join('\n'))
    const { outcome, bad } = await importing('pokemon-tcg-data', file)
    expect(outcome.added + outcome.unchanged).toBe(10)
    expect(bad).toMatchObject([{ line: 11, problem }])
  })

  it('in a spreadsheet is one, too', async () => {
    const file = join(scratch, 'endless.csv')
    const row = (code: string, number: string, name: string) => `Feira;Bancada;BNC;${code};${number};${name}`
    const rows = [row('A', '1', 'Zabumba'), row(endless, '2', 'x'), row('C', endless, 'x'), row('D', '4', endless)]
    writeFileSync(file, `jogo;colecao;colecao_codigo;codigo;numero;nome\n${rows.join('\n')}\n`)
    const { outcome, bad } = await importing('csv', file)
    expect(outcome).toMatchObject({ added: 1, bad: 3 })
    expect(bad.map(({ problem }) => problem)).toEqual([
      'codigo: tem mais de 80 letras',
      'numero: tem mais de 80 letras',
      'nome: tem mais de 300 letras',
    ])
  })

  it('that only an index refuses costs no other row, and an unbroken word none of the search', async () => {
    const [reading] = await Array.fromAsync(importFormats.csv!.read(fixture('cards.csv'), { total: 0, done: 0 }))
    const good = reading as Extract<typeof reading, { card: unknown }>
    const endlessRow = { ...good, line: 9, card: { ...good.card, id: endless } }
    const longName = { ...good, line: 10, card: { ...good.card, id: 'BDR-900', namePt: endless.slice(0, 20_000) } }
    const rows = async function* () {
      yield* [good, endlessRow, longName]
    }
    const bad: BadRow[] = []
    const outcome = await importCatalogue(app, rows(), { onBad: (row) => bad.push(row), onChunk: () => undefined })
    expect(outcome).toMatchObject({ added: 2, bad: 1 })
    expect(bad).toMatchObject([{ line: 9, problem: expect.stringContaining('recusou') }])
  })
})

it('loses no card of a JSON list behind a brace too many, and says where that stands', async () => {
  const copy = join(scratch, 'brace-folder')
  cpSync(fixture('pokemon-tcg-data'), copy, { recursive: true })
  const file = join(copy, 'cards/en/zz1.json')
  const [opening, first, ...others] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [opening, first!.replace(/,$/, '},'), ...others].join('\n'))
  const { outcome, bad } = await importing('pokemon-tcg-data', copy)
  expect(outcome.added + outcome.unchanged).toBe(10)
  expect(bad).toMatchObject([{ file, line: 2, problem: expect.stringContaining('JSON') }])
})
