import { cpus } from 'node:os'
import { marketOf } from './generate.ts'
import { ask, type Figures, load, startServer } from './load.ts'
import { CHANGES_A_SECOND, changePrices } from './price-changes.ts'
import { visitors } from './visitors.ts'

const WARM_SECONDS = 30
const SECONDS = 10
const KINDS = ['list', 'text', 'autocomplete', 'product'] as const
type Kind = (typeof KINDS)[number]

/** Measures every kind of page while sellers change prices; a bare server and a tenth of the market are compared. */
export async function benchSearch(products: number) {
  const tenth = products / 10
  const small = await measure(tenth, tenth)
  const same = await measure(products, tenth)
  const large = await measure(products, products)
  const [bare, ours] = await againstBare(products)
  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores for PostgreSQL, server and load; Node ${process.version}`)
  console.log(`10 connections, ${CHANGES_A_SECOND} offers changed a second\n`)
  for (const kind of KINDS) {
    const ratio = same[kind].p50 / small[kind].p50
    print(`${kind}, ${products} products`, large[kind])
    print('  about a tenth of them', same[kind], `p50 ${ratio.toFixed(2)} times that of ${tenth} products`)
  }
  print('list, bare Fastify', bare)
  print('list, ours', ours, `${((100 * ours.perSecond) / bare.perSecond).toFixed(0)} % of bare`)
}

function print(name: string, { p50, p99, perSecond, failed }: Figures, remark = '') {
  const figures = [`p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, `${perSecond.toFixed(0)} req/s`]
  console.log(
    name.padEnd(32),
    figures.map((figure) => figure.padStart(13)).join(' '),
    '',
    remark,
    failed ? `${failed} FAILED` : '',
  )
}

/** The market has `products` products; the visitors ask about the first `known` of them. */
async function measure(products: number, known: number): Promise<Record<Kind, Figures>> {
  const url = await marketOf(products)
  const server = await startServer(url)
  const sellers = await changePrices(url, products)
  const requests = visitors(known)
  const figures = {} as Record<Kind, Figures>
  await ask(server.address, requests.list())
  for (const kind of KINDS) {
    await load(server.address, requests[kind], WARM_SECONDS)
    figures[kind] = await load(server.address, requests[kind], SECONDS)
  }
  await sellers.stop()
  server.stop()
  return figures
}

async function againstBare(products: number) {
  const url = await marketOf(products)
  const [server, bare] = [await startServer(url), await startServer(url, { BARE: '1' })]
  const { list } = visitors(products)
  const pages = Array.from({ length: 400 }, list)
  const rows: number[][] = []
  for (const page of pages) {
    const answer = (await ask(server.address, page)) as { products: { id: number }[] }
    rows.push(answer.products.map((product) => product.id))
  }
  const round = <T>(values: T[]) => {
    let at = 0
    return () => values[at++ % values.length]!
  }
  const bareNext = round(rows.map((ids) => ({ method: 'POST' as const, path: '/rows', body: { ids } })))
  await load(bare.address, bareNext, WARM_SECONDS)
  const bareFigures = await load(bare.address, bareNext, SECONDS)
  await load(server.address, round(pages), WARM_SECONDS)
  const ourFigures = await load(server.address, round(pages), SECONDS)
  server.stop()
  bare.stop()
  return [bareFigures, ourFigures] as const
}
