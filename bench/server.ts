// The server under test, alone in its process: the whole product, or with BARE a Fastify that only sends the rows.
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '@bra/server/app'
import { buildServer } from '@bra/server/http'
import { eventName, openSockets, push } from '@bra/server/modules/realtime/index'
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
process.send!(address)

// what the sockets bench asks of it
process.on('message', (asked) => {
  if (asked === 'broadcast') push(app.bus, { channels: ['products.1'], event: eventName('OffersChanged'), data: {} })
  if (asked === 'memory') void tellMemory()
})

/** All that the process holds, after what is garbage has gone. */
async function tellMemory() {
  await sleep(500)
  globalThis.gc?.()
  process.send!({ name: 'memory', value: process.memoryUsage().rss })
}
