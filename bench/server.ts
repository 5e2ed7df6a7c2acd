// The server under test, in a process of its own; with BARE it is a Fastify that only sends the rows.
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '@bra/server/create-app'
import { buildServer } from '@bra/server/http'
import { finderOf } from '@bra/server/modules/shopping/finder/index'
import { eventName, openSockets, push } from '@bra/server/modules/outside/realtime/index'
import { systemClock } from '@bra/server/platform/clock'
import { readConfig } from '@bra/server/platform/config'
import { openDatabase } from '@bra/server/platform/db'
import { chooseProviders } from '@bra/server/providers'
import { pino } from 'pino'
import { bareServer } from './bare.ts'

const url = process.env.DATABASE_URL!
const config = readConfig({ ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
const database = await openDatabase({ url, dir: '' })
const log = pino({ level: 'silent' })
const drawMail = () => Promise.reject(new Error('nothing is sent from here'))
const app = createApp({ config, database, clock: systemClock, log, providers: chooseProviders(config, null), drawMail })

const server = process.env.BARE ? await bareServer(url, database) : await buildServer(app)
if (!process.env.BARE) openSockets(server, app)
const address = await server.listen({ port: 0, host: '127.0.0.1' })
// the finder answers while it still reads; what is measured begins after that
if (!process.env.BARE) await finderOf(app).read()
process.send!(address)

process.on('message', (command) => {
  if (command === 'broadcast') push(app.bus, { channels: ['products.1'], event: eventName('OffersChanged'), data: {} })
  if (command === 'memory') void tellMemory()
})

async function tellMemory() {
  await sleep(500)
  globalThis.gc?.()
  process.send!({ name: 'memory', value: process.memoryUsage().rss })
}
