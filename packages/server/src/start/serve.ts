import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { allHearers, allJobs, type App, createApp, openModules } from '../app.ts'
import { buildServer } from '../http.ts'
import { systemClock } from '../platform/clock.ts'
import { openSockets } from '../modules/realtime/index.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'
import { warmMedia } from '../platform/media.ts'
import { startWorker } from '../platform/worker.ts'
import type { Providers } from '../providers.ts'
import { createLog } from './log.ts'
import { openBus } from './open-bus.ts'
import { openShop } from './shop.ts'

const FINISH_MS = 4000

export interface Running {
  port: number
  /** Accepts nothing new, finishes what is under way, and leaves the database closed. */
  stop(): Promise<void>
}

/** Listens and works on jobs, over a database that is ready. */
export async function serve(config: Config, database: Database, providers: Providers): Promise<Running> {
  const log = createLog(config)
  const bus = await openBus(config, database, log)
  // the screens stand on the app, and draw its mails
  const drawer = Promise.withResolvers<App['drawMail']>()
  const drawMail: App['drawMail'] = async (mail) => (await drawer.promise)(mail)
  const app = createApp({ config, database, clock: systemClock, bus, log, providers, drawMail })
  const server = await buildServer(app)
  openSockets(server, app)
  const shop = await openShop(server, app)
  drawer.resolve(shop.drawMail)
  await openModules(app)
  await server.listen({ port: config.port, host: config.host })
  const stopWorker = startWorker(app, allJobs(), allHearers())

  // one process draws for all: the files are shared
  const warming = cluster.isWorker && cluster.worker?.id !== 1 ? null : warmMedia(shop.pictures)
  warming?.done.catch((error: unknown) => app.log.error(error))

  const stop = async () => {
    warming?.stop()
    const finished = Promise.all([server.close(), stopWorker()])
    await Promise.race([finished, sleep(FINISH_MS)])
    server.server.closeAllConnections()
    await bus.close()
    await database.close()
  }
  return { port: (server.server.address() as AddressInfo).port, stop }
}
