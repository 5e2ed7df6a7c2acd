import type { App } from '../../../../app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { saveProducts } from '../product-writing.queries.ts'
import { recountCategories, refreshSearchWords } from '../upkeep.queries.ts'
import { adoptRows, mergedCards, ownersOfCards, productsOfCards } from './import.queries.ts'
import { type BadRow, type ImportedCard, ImportImpossible, type LineOfFile, type Reading } from './import.types.ts'
import { Known } from './known.ts'
import { productRow } from './merge.ts'
import { inMergedGames } from './merged-games.ts'
import { siftByCode } from './taken-codes.ts'
import { Vocabulary } from './vocabulary.ts'

export type Writing = Pick<App, 'transaction' | 'clock'>

type ImportedRow = LineOfFile & { card: ImportedCard }

/** Counts of rows; every row read is counted in exactly one of these. */
export interface Outcome {
  added: number
  changed: number
  unchanged: number
  /** Rows of products that an operator has merged into others. */
  merged: number
  bad: number
}

export interface ImportWatch {
  onBad(row: BadRow): void
  onChunk(outcome: Outcome): void
  /** Ends the import after the current rows. */
  signal?: AbortSignal
}

const ROWS_A_CHUNK = 1000
const BAD_ROWS_OF_ANOTHER_FORMAT = 20

/** Writes what a reader reads, a thousand rows a transaction; an interrupted import continues when run again. */
export async function importCatalogue(
  app: Writing,
  readings: AsyncIterable<Reading>,
  watch: ImportWatch,
): Promise<Outcome> {
  const outcome: Outcome = { added: 0, changed: 0, unchanged: 0, merged: 0, bad: 0 }
  const touched = new Set<number>()
  const refuse = (row: BadRow) => {
    outcome.bad++
    watch.onBad(row)
  }
  const lineOf = new Map<string, LineOfFile>()
  let rows: ImportedRow[] = []
  const flush = async () => {
    await saveOrSift(app, rows, { outcome, touched, refuse })
    rows = []
    watch.onChunk(outcome)
  }
  for await (const reading of inMergedGames(app.transaction, ofThisFormat(readings))) {
    if ('problem' in reading) refuse(reading)
    else {
      const { card, file, line } = reading
      const key = `${card.set.business.slug} ${card.id}`
      const first = lineOf.get(key)
      if (first) refuse({ file, line, problem: repeated(card.id, first, file) })
      else {
        lineOf.set(key, { file, line })
        rows.push(reading)
      }
    }
    if (rows.length >= ROWS_A_CHUNK) await flush()
    if (watch.signal?.aborted) break
  }
  await flush()
  await app.transaction(async (tx) => {
    await recountCategories(tx, [...touched])
    await refreshSearchWords(tx)
  })
  return outcome
}

const repeated = (id: string, first: LineOfFile, file: string) =>
  `o código ${id} já está na linha ${first.line}${first.file === file ? '' : ` de ${first.file}`}: dê um código a cada linha`

/** If the first rows are all bad, the file has another format: the import stops instead of listing them. */
async function* ofThisFormat(readings: AsyncIterable<Reading>) {
  let [bad, isRight] = [0, false]
  let first: BadRow | undefined
  for await (const reading of readings) {
    if (!('problem' in reading)) isRight = true
    else if (!isRight) {
      first ??= reading
      if (++bad === BAD_ROWS_OF_ANOTHER_FORMAT) throw new ImportImpossible(anotherFormat(first))
    }
    yield reading
  }
}

const anotherFormat = ({ file, line, problem }: BadRow) =>
  `${file} não parece ser deste formato: das ${BAD_ROWS_OF_ANOTHER_FORMAT} primeiras linhas não consegui ler nenhuma. Na linha ${line}: ${problem}.`

interface Tally {
  outcome: Outcome
  touched: Set<number>
  refuse(row: BadRow): void
}

/** If the database refuses a chunk, its rows are saved one by one, so that one bad row does not cost the others. */
async function saveOrSift(app: Writing, rows: ImportedRow[], tally: Tally): Promise<void> {
  if (!rows.length) return
  try {
    const saved = await app.transaction((tx) => saveRows(tx, rows, app.clock.now()))
    saved.refused.forEach(tally.refuse)
    tally.outcome.added += saved.inserted
    tally.outcome.changed += saved.updated
    tally.outcome.unchanged += saved.unchanged
    tally.outcome.merged += saved.merged
    for (const id of saved.categories) tally.touched.add(id)
  } catch (error) {
    if (!isFaultOfRow(error)) throw error
    if (rows.length > 1) for (const row of rows) await saveOrSift(app, [row], tally)
    else
      tally.refuse({ file: rows[0]!.file, line: rows[0]!.line, problem: `o banco de dados recusou: ${error.message}` })
  }
}

/** SQLSTATE classes 22, 23 and 54: a bad value, a broken constraint, or more than an index holds. */
const isFaultOfRow = (error: unknown): error is Error =>
  error instanceof Error && /^(22|23|54)/.test(String((error as Error & { code?: string }).code))

async function saveRows(tx: Tx, rows: ImportedRow[], now: Date) {
  const ids = rows.map((row) => row.card.id)
  const stored = { owners: await ownersOfCards(tx, ids), merged: await mergedCards(tx, ids) }
  const { kept, refused, merged } = siftByCode(rows, stored)
  return { ...(await saveCards(tx, kept, now)), refused, merged }
}

async function saveCards(tx: Tx, rows: ImportedRow[], now: Date) {
  const cards = rows.map((row) => row.card)
  const vocabulary = await Vocabulary.of(tx, cards)
  const ids = cards.map((card) => card.id)
  const known = new Known(await productsOfCards(tx, ids))
  const written = cards.map((card) => {
    const stored = known.of(card)
    const words = { ...vocabulary.wordsOf(card), now }
    return { stored, row: productRow(card, stored, vocabulary.setOf(card), words) }
  })
  const adopted = written.flatMap(({ stored, row }): [string, string][] =>
    stored && stored.source !== row.source ? [[stored.source, row.source_id]] : [],
  )
  if (adopted.length) await adoptRows(tx, 'products', cards[0]!.set.source, adopted)

  const products = written.map(({ row }) => row)
  const categories = written.flatMap(({ stored, row }) => [row.category_id, stored?.category_id ?? row.category_id])
  return { ...(await saveProducts(tx, products)), categories }
}
