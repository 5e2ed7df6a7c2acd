// Reads one catalogue in a thread of its own, and tells its rows in batches to whoever started the thread.
import { parentPort, workerData } from 'node:worker_threads'
import { importFormats } from './formats.ts'
import {
  type BadRow,
  type ImportedCard,
  type ImportedSet,
  ImportImpossible,
  type LineOfFile,
  type Meter,
  type Reading,
} from './imports.types.ts'
import { MOST_OF_LISTS, MOST_ROWS } from './limits.ts'

export interface CatalogueFile {
  format: string
  path: string
  sets?: string
}

/** Cards name their set by its place among all sets told so far, of which `sets` are the new ones. */
export interface BatchOfRows {
  sets: ImportedSet[]
  rows: (BadRow | (LineOfFile & { card: Omit<ImportedCard, 'set'>; set: number }))[]
}

export type Told =
  | { kind: 'rows'; batch: BatchOfRows; meter: Meter }
  | { kind: 'meter'; meter: Meter }
  | { kind: 'impossible'; problem: string }
  | { kind: 'end' }

const ROWS_A_BATCH = 100
/** Rows of a file with few of them are not kept back longer. */
const BATCH_MS = 100
/** Batches that are read while the first of them is written. */
const MOST_AHEAD = 12
const METER_EVERY_MS = 500

const port = parentPort!
const meter: Meter = { total: 0, done: 0 }
const tell = (told: Told) => port.postMessage(told)

let ahead = 0
let goOn = () => {}
port.on('message', () => {
  ahead -= 1
  goOn()
})

async function tellRows(batch: BatchOfRows) {
  tell({ kind: 'rows', batch, meter })
  ahead += 1
  if (ahead < MOST_AHEAD) return
  await new Promise<void>((resolve) => (goOn = resolve))
}

async function read({ format, path, sets: setsFile }: CatalogueFile) {
  const places = new Map<ImportedSet, number>()
  const emptyBatch = (): BatchOfRows => ({ sets: [], rows: [] })
  let [batch, since, count] = [emptyBatch(), performance.now(), 0]
  for await (const reading of importFormats[format]!.read(path, meter, setsFile)) {
    if (++count > MOST_ROWS)
      throw new ImportImpossible(`${path} tem mais de ${MOST_ROWS.toLocaleString('pt-BR')} linhas: divida o arquivo.`)
    batch.rows.push(rowOf(reading, places, batch.sets))
    if (batch.rows.length < ROWS_A_BATCH && performance.now() - since < BATCH_MS) continue
    await tellRows(batch)
    ;[batch, since] = [emptyBatch(), performance.now()]
  }
  await tellRows(batch)
}

function rowOf(reading: Reading, places: Map<ImportedSet, number>, added: ImportedSet[]): BatchOfRows['rows'][number] {
  if ('problem' in reading) return reading
  const { file, line, card: whole } = reading
  const { set, ...card } = whole
  if (entriesOf(card) > MOST_OF_LISTS) return { file, line, problem: 'a carta tem listas longas demais' }
  if (!places.has(set)) {
    places.set(set, places.size)
    added.push(set)
  }
  return { file, line, card, set: places.get(set)! }
}

const entriesOf = (card: Omit<ImportedCard, 'set'>) =>
  Object.values(card).reduce<number>(
    (sum, value) => sum + (value !== null && typeof value === 'object' ? Object.keys(value).length : 0),
    0,
  )

setInterval(() => tell({ kind: 'meter', meter }), METER_EVERY_MS)
try {
  await read(workerData as CatalogueFile)
  tell({ kind: 'meter', meter })
  tell({ kind: 'end' })
} catch (error) {
  if (!(error instanceof ImportImpossible)) throw error
  tell({ kind: 'impossible', problem: error.message })
}
