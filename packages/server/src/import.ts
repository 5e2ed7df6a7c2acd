import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadRows, showProgress } from './import-report.ts'
import {
  importCatalogue,
  importFormats,
  ImportImpossible,
  type Meter,
  type Outcome,
  readInThread,
  tidyCatalogue,
  type Writing,
} from './modules/catalogue/imports/index.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { Database } from './platform/db.ts'
import { transact } from './platform/events.ts'
import { migrate } from './platform/migrate.ts'
import { openBeside } from './start/open-beside.ts'

const usage = [
  'Use: npm run import -- <formato> <arquivo ou pasta> [--sets arquivo.json]',
  ...Object.entries(importFormats).map(([name, format]) => `  ${name.padEnd(17)} ${format.takes}`),
].join('\n')

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Ctrl+C ends the import after the rows that are being written. */
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort()).once('SIGTERM', () => stopping.abort())

try {
  process.exitCode = await runImport()
} catch (error) {
  console.error(error instanceof ImportImpossible ? error.message : `A importação parou: ${reasonOf(error)}`)
  if (!(error instanceof ImportImpossible))
    console.error('O que já foi gravado fica: rode o mesmo comando para continuar.')
  process.exitCode = 1
}

async function runImport() {
  const request = readArguments()
  const config = readConfig()
  const database = await openForImport(config)
  try {
    await migrate(database.pool)
    return await importInto(database, config, request)
  } finally {
    await database.close()
  }
}

async function importInto(database: Database, config: Config, request: ReturnType<typeof readArguments>) {
  const meter: Meter = { total: 0, done: 0 }
  const bad = new BadRows(config.dataDir, systemClock.now())
  const progress = showProgress(meter, console.log)
  const startedAt = systemClock.now().getTime()
  const writing: Writing = {
    clock: systemClock,
    transaction: (work) => transact(database.db, work),
  }
  const readings = readInThread(request, meter, stopping.signal)
  const outcome = await importCatalogue(writing, readings, {
    onBad: (row) => bad.add(row),
    onChunk: progress.update,
  }).finally(progress.stop)
  await tidyCatalogue(database.db)
  bad.print(console.log)
  console.log(summary(outcome, systemClock.now().getTime() - startedAt))
  if (!stopping.signal.aborted) return 0
  console.log('Interrompida: rode o mesmo comando para continuar.')
  return 1
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sets: { type: 'string' } },
    strict: false,
  })
  const [format, path] = positionals
  if (!format || !path) throw new ImportImpossible(usage)
  if (!Object.hasOwn(importFormats, format)) throw new ImportImpossible(`Não conheço o formato "${format}".\n${usage}`)
  // npm runs scripts at the root of the project, wherever the person is
  const from = process.env.INIT_CWD ?? process.cwd()
  const sets = typeof values.sets === 'string' ? resolve(from, values.sets) : undefined
  const request = { format, path: resolve(from, path), sets }
  for (const file of [request.path, request.sets])
    if (file && !existsSync(file)) throw new ImportImpossible(`Não encontrei ${file}.`)
  return request
}

async function openForImport(config: Config) {
  try {
    return await openBeside(config)
  } catch (error) {
    throw new ImportImpossible(reasonOf(error))
  }
}

function summary({ added, changed, unchanged, merged, bad }: Outcome, ms: number) {
  const count = (rows: number) => rows.toLocaleString('pt-BR')
  const united = merged ? `, ${count(merged)} de produtos já unidos a outros` : ''
  const seconds = (ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return `${count(added)} novas, ${count(changed)} alteradas, ${count(unchanged)} iguais${united}, ${count(bad)} com problema, em ${seconds} s.`
}
