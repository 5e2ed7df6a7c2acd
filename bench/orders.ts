import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import type { App } from '@bra/server/app'
import { createApp } from '@bra/server/create-app'
import { cartOf, ofPerson } from '@bra/server/modules/orders/cart/index'
import { openSession } from '@bra/server/modules/people/sessions/index'
import { systemClock } from '@bra/server/platform/clock'
import { readConfig } from '@bra/server/platform/config'
import { openDatabase } from '@bra/server/platform/db'
import { chooseProviders } from '@bra/server/providers'
import { pino } from 'pino'
import { copyOf, marketOf } from './generate.ts'
import { startServer } from './load.ts'
import { addBuyers, addOrders, fillCarts } from './orders-world.ts'

const PRODUCTS = 20_000
const BUYERS = 600
const CONNECTIONS = 8
const ORDERS_BEFORE = 200_000

interface Buyer {
  id: number
  token: string
  body: object
}

/** Returns orders a second after many others, divided by those after none, with the Pix of the sandbox. */
export async function benchOrders() {
  const key = randomBytes(48).toString('base64url')
  const url = await copyOf(await marketOf(PRODUCTS), 'bra_bench_orders')
  const outside = { 'Pix of the sandbox': await startOutside(), 'a bare provider': await startOutside({ BARE: 'yes' }) }
  const database = await openDatabase({ url, dir: '' })
  const config = readConfig({ NODE_ENV: 'production', SECRET_KEY: key, RATE_LIMIT: '0' })
  const log = pino({ level: 'silent' })
  const drawMail = () => Promise.reject(new Error('nothing is sent from here'))
  const providers = chooseProviders(config, null)
  const app = createApp({ config, database, clock: systemClock, log, providers, drawMail })
  await addBuyers(database.pool, BUYERS)

  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')
  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores for all; Node ${process.version}; load before ${load}`)
  const measure = async (before: string) => {
    const rates: number[] = []
    for (const [name, { url: at }] of Object.entries(outside)) {
      const settings = { SECRET_KEY: key, RATE_LIMIT: '0', PAGARME_BASE_URL: `${at}/pagarme/core/v5` }
      const servers = await Promise.all(cpus().map(() => startServer(url, settings)))
      const addresses = servers.map(({ address }) => address)
      // the first orders warm the statements and the code
      await placeAll(addresses, (await buyersOf(app)).slice(0, 300))
      // the server's own autovacuum does this, but only after a minute
      await database.pool.query('analyze orders, store_orders, order_lines, order_payments')
      const buyers = await buyersOf(app)
      // a page that is first written after a checkpoint goes into the log whole, so every measurement begins with one
      await database.pool.query('checkpoint')
      rates.push(await placeAll(addresses, buyers, `${name}, ${before} orders before`))
      for (const { stop } of servers) stop()
    }
    return rates[0]!
  }
  const afterNone = await measure('0')
  await addOrders(database.pool, ORDERS_BEFORE)
  const afterMany = await measure(String(ORDERS_BEFORE))
  await database.close()
  for (const { stop } of Object.values(outside)) stop()
  return afterMany / afterNone
}

async function startOutside(extra: Record<string, string> = {}) {
  const child = fork(new URL('outside.ts', import.meta.url), { env: { ...process.env, ...extra } })
  const url = await new Promise<string>((ready) => child.once('message', (message) => ready(message as string)))
  return { url, stop: () => child.kill() }
}

async function buyersOf(app: App): Promise<Buyer[]> {
  const { pool } = app.database
  await fillCarts(pool)
  const { rows: people } = await pool.query<{ id: number; name: string; address_id: number; email: string }>(
    `select u.id, u.name, u.last_name, u.email, u.role, a.id address_id from users u join addresses a on a.user_id = u.id
     where u.email like 'comprador%@bench.invalid' order by u.id`,
  )
  const origin = { device: 'Firefox no Linux', address: '192.0.2.1', guestId: null }
  const buyers: Buyer[] = []
  for (const person of people) {
    const { token } = await app.transaction((tx) => openSession(tx, app, { person: person as never, origin }))
    const { total_cents: total } = await cartOf(app, ofPerson(person.id), undefined)
    buyers.push({ id: person.id, token, body: { method: 'pix', address_id: person.address_id, total_cents: total } })
  }
  return buyers
}

/** Returns orders a second. */
async function placeAll(addresses: string[], buyers: Buyer[], name?: string) {
  const waiting = buyers.values()
  const times: number[] = []
  const failures = new Map<string, number>()
  const started = performance.now()
  const connection = async (_: unknown, at: number) => {
    const address = addresses[at % addresses.length]!
    for (const { token, body } of waiting) {
      const sentAt = performance.now()
      const answer = await fetch(`${address}/api/v1/order/save-order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      times.push(performance.now() - sentAt)
      const why = answer.ok ? '' : text.slice(0, 120)
      if (why) failures.set(why, (failures.get(why) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const seconds = (performance.now() - started) / 1000
  if (name)
    print(
      name,
      times.toSorted((a, b) => a - b),
      seconds,
    )
  for (const [why, count] of failures) console.log(`  ${count} refused: ${why}`)
  return times.length / seconds
}

function print(name: string, times: number[], seconds: number) {
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(0)} ms`
  const figures = [`${(times.length / seconds).toFixed(0)} orders/s`, `p50 ${at(0.5)}`, `p99 ${at(0.99)}`]
  console.log(name.padEnd(36), figures.join('  '), ` load ${loadavg()[0]!.toFixed(1)}`)
}
