import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answers, type ListedPrinting, listSpellings } from '../../../testing/list-spellings.ts'
import { testApp } from '../../../testing/test-app.ts'
import { importCatalogue, importFormats } from '../../catalogue/imports/index.ts'
import { readList } from './reading.ts'

const folder = resolve(process.env.REAL_DATA_DIR ?? '../shared/data')
const isThere = existsSync(join(folder, 'games/one-piece.csv.gz'))
/** `LIST_LINES=all` writes every card of every game in every spelling: some 900,000 lines, which take half an hour. */
const isWhole = process.env.LIST_LINES === 'all'
const LINES = isWhole ? Infinity : Number(process.env.LIST_LINES ?? 60)
const LINES_A_CALL = 200
/** Of these files only a part of the sets, or of the cards, is read unless all is asked for. */
const sources: [format: string, file: string, oneIn: number][] = [
  ['pokemon-tcg-data', 'pokemon-cards.ndjson.gz', 6],
  ['tcgdex', 'tcgdex-cards-pt.ndjson.gz', 6],
  ['mtgjson', 'games/mtgjson', 1],
  ['yaml-yugi', 'games/yaml-yugi-cards.ndjson.gz', 12],
  ['flesh-and-blood', 'games/flesh-and-blood', 4],
  ['lorcana', 'games/lorcana', 1],
  ['csv', 'games/one-piece.csv.gz', 1],
]

const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

interface Counts {
  'taken right': number
  'asked, right in three': number
  'asked without': number
  wrong: number
}

function outcomeOf(
  got: ListedPrinting | undefined,
  offered: ListedPrinting[],
  isRight: (one: ListedPrinting) => boolean,
): keyof Counts {
  if (got) return isRight(got) ? 'taken right' : 'wrong'
  return offered.slice(0, 3).some(isRight) ? 'asked, right in three' : 'asked without'
}

describe.skipIf(!isThere)('cards of real games in the spellings of lists (skipped without REAL_DATA_DIR)', async () => {
  if (!isThere) return
  const { app } = await testApp()
  await app.database.pool.query('truncate products, categories, businesses, rarities, elements cascade')
  for (const [format, file, oneIn] of sources) {
    async function* some() {
      for await (const reading of importFormats[format]!.read(join(folder, file), { total: 0, done: 0 })) {
        if (!('card' in reading)) continue
        const { card } = reading
        const key = format === 'yaml-yugi' ? (card.cardKey ?? card.id) : card.set.id
        if (isWhole || hashOf(key) % oneIn === 0) yield reading
      }
    }
    await importCatalogue(app, some(), { onBad: () => undefined, onChunk: () => undefined })
  }
  const { rows } = await app.database.pool.query<ListedPrinting & { game: string }>(`
    select p.id, p.code, c.business_id || p.card card, p.name, coalesce(p.name_en, p.name) name_en,
      coalesce(p.card_number, '') "number", split_part(p.reference_total, '/', 2) total, c.code set_code,
      coalesce(c.name_en, c.name) set_name, c.id category_id, c.kind set_kind, p.languages, b.name game,
      (select min(value) from product_ids i where i.product_id = p.id and kind = 'ptcgo') ptcgo,
      (select min(value) from product_ids i where i.product_id = p.id and kind = 'password') password
    from products p join categories c on c.id = p.category_id join businesses b on b.id = c.business_id
    order by md5(p.code), p.id`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byGame = Map.groupBy(rows, ({ game }) => game)

  /** Reads lines as all doors of lists do, 200 at once; what is bought of them is another matter. */
  async function countsOf(spelling: string, written: [string, ListedPrinting][], misses: string[]) {
    const counts: Counts = { 'taken right': 0, 'asked, right in three': 0, 'asked without': 0, wrong: 0 }
    const isDeckFile = spelling === 'YDK'
    for (let from = 0; from < written.length; from += LINES_A_CALL) {
      const part = [...new Map(written.slice(from, from + LINES_A_CALL)).entries()]
      const text = part.map(([line]) => (isDeckFile ? line.split('\n')[1]! : line))
      const { understood, unknown } = await readList(app, (isDeckFile ? ['#main', ...text] : text).join('\n'))
      const answerAt = new Map(understood.map(({ lineNumber, productId }) => [lineNumber, productId]))
      const askedAt = new Map(unknown.map(({ line_number: line, suggestions }) => [line, suggestions]))
      for (const [at, [line, printing]] of part.entries()) {
        const lineNumber = at + (isDeckFile ? 2 : 1)
        const got = byId.get(answerAt.get(lineNumber) ?? 0)
        const offered = (askedAt.get(lineNumber) ?? []).flatMap(({ product_id: id }) => byId.get(id) ?? [])
        const outcome = outcomeOf(got, offered, (one) => answers(spelling, printing, one))
        counts[outcome]++
        if (outcome === 'taken right') continue
        const answer = got ? `${got.code} ${got.name_en}` : offered.map(({ code, name_en }) => `${code} ${name_en}`)
        misses.push(`${outcome} | ${spelling}: ${line} (${printing.code}) → ${String(answer)}`)
      }
    }
    return counts
  }

  it.each(Object.keys(listSpellings))(
    '%s: no line means another card',
    async (game) => {
      const printings = [...byGame].find(([name]) => name.startsWith(game))?.[1] ?? []
      expect(printings.length).toBeGreaterThan(100)
      const table: Record<string, Counts> = {}
      const misses: string[] = []
      for (const [spelling, write] of Object.entries(listSpellings[game]!)) {
        const written = printings.flatMap((one): [string, ListedPrinting][] => {
          const line = write(one)
          return line ? [[line, one]] : []
        })
        table[spelling] = await countsOf(spelling, written.slice(0, LINES), misses)
      }
      console.log(game)
      console.table(table)
      if (process.env.LIST_MISSES) console.log(misses.slice(0, Number(process.env.LIST_MISSES)).join('\n'))
      // several sets print "4/102"
      const decided = Object.entries(table).flatMap(([spelling, counts]) => (spelling === 'bare n/t' ? [] : counts))
      const sum = (of: keyof Counts, from = Object.values(table)) => from.reduce((all, each) => all + each[of], 0)
      const lines = decided.flatMap((counts) => Object.values(counts) as number[]).reduce((all, one) => all + one, 0)
      expect(sum('wrong')).toBe(0)
      expect(sum('taken right', decided) / lines).toBeGreaterThanOrEqual(0.995)
    },
    3_600_000,
  )
})
