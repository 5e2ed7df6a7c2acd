import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOf, marketOf } from './generate.ts'
import { ask, load, type Request } from './load.ts'
import { changePrices } from './price-changes.ts'
import { startProgram } from './program.ts'
import { seeded } from './seeded.ts'
import { visitors } from './visitors.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4875)
const PRODUCTS = 20_000
const OFFERS_EACH = 3
const MOST_MB = 450
/** Memory in the last third of the run may be at most 5 % above that of the third before. */
const MOST_GROWTH = 1.05
const LOOK_MS = 5000
const PRINT_MS = 30_000

export async function benchSoak(minutes: number) {
  const market = await copyOf(await marketOf(PRODUCTS, { offersEach: OFFERS_EACH }), 'bra_bench_soak')
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-soak-'))
  const program = await startProgram(dataDir, PORT, { DATABASE_URL: market, SEED: 'false', PUSHER_PORT: '0' })
  const sellers = await changePrices(market, PRODUCTS)
  try {
    await ask(program.address, visitors(PRODUCTS).list())
    const watched = watch(program.address, program.pid)
    const { p50, p99, perSecond, failed } = await load(program.address, mixed(), minutes * 60)
    const sizes = watched.stop()
    const [speed, times] = [perSecond.toFixed(0), `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`]
    console.log(`${speed} requests a second, ${times}, ${failed} failed`)
    judge(sizes)
    if (failed) process.exitCode = 1
  } finally {
    await sellers.stop()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function judge(sizes: number[]) {
  const third = Math.floor(sizes.length / 3)
  const [before, last] = [median(sizes.slice(third, -third)), median(sizes.slice(-third))]
  const peak = Math.max(...sizes)
  const isFlat = last <= before * MOST_GROWTH
  console.log(`peak ${peak.toFixed(0)} MB, end ${sizes.at(-1)!.toFixed(0)} MB; at most ${MOST_MB} MB are allowed`)
  console.log(`${isFlat ? 'a plateau' : 'STILL GROWING'}: ${before.toFixed(0)} MB, then ${last.toFixed(0)} MB`)
  if (peak > MOST_MB || !isFlat) process.exitCode = 1
}

function watch(address: string, pid: number) {
  const sizes: number[] = []
  console.log('seconds | RSS MB | heap MB | beside the heap MB')
  const timer = setInterval(() => {
    sizes.push(rssOf(pid))
    if ((sizes.length * LOOK_MS) % PRINT_MS === 0) void print(sizes.length * LOOK_MS, sizes.at(-1)!)
  }, LOOK_MS)
  const print = async (elapsed: number, rss: number) => {
    const { heap, external } = await partsOf(address)
    console.log([elapsed / 1000, rss, heap, external].map((figure) => figure.toFixed(0)).join(' | '))
  }
  const stop = () => {
    clearInterval(timer)
    return sizes
  }
  return { stop }
}

const rssOf = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024

/** Megabytes, as the process itself reports them. */
async function partsOf(address: string) {
  const text = await (await fetch(`${address}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20
  return { heap: of('nodejs_heap_size_used_bytes'), external: of('nodejs_external_memory_bytes') }
}

/** Half of the questions go to the API and half to pages; few are asked twice. */
function mixed() {
  const requests = visitors(PRODUCTS)
  const next = seeded(11)
  const below = (size: number) => Math.floor(next() * size)
  const anyPrice = () => 5000 + below(1_000_000)
  const packed = { 'accept-encoding': 'gzip' }
  const json = { ...packed, 'content-type': 'application/json' }
  const unlike = (question: Request): Request => ({
    ...question,
    headers: json,
    body: { ...question.body, price_max: anyPrice() },
  })
  const page = (path: string): Request => ({ method: 'GET', path, headers: packed })
  const category = () => 1 + below(PRODUCTS / 250)
  const kinds: (() => Request)[] = [
    () => unlike(requests.list()),
    () => unlike(requests.list()),
    () => unlike(requests.text()),
    () => ({ ...requests.autocomplete(), headers: packed }),
    () => ({ ...requests.product(), path: `/api/v1/1/products-show/${1 + below(PRODUCTS)}`, headers: json }),
    () => page('/'),
    () => page(`/product/list/${category()}?preco=0-${anyPrice()}`),
    () => page(`/product/${1 + below(PRODUCTS)}`),
    () => page(`/filter-products/${encodeURIComponent((requests.text().body as { search: string }).search)}`),
  ]
  return () => kinds[below(kinds.length)]!()
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
