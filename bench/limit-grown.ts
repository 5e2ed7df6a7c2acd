import { marketOf } from './generate.ts'
import { ask, load, startServer } from './load.ts'
import { benchOrders } from './orders.ts'
import { changePrices } from './price-changes.ts'
import { visitors } from './visitors.ts'

const PRODUCTS = 200_000
const WARM_SECONDS = 15
const MOST_P50_MS = 20
const MOST_P99_MS = 100
const LIST = 'list, 200,000 products'
const ORDERS = 'orders after 200,000'
const LEAST_OF_NONE = 0.95

interface Grown {
  only: string
  seed: number
  seconds: number
}

export async function measureGrown({ only, seed, seconds }: Grown) {
  if (LIST.startsWith(only)) await measureList(seed, seconds)
  if (!ORDERS.startsWith(only)) return
  const ratio = await benchOrders()
  console.log(
    ORDERS.padEnd(26),
    `${ratio.toFixed(2)} of none before, wanted ${LEAST_OF_NONE}`,
    missed(ratio < LEAST_OF_NONE),
  )
}

async function measureList(seed: number, seconds: number) {
  const url = await marketOf(PRODUCTS)
  const server = await startServer(url)
  const sellers = await changePrices(url, PRODUCTS)
  const { list } = visitors(PRODUCTS, seed)
  await ask(server.address, list())
  await load(server.address, list, WARM_SECONDS)
  const { p50, p99, perSecond, failed } = await load(server.address, list, seconds)
  await sellers.stop()
  server.stop()
  const figures = `${perSecond.toFixed(0)}/s (${p50.toFixed(1)}/${p99.toFixed(0)} ms)`
  const verdict = missed(p50 > MOST_P50_MS || p99 > MOST_P99_MS)
  console.log(
    LIST.padEnd(26),
    figures.padEnd(26),
    `wanted ${MOST_P50_MS}/${MOST_P99_MS} ms`,
    verdict,
    failed ? `${failed} FAILED` : '',
  )
}

const missed = (is: boolean) => (is ? 'MISSED' : '')
