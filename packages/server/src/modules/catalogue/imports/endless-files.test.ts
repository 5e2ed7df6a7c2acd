import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { importFormats } from './formats.ts'
import { importCatalogue } from './imports.service.ts'
import type { Meter } from './imports.types.ts'
import { MOST_OF_WHOLE, MOST_VALUES } from './limits.ts'
import { readInThread } from './reading-thread.ts'

const { app } = await testApp()
const scratch = mkdtempSync(join(tmpdir(), 'bra-endless-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function written(name: string, content: string | Buffer) {
  const path = join(scratch, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

const meterOf = (): Meter => ({ total: 0, done: 0 })
async function problemsOf(format: string, path: string, meter = meterOf()) {
  const problems: string[] = []
  for await (const reading of importFormats[format]!.read(path, meter))
    if ('problem' in reading) problems.push(reading.problem)
  return problems
}

const endless = 'x'.repeat(20_000_000)
const packed = gzipSync(endless)
const headingOfSheet = 'jogo;colecao;colecao_codigo;numero;nome\n'
const headingOfTable = 'Unique ID\tCard Unique ID\tCard ID\tSet ID\tName\tColor\n'

/** A file of each reader that goes by lines, with a break after `before` and none in the rest. */
const byLines: Record<string, (content: Buffer | string, ending: string) => string> = {
  csv: (content, ending) => written(`csv/sheet.csv${ending}`, content),
  'pokemon-tcg-data': (content, ending) => written(`pokemon/cards.ndjson${ending}`, content),
  tcgdex: (content, ending) => {
    written('tcgdex/sets.json', '[]')
    return written(`tcgdex/cards.ndjson${ending}`, content)
  },
  'yaml-yugi': (content, ending) => written(`yugi/cards.ndjson${ending}`, content),
  'flesh-and-blood': (content, ending) => {
    const folder = `fab${ending}`
    for (const name of ['card-printing', 'card-face-association', 'set', 'set-printing'])
      written(`${folder}/${name}.csv`, headingOfTable)
    return dirname(written(`${folder}/card.csv${ending}`, content))
  },
}

describe('a sheet of nothing but quotes', () => {
  it('stops the import once a hundred thousand lines have problems', async () => {
    const card = 'Feira;Torneios;TRN;1;Curió\n'
    const told: number[] = []
    const readings = importFormats.csv!.read(
      written('quotes.csv', headingOfSheet + card + '"\n'.repeat(300_000)),
      meterOf(),
    )
    const watch = { onBad: ({ line }: { line: number }) => void told.push(line), onChunk: () => undefined }
    await expect(importCatalogue(app, readings, watch)).rejects.toThrow(
      /^100\.000 linhas têm problemas, e a importação parou na linha 100002 de/,
    )
    expect(told).toHaveLength(100_000)
  })
})

describe('a line without end', () => {
  it.each(Object.keys(byLines))('is refused with its number, packed as %s', async (format) => {
    await expect(problemsOf(format, byLines[format]!(packed, '.gz'))).rejects.toThrow(
      /^A linha 1 de .* tem mais de 1\.000\.000 letras/,
    )
  })

  it.each(Object.keys(byLines))(
    'is refused behind a line that is read, and nothing more is read: %s',
    async (format) => {
      const first = { csv: headingOfSheet, 'flesh-and-blood': headingOfTable }[format] ?? '{}\n'
      const meter = meterOf()
      await expect(problemsOf(format, byLines[format]!(first + endless, ''), meter)).rejects.toThrow(/^A linha 2 de /)
      const { done } = meter
      expect(done).toBeLessThan(2_000_000)
      await sleep(100)
      expect(meter.done).toBe(done)
    },
  )

  it('behind a heading that is refused is not read', async () => {
    const meter = meterOf()
    const file = written('other.csv', `nome;preco\n${endless}`)
    await expect(problemsOf('csv', file, meter)).rejects.toThrow('Faltam colunas')
    await sleep(100)
    expect(meter.done).toBeLessThan(2_000_000)
  })

  it('costs nothing where it ends in time, whatever ends the lines', async () => {
    const card = `Feira;Bancada;BNC;1;${'y'.repeat(300)}`
    for (const end of ['\n', '\r\n', '\r']) {
      const rows = Array.from({ length: 3000 }, () => card).join(end)
      const file = written('short.csv', headingOfSheet.trim() + end + rows + end)
      const lines: number[] = []
      for await (const { line } of importFormats.csv!.read(file, meterOf())) lines.push(line)
      expect(lines).toEqual(Array.from({ length: 3000 }, (_, at) => at + 2))
    }
  })
})

describe('a file that is read whole', () => {
  const wide = gzipSync(' '.repeat(MOST_OF_WHOLE + 1000))

  it('is refused before it unpacks to too much, wherever it lies', async () => {
    written('wide/tcgdex/sets.json.gz', wide)
    const tcgdex = written('wide/tcgdex/cards.ndjson', '{}')
    const mtgjson = written('wide/set.json.gz', wide)
    const yugi = dirname(written('wide/yugi/card.json.gz', wide))
    const lorcana = dirname(written('wide/lorcana/set.yml.gz', wide))
    for (const [format, path] of Object.entries({ tcgdex, mtgjson, 'yaml-yugi': yugi, lorcana }))
      await expect(problemsOf(format, path)).rejects.toThrow(/tem mais de 64\.000\.000 letras depois de aberto/)
  })

  it('is not parsed where it has too many values', async () => {
    const many = `{"data": {"code": "A", "name": "B", "cards": [${'[],'.repeat(MOST_VALUES / 2)}[]]}}`
    expect(await problemsOf('mtgjson', written('many.json', many))).toEqual(['o item tem mais de 4.000.000 valores'])
  })
})

describe('the thread that reads', () => {
  it('tells the same rows, with one set for all cards of a set', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `Feira;Bancada;BNC;${at};Dado ${at}\n`).join('')
    const path = written('feira.csv', `${headingOfSheet}${rows};;;;\n`)
    const told = []
    const meter = meterOf()
    for await (const reading of readInThread({ format: 'csv', path }, meter, new AbortController().signal))
      told.push(reading)
    const read = []
    for await (const reading of importFormats.csv!.read(path, meterOf())) read.push(reading)
    expect(told).toEqual(read)
    expect(new Set(told.flatMap((reading) => ('card' in reading ? [reading.card.set] : []))).size).toBe(1)
    expect(meter.done).toBe(meter.total)
  })

  it('ends at once where nobody waits for it any more', async () => {
    const path = written('braces.json', `[${'{},'.repeat(20_000_000)}{}]`)
    const stopping = new AbortController()
    const meter = meterOf()
    const looking = setInterval(() => meter.done > 0 && stopping.abort(), 10)
    for await (const reading of readInThread({ format: 'scryfall', path }, meter, stopping.signal))
      expect.fail(`nothing is told in the first pass: ${JSON.stringify(reading)}`)
    clearInterval(looking)
    expect(meter.done).toBeLessThan(meter.total / 2)
  })

  it('outlives no refusal: the sentence arrives', async () => {
    const path = written('csv/thread.csv.gz', packed)
    const reading = readInThread({ format: 'csv', path }, meterOf(), new AbortController().signal)
    await expect(reading.next()).rejects.toThrow(/^A linha 1 de /)
  })
})
