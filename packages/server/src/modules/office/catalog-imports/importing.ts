import { errors } from '@bra/contract/kit/errors'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { App } from '../../../app.ts'
import { isOutage } from '../../../platform/database-errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import {
  importCatalogue,
  uploadFormats,
  ImportImpossible,
  type Meter,
  tidyCatalogue,
} from '../../catalogue/catalog/index.ts'
import { beginRun, moveImport, runningImports } from './catalog-imports.queries.ts'
import { Report } from './report.ts'
import { pathsOfUpload, removeUpload } from './upload-files.ts'

/** Longest time without a pause; other requests do not feel it. */
const SLICE_MS = 15

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
  if (!run) return
  const { file, sets } = pathsOfUpload(app.config, { id, ...run })
  const meter: Meter = { total: 0, done: 0 }
  const report = new Report(app, id, meter)
  try {
    const format = uploadFormats[run.format] ?? impossible(errors.import_format_unknown[1])
    const readings = inTurns(format.read(file, meter, sets), report, closingOf(app).signal)
    const outcome = await importCatalogue(app, readings, {
      onBad: (row) => report.addFault(row),
      onChunk: (counts) => report.tell(counts),
      signal: report.cancelled,
    })
    await report.end(outcome)
    await finish(app, id, null)
  } catch (error) {
    await report.settled().catch(() => undefined)
    if (error instanceof Interrupted) return goOnLater(app, id)
    if (isOutage(error)) throw error
    if (!(error instanceof ImportImpossible)) app.log.error({ err: error, importId: id }, 'a catalogue import failed')
    await finish(app, id, report.withoutFolders(problemOf(error)))
  }
}

function impossible(problem: string): never {
  throw new ImportImpossible(problem)
}

const problemOf = (error: unknown) =>
  error instanceof ImportImpossible ? error.message : `A importação parou: ${(error as Error).message}`

async function finish(app: App, id: number, problem: string | null) {
  const end = { from: ['running' as const], to: problem === null ? ('done' as const) : ('failed' as const) }
  await app.transaction((tx) => moveImport(tx, id, { ...end, at: app.clock.now(), problem }))
  await removeUpload(app.config, id)
  await tidyCatalogue(app.db)
  app.bus.publish('shop_changed', {})
}

const goOnLater = (app: App, id: number) =>
  app.transaction((tx) => enqueue(tx, app, { name: 'import_catalog', data: { importId: id } }))

/** Lets requests run between rows, waits for what is being told, and ends when the server closes. */
async function* inTurns<Reading>(readings: AsyncIterable<Reading>, report: Report, ending: AbortSignal) {
  let began = performance.now()
  for await (const reading of readings) {
    if (ending.aborted) throw new Interrupted()
    yield reading
    if (performance.now() - began < SLICE_MS) continue
    await report.settled()
    await othersTurn()
    began = performance.now()
  }
}

/** The embedded database serves one process, so an import that runs in it at the start was left by a crash. */
export async function resumeImports(app: App) {
  if (app.config.databaseUrl) return
  for (const { id } of await runningImports(app.db)) await goOnLater(app, id)
}

export const interruptImports = (app: App) => closingOf(app).abort()
