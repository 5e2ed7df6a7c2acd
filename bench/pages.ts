import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { allPicturesOf, startProgram } from './program.ts'
import { kbOf } from './weight.ts'

const PORT = 4870
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

interface Figures {
  scores: number[]
  lcp: number
  cls: number
  tbt: number
  scriptKb: number
  /** Lighthouse's benchmark index of this machine during the run; Lighthouse expects more than 1000. */
  machine: number
  failed: string[]
}

/** Runs Lighthouse as a throttled phone and takes the medians of three runs. */
export async function benchPages() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-pages-'))
  const program = await startProgram(dataDir, PORT)
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  await allPicturesOf(dataDir)
  try {
    console.log(`page | ${CATEGORIES.join(' | ')} | LCP s | CLS | TBT ms | script KB gzip | machine`)
    for (const path of ['/', '/productTcg/list', await firstProduct(program.address)]) {
      await fetch(program.address + path)
      const runs: Figures[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await measure(program.address + path, chrome.port))
      console.log(`${path} | ${row(runs)}`)
      for (const failure of new Set(runs.flatMap((run) => run.failed))) console.log(`    ${failure}`)
    }
  } finally {
    chrome.kill()
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: CATEGORIES,
    throttlingMethod: 'devtools',
    output: 'json',
  })
  const { categories, audits } = result!.lhr
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? []
  const scripts = requests.map(({ url }) => new URL(url).pathname).filter((path) => /^\/build\/.*\.js$/.test(path))
  const failed = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
  )
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: numberOf('largest-contentful-paint') / 1000,
    cls: numberOf('cumulative-layout-shift'),
    tbt: numberOf('total-blocking-time'),
    scriptKb: kbOf(new Set(scripts)),
    machine: result!.lhr.environment.benchmarkIndex,
    failed: failed.map((audit) => `${audit.id}: ${audit.title}`),
  }
}

function row(runs: Figures[]) {
  const of = (figure: (run: Figures) => number) => median(runs.map(figure))
  const scores = CATEGORIES.map((_, at) => of((run) => run.scores[at]!))
  return [
    ...scores,
    of((run) => run.lcp).toFixed(2),
    of((run) => run.cls).toFixed(3),
    of((run) => run.tbt).toFixed(0),
    of((run) => run.scriptKb).toFixed(0),
    of((run) => run.machine).toFixed(0),
  ].join(' | ')
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function firstProduct(address: string) {
  const answer = await fetch(`${address}/api/v1/1/find-by-rdc/${encodeURIComponent('BDN 004')}`)
  const { products } = (await answer.json()) as { products: { id: number; slug: string }[] }
  return `/product/${products[0]!.id}-${products[0]!.slug}`
}
