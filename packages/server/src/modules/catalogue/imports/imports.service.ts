import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { recountCategories, saveProducts } from '../catalog/index.ts'
import { adoptedRow } from './adopted-row.ts'
import { ofThisFormat, repeated, tooManyBad } from './bad-rows.ts'
import { saveExternalIds } from './external-ids.queries.ts'
import {
  adoptRows,
  mergedCards,
  productsCalled,
  productsLike,
  productsWithIds,
  type StoredProduct,
} from './imports.queries.ts'
import { type BadRow, type ImportedSet, ImportImpossible, type LineOfFile, type Reading } from './imports.types.ts'
import { MOST_BAD_ROWS } from './limits.ts'
import { changesProduct, productRow } from './merge.ts'
import { SharedIds } from './shared-ids.ts'
import { shareNames } from './shared-names.ts'
import { type FoundCard, type ImportedRow, siftRows } from './sift.ts'
import { idsOf, idsOfPrinting, numbersOf, StoredCards } from './stored-cards.ts'
import { inStoredGames } from './stored-games.ts'
import { Vocabulary } from './vocabulary.ts'

export type Writing = Pick<App, 'transaction' | 'clock'>

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
}

const ROWS_A_CHUNK = 1000

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
    if (outcome.bad === MOST_BAD_ROWS) throw new ImportImpossible(tooManyBad(row))
  }
  const lineOf = new Map<string, LineOfFile>()
  const sharedIds = new SharedIds()
  const tally: Tally = { outcome, touched, refuse, claims: new Set(), settled: new Map() }
  let rows: ImportedRow[] = []
  let underWay = Promise.resolve()
  /** Begins to write the rows once those before are written: the next ones are read meanwhile. */
  const flush = async () => {
    await underWay
    underWay = saveOrSift(app, rows, tally).then(() => watch.onChunk(outcome))
    // a failure is thrown where it is waited for
    underWay.catch(() => undefined)
    rows = []
  }
  try {
    for await (const reading of inStoredGames(app.transaction, ofThisFormat(readings))) {
      if ('problem' in reading) refuse(reading)
      else {
        const { card, file, line } = reading
        const key = `${card.set.business.slug} ${card.id}`
        const first = lineOf.get(key)
        if (first) refuse({ file, line, problem: repeated(card.id, first, file) })
        else {
          lineOf.set(key, { file, line })
          sharedIds.add(card, { file, line })
          rows.push(reading)
        }
      }
      if (rows.length >= ROWS_A_CHUNK) await flush()
    }
    await flush()
  } finally {
    await underWay
  }
  sharedIds.problems().forEach(watch.onBad)
  await shareNames(app, [...touched])
  await app.transaction((tx) => recountCategories(tx, [...touched]))
  return outcome
}

interface Tally {
  outcome: Outcome
  touched: Set<number>
  claims: Set<string>
  settled: Map<ImportedSet, number>
  refuse(row: BadRow): void
}

/** If the database refuses a chunk, its rows are saved one by one, so that one bad row does not cost the others. */
async function saveOrSift(app: Writing, rows: ImportedRow[], tally: Tally): Promise<void> {
  if (!rows.length) return
  try {
    const saved = await app.transaction((tx) => saveRows(tx, rows, tally, app.clock.now()))
    saved.refused.forEach(tally.refuse)
    tally.outcome.added += saved.inserted
    tally.outcome.changed += saved.updated
    tally.outcome.unchanged += saved.unchanged
    tally.outcome.merged += saved.merged
    for (const id of saved.categories) tally.touched.add(id)
    for (const key of saved.keys) tally.claims.add(key)
    for (const [set, id] of saved.sets) tally.settled.set(set, id)
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

const keyOf = (row: { source: string; source_id: string }) => `${row.source}\n${row.source_id}`

async function saveRows(tx: Tx, rows: ImportedRow[], { claims, settled }: Tally, now: Date) {
  const ids = [...new Set(rows.flatMap(({ card }) => idsOf(card)))]
  const sifted = siftRows(rows, {
    stored: await storedCards(tx, rows, ids),
    merged: await mergedCards(tx, ids),
    isClaimed: (row: StoredProduct) => claims.has(keyOf(row)),
  })
  return { ...(await saveCards(tx, sifted.found, settled, now)), refused: sifted.refused, merged: sifted.merged }
}

/** Only cards that no catalogue has brought under their ids are looked for by what else is known of them. */
async function storedCards(tx: Tx, rows: ImportedRow[], ids: string[]) {
  const withIds = await productsWithIds(tx, ids)
  const known = new StoredCards(withIds, [], [])
  const others = rows.flatMap(({ card }) => (known.withId(card) ? [] : [card]))
  if (!others.length) return known
  const called = await productsCalled(tx, others.flatMap(idsOfPrinting))
  const likes = await productsLike(
    tx,
    called.map((row) => row.product_id),
    others.flatMap(numbersOf),
  )
  return new StoredCards(withIds, likes, called)
}

async function saveCards(tx: Tx, found: FoundCard[], settled: Tally['settled'], now: Date) {
  const vocabulary = await Vocabulary.of(
    tx,
    found.map(({ card }) => card),
    settled,
  )
  const written = found.map(({ card, stored }) => {
    const words = { ...vocabulary.wordsOf(card), now }
    return { card, stored, row: productRow(card, stored, vocabulary.setOf(card), words) }
  })
  const adopted = written.flatMap(({ stored, row }) => adoptedRow(stored, row))
  if (adopted.length) await adoptRows(tx, 'products', adopted)

  const products = written.map(({ row }) => row)
  const differing = written.filter(({ stored, row }) => !stored || changesProduct(stored, row)).map(({ row }) => row)
  const saved = await saveProducts(tx, differing)
  await saveExternalIds(
    tx,
    written.map(({ card, row: { source, source_id } }) => ({ source, source_id, ids: card.ids })),
  )
  const categories = written.flatMap(({ stored, row }) => [row.category_id, stored?.category_id ?? row.category_id])
  const unchanged = products.length - saved.inserted - saved.updated
  return { ...saved, unchanged, categories, keys: products.map(keyOf), sets: vocabulary.idsOfSets() }
}
