import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOf, marketOf } from './generate.ts'
import { measureGrown } from './limit-grown.ts'
import { addBuyers, readMarket } from './limit-market.ts'
import { type LimitRow, rowsOf } from './limit-rows.ts'
import { ask, type Figures, load, type Request, startServer } from './load.ts'
import { installed, marketAt } from './other-commit.ts'
import { processorMs } from './processor.ts'
import { type Program, startProgram } from './program.ts'

const SIZE = { products: 20_000, offersEach: 3 }
const PORT = Number(process.env.BENCH_PORT ?? 4878)
const ROUNDS = 2
const WARM_SECONDS = 2
const BARE_QUESTIONS = 400
const SEED_OF_BARE = 1_000_000

interface Limits {
  seed: number
  seconds: number
  against: string | undefined
  /** Measures the rows alone whose names begin so. */
  only: string | undefined
}

export async function benchLimit({ seed, seconds, against, only = '' }: Limits) {
  const url = await copyOf(await marketOf(SIZE.products, SIZE), 'bra_limit')
  const before = against ? installed(against) : null
  const urlBefore = before && (await marketAt(before, SIZE))
  const market = await readMarket(url)
  const listings = await addBuyers(url)
  if (urlBefore) await addBuyers(urlBefore)
  const folders = ['ours', 'before'].map((name) => mkdtempSync(join(tmpdir(), `bra-limit-${name}-`)))
  const settings = (database: string) => ({ DATABASE_URL: database, SEED: 'false', PUSHER_PORT: '0' })
  const ours = await startProgram(folders[0]!, PORT, settings(url))
  const theirs = before && (await startProgram(folders[1]!, PORT + 1, settings(urlBefore!), before.folder))
  const bare = await startServer(url, { BARE: '1' })
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`${cpus()[0]!.model}, ${cpus().length} cores for all; Node ${process.version}; load ${load.join(' ')}`)
  console.log(
    `seed ${seed}, ${ROUNDS} rounds of ${seconds} s, ${before ? `before is ${before.hash}` : 'nothing before'}\n`,
  )
  try {
    const servers = { ours, theirs, bare: { address: bare.address, pid: bare.child.pid! } }
    for (const row of rowsOf(market, listings).filter(({ name }) => name.startsWith(only)))
      await measure(row, servers, { seed, seconds })
    for (const [name, program] of [
      ['ours', ours],
      ['before', theirs],
    ] as const)
      if (program) console.log(`memory of ${name}: ${rssOf(program.pid).toFixed(0)} MB`)
  } finally {
    await Promise.all([ours.stop(), theirs?.stop()])
    bare.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  await measureGrown({ only, seed, seconds })
}

type Server = Pick<Program, 'address' | 'pid'>
interface Servers {
  ours: Server
  theirs: Server | null
  bare: Server
}

interface Round extends Figures {
  /** Milliseconds of the processor for each answer: they tell more than answers a second where others use the machine. */
  cpuMs: number
}

async function measure(
  row: LimitRow,
  { ours, theirs, bare }: Servers,
  { seed, seconds }: { seed: number; seconds: number },
) {
  const beside = row.beside === 'bare' ? bare : theirs
  const asked = row.beside === 'bare' ? await bareQuestions(ours.address, row) : null
  const rounds: Round[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const questions = () => row.questions(seed + round)
    const their = beside ? await figuresOf(beside, asked ?? questions(), seconds) : null
    rounds.push([await figuresOf(ours, questions(), seconds), ...(their ? [their] : [])])
  }
  const [own, other] = [0, 1].map((at) => rounds.flatMap((round) => round[at] ?? []))
  print(row, own!, other!)
}

async function figuresOf({ address, pid }: Server, next: () => Request, seconds: number): Promise<Round> {
  await load(address, next, WARM_SECONDS)
  const before = processorMs(pid)
  const figures = await load(address, next, seconds)
  return { ...figures, cpuMs: (processorMs(pid) - before) / (figures.perSecond * seconds) }
}

function print({ name, beside, atLeast }: LimitRow, own: Round[], other: Round[]) {
  const meanOf = (figures: Round[], of: keyof Round) =>
    figures.reduce((sum, each) => sum + each[of], 0) / figures.length
  const line = (figures: Round[]) =>
    `${meanOf(figures, 'perSecond').toFixed(0)}/s (${meanOf(figures, 'p50').toFixed(1)}/${meanOf(figures, 'p99').toFixed(0)} ms) ${meanOf(figures, 'cpuMs').toFixed(2)}`
  const ratio = meanOf(own, 'perSecond') / meanOf(other, 'perSecond')
  const ofProcessor = meanOf(other, 'cpuMs') / meanOf(own, 'cpuMs')
  const failedOf = (figures: Round[], by = '') => {
    const count = figures.reduce((sum, each) => sum + each.failed, 0)
    return count ? `${count} FAILED${by}` : ''
  }
  const verdict = other.length
    ? `${ratio.toFixed(2)} of ${beside} (${ofProcessor.toFixed(2)} by processor), wanted ${atLeast} ${ratio < atLeast ? 'MISSED' : ''}`
    : ''
  console.log(
    name.padEnd(26),
    line(own).padEnd(32),
    other.length ? line(other).padEnd(32) : '',
    verdict,
    failedOf(own),
    failedOf(other, ` at ${beside}`),
  )
}

/** Asks ours which products some questions find, and returns questions for the rows of these. */
async function bareQuestions(address: string, row: LimitRow) {
  const next = row.questions(SEED_OF_BARE)
  const rows: number[][] = []
  for (let at = 0; at < BARE_QUESTIONS; at++) {
    const answer = (await ask(address, next())) as { products: { id: number }[] }
    if (answer.products.length) rows.push(answer.products.map(({ id }) => id))
  }
  let at = 0
  return (): Request => ({ method: 'POST', path: '/rows', body: { ids: rows[at++ % rows.length] } })
}

const rssOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
