import { refusals } from '@bra/contract/refusals'
import type { App } from '../../../app.ts'
import { isOutage } from '../../../platform/database-errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { hurryJobs } from '../../../platform/platform.queries.ts'
import {
  importCatalogue,
  ImportImpossible,
  type Meter,
  readInThread,
  tidyCatalogue,
} from '../../catalogue/imports/index.ts'
import { uploadFormats } from './formats.ts'
import { beginRun, endRun, moveImport, runningImports } from './catalog-imports.queries.ts'
import { Report } from './report.ts'
import { pathsOfUpload, removeUpload } from './upload-files.ts'

const ENDED_TWICE =
  'A importação parou: o servidor terminou duas vezes enquanto lia este arquivo, que não será tentado de novo'
/** Told faults are waited for so often, so that they do not pile up. */
const ROWS_A_LOOK = 100

class Interrupted extends Error {}

/** Aborted when the server of this process closes. */
const closing = new WeakMap<object, AbortController>()
const closingOf = ({ database }: Pick<App, 'database'>) => {
  const known = closing.get(database) ?? new AbortController()
  closing.set(database, known)
  return known
}

/** Imports an uploaded file from its start; rows that an interrupted run has written are found equal. */
export async function runImport(app: App, id: number) {
  const run = await app.transaction((tx) => beginRun(tx, id, app.clock.now()))
  // an import that was cancelled before it began leaves its file
  if (!run) return removeUpload(app.config, id)
  const { file: path, sets } = pathsOfUpload(app.config, { id, ...run })
  const meter: Meter = { total: 0, done: 0 }
  const report = new Report(app, id, meter)
  try {
    if (!Object.hasOwn(uploadFormats, run.format)) impossible(refusals.import_format_unknown[1])
    const ending = AbortSignal.any([closingOf(app).signal, report.cancelled])
    const readings = readInThread({ format: run.format, path, sets }, meter, ending)
    const outcome = await importCatalogue(app, whileOpen(readings, report, closingOf(app).signal), {
      onBad: (row) => report.addFault(row),
      onChunk: (counts) => report.tell(counts),
    })
    await report.end(outcome)
    await finish(app, id, null)
  } catch (error) {
    await report.settled().catch(() => undefined)
    if (error instanceof Interrupted) return goOnLater(app, id)
    if (isOutage(error)) throw error
    if (!(error instanceof ImportImpossible)) app.log.error({ err: error, importId: id }, 'a catalogue import failed')
    await finish(app, id, report.withoutFolders(problemOf(error)))
  } finally {
    report.close()
  }
}

function impossible(problem: string): never {
  throw new ImportImpossible(problem)
}

const problemOf = (error: unknown) =>
  error instanceof ImportImpossible ? error.message : `A importação parou: ${(error as Error).message}`

export const endHopelessImport = (app: App, id: number) => finish(app, id, ENDED_TWICE)

async function finish(app: App, id: number, problem: string | null) {
  const end = { from: ['running' as const], to: problem === null ? ('done' as const) : ('failed' as const) }
  await app.transaction(async (tx) => {
    await moveImport(tx, id, { ...end, at: app.clock.now(), problem })
    await endRun(tx, id)
  })
  await removeUpload(app.config, id)
  await tidyCatalogue(app.db)
  app.bus.publish('shop_changed', {})
}

const goOnLater = (app: App, id: number) =>
  app.transaction(async (tx) => {
    await endRun(tx, id)
    await enqueue(tx, app, { name: 'import_catalog', data: { importId: id } })
  })

/** Waits for what is being told, and says that the rows are not all when the server closes. */
async function* whileOpen<Reading>(readings: AsyncIterable<Reading>, report: Report, ending: AbortSignal) {
  let count = 0
  for await (const reading of readings) {
    if (ending.aborted) break
    yield reading
    if (++count % ROWS_A_LOOK === 0) await report.settled()
  }
  if (ending.aborted) throw new Interrupted()
}

/** The embedded database serves one process, so an import that runs in it at the start was left by a crash. */
export async function resumeImports(app: App) {
  if (app.config.databaseUrl) return
  const left = await app.transaction((tx) => hurryJobs(tx, 'import_catalog', app.clock.now()))
  const ids = left.map(({ data }) => data.importId)
  for (const { id } of await runningImports(app.db)) if (!ids.includes(id)) await goOnLater(app, id)
}

export const interruptImports = (app: App) => closingOf(app).abort()
