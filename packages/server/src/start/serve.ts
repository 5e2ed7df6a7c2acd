import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { allBindings, allHearers, allJobs, createApp, openModules } from '../create-app.ts'
import { buildServer } from '../http.ts'
import { systemClock } from '../platform/clock.ts'
import { openSockets } from '../modules/outside/realtime/index.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'
import { startWorker } from '../platform/worker.ts'
import type { Providers } from '../providers.ts'
import { hasDemoWorld } from './demo-accounts.ts'
import type { Door } from './door.ts'
import { drawAhead } from './draw-ahead.ts'
import { createLog } from './log.ts'
import { openBus } from './open-bus.ts'
import { patiently } from './patience.ts'
import { keepHeapSmall } from './small-heap.ts'
import { openShop } from './shop.ts'

const FINISH_MS = 3500

export interface Running {
  port: number
  /** Accepts no new requests, finishes those under way, and closes the database. */
  stop(): Promise<void>
}

interface Opening {
  config: Config
  /** Without a door, the port opens when the shop is ready. */
  door: Door | null
  database: Database
  providers: Providers
}

export async function serve({ config, door, database, providers }: Opening): Promise<Running> {
  const log = createLog(config)
  const bus = await patiently(config, () => openBus(config, database, log))
  // mails are drawn by the screens, which need the app first
  const drawer = Promise.withResolvers<App['drawMail']>()
  const drawMail: App['drawMail'] = async (mail) => (await drawer.promise)(mail)
  const app = createApp({ config, database, clock: systemClock, bus, log, providers, drawMail })
  const server = await buildServer(app, allBindings(), door?.factory)
  openSockets(server, app)
  const shop = await openShop(server, app)
  drawer.resolve(shop.drawMail)
  await patiently(config, () => openModules(app))
  await server.listen({ port: config.port, host: config.host })
  const stopWorker = startWorker(app, allJobs(), allHearers())

  // one process draws for all, since the files are shared; only the demo world shows drawings
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1
  const drawsAhead = config.drawAhead && isFirst && (await patiently(config, () => hasDemoWorld(database.db)))
  const drawing = drawsAhead ? drawAhead(app, shop.pictures) : null

  const stopWaiting = keepHeapSmall(app)

  const stop = async () => {
    stopWaiting()
    const finished = Promise.all([drawing?.stop(), server.close(), stopWorker()])
    await Promise.race([finished, sleep(FINISH_MS)])
    server.server.closeAllConnections()
    await bus.close()
    await database.close()
  }
  return { port: (server.server.address() as AddressInfo).port, stop }
}
