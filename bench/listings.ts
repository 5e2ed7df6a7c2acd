import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { App } from '@bra/server/app'
import { allJobs, createApp } from '@bra/server/create-app'
import { openSession } from '@bra/server/modules/people/sessions/index'
import { systemClock } from '@bra/server/platform/clock'
import { readConfig } from '@bra/server/platform/config'
import { openDatabase } from '@bra/server/platform/db'
import { workOnce } from '@bra/server/platform/jobs'
import { chooseProviders } from '@bra/server/providers'
import { pino } from 'pino'
import { copyOf, marketOf } from './generate.ts'
import { benchListingsPage } from './listings-page.ts'
import { startServer } from './load.ts'

const PRODUCTS = 200_000
const STORE = 1
const ROUNDS = 12
const LINES = 10_000

type Post = (path: string, body: object) => Promise<Record<string, never>>

export async function benchListings() {
  const key = randomBytes(48).toString('base64url')
  const url = await copyOf(await marketOf(PRODUCTS), 'bra_bench_listings')
  const database = await openDatabase({ url, dir: '' })
  await database.pool.query(readFileSync(new URL('listings-world.sql', import.meta.url), 'utf8'))
  await database.pool.query('vacuum analyze')
  const config = readConfig({ NODE_ENV: 'production', SECRET_KEY: key, RATE_LIMIT: '0' })
  const log = pino({ level: 'silent' })
  const drawMail = () => Promise.reject(new Error('nothing is sent from here'))
  const providers = chooseProviders(config, null)
  const app = createApp({ config, database, clock: systemClock, log, providers, drawMail })
  const session = await sessionOfOwner(app)
  const server = await startServer(url, { SECRET_KEY: key, RATE_LIMIT: '0' })
  const post = poster(server.address, session.token)

  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')
  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores for all; Node ${process.version}; load before ${load}`)
  await benchFinding(post)
  const ids = await idsOf(post, { type: 'tcg' })
  await benchMassChange(post, ids)
  await benchSheet(app, post, ids)
  server.stop()
  await database.close()
  await benchListingsPage({ url, key, session })
}

async function sessionOfOwner(app: App) {
  const { rows } = await app.database.pool.query<{ id: number; email: string; name: string; last_name: string }>(
    'select u.id, u.email, u.name, u.last_name from users u join stores s on s.owner_id = u.id where s.id = $1',
    [STORE],
  )
  const origin = { device: 'Firefox no Linux', address: '192.0.2.1', guestId: null }
  const person = { ...rows[0]!, role: 'supplier' as const }
  const { token } = await app.transaction((tx) => openSession(tx, app, { person: person as never, origin }))
  return { token, user: rows[0]! }
}

const poster =
  (address: string, token: string): Post =>
  async (path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${address}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, never>
  }

const idsOf = async (post: Post, filters: object = {}) =>
  (await post('product-store-index', { store_id: STORE, order: 'name', ...filters })).ids as unknown as number[]

const questions: Record<string, object> = {
  'opens, newest first': {},
  'by name': { order: 'name' },
  'by number': { order: 'number' },
  'by collection': { order: 'category' },
  'by price': { order: 'price_low' },
  'a word': { search: 'cobra' },
  'two words, by name': { search: 'cobra fogo', order: 'name' },
  'sold out cards, by number': { tab: 'sold_out', type: 'tcg', order: 'number' },
  'condition and language': { condition: 'NM', language: 'PT' },
}

/** Each answer may take at most 100 ms, and opening the list one second. */
async function benchFinding(post: Post) {
  for (const [name, filters] of Object.entries(questions)) {
    const ask = () => post('product-store-index', { store_id: STORE, ...filters })
    const { ids } = (await ask()) as unknown as { ids: number[] }
    const times = await timesOf(ask)
    console.log(`${name} | ${ids.length} offers | p50 ${times.p50} ms | slowest ${times.slowest} ms`)
  }
  const ids = await idsOf(post)
  const rows = await timesOf(() => {
    const at = Math.floor(Math.random() * 49_000)
    return post('product-store-rows', { store_id: STORE, ids: ids.slice(at, at + 100) })
  })
  console.log(`100 rows with their market | p50 ${rows.p50} ms | slowest ${rows.slowest} ms`)
}

async function timesOf(ask: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(ask))
  times.sort((a, b) => a - b)
  return { p50: times[ROUNDS / 2]!.toFixed(0), slowest: times.at(-1)!.toFixed(0) }
}

async function timeOf(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** A change of 10,000 offers may take at most 5 s. */
async function benchMassChange(post: Post, ids: number[]) {
  const body = { store_id: STORE, ids: ids.slice(0, LINES), action: { kind: 'price_percent', percent: -5 } }
  const preview = await timeOf(() => post('product-store-bulk/preview', body))
  let change = { id: 0 }
  const apply = await timeOf(async () => {
    change = (await post('product-store-bulk', body)).change as unknown as { id: number }
  })
  const undo = await timeOf(() => post('product-store-undo', { id: change.id }))
  const follow = await timeOf(() =>
    post('product-store-bulk/preview', { ...body, action: { kind: 'price_market', of: 'market', percent: 5 } }),
  )
  const seconds = [preview, apply, undo, follow].map((ms) => (ms / 1000).toFixed(2))
  console.log(
    `price of 10,000 | preview ${seconds[0]} s | change ${seconds[1]} s | undo ${seconds[2]} s | preview by the market ${seconds[3]} s`,
  )
}

/** A sheet of 10,000 lines may take at most 20 s; importing it a second time must change nothing. */
async function benchSheet(app: App, post: Post, ids: number[]) {
  const { content } = (await post('product-store-export', {
    store_id: STORE,
    ids: ids.slice(0, LINES),
  })) as unknown as { content: string }
  const [heading, ...lines] = content.trimEnd().split('\r\n')
  // half of the lines become other offers, half get another price
  const changed = lines.map((line, at) => {
    const cells = line.split(';')
    return (
      at % 2
        ? ['', ...cells.slice(1, 7), 'Jumbo', ...cells.slice(8)]
        : [...cells.slice(0, 12), '3,21', ...cells.slice(13)]
    ).join(';')
  })
  const sheet = [heading, ...changed].join('\r\n')
  for (const name of ['first', 'again']) {
    let read = { id: 0 }
    const reading = await timeOf(async () => {
      read = (await post('product-store-import', { store_id: STORE, name: 'ofertas.csv', content: sheet }))
        .import as never
    })
    const writing = await timeOf(async () => {
      await post('product-store-import/start', { id: read.id })
      await workOnce(app, allJobs())
    })
    const { rows } = await app.database.pool.query('select state, written, counts from listing_imports where id = $1', [
      read.id,
    ])
    console.log(
      `sheet of 10,000, ${name} | read ${(reading / 1000).toFixed(2)} s | written ${(writing / 1000).toFixed(2)} s | ${JSON.stringify(rows[0])}`,
    )
  }
}
