import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '../platform/config.ts'
import { chooseProviders, type Providers, webhookOf } from '../providers.ts'
import { shownDemoAccounts } from './demo-accounts.ts'
import { openDoor } from './door.ts'
import { openSandbox } from './open-sandbox.ts'
import { patiently } from './patience.ts'
import { openConfigured, prepareDatabase } from './prepare-database.ts'
import { say } from './progress.ts'
import { stopOnSignal } from './signals.ts'
import { welcome } from './welcome.ts'

const RESTART_MS = 1000
const SERVING = 'serving'
const OPENS_EARLY = 'BRA_OPENS_EARLY'

export async function startPrimary(config: Config) {
  let isStopping = false
  stopOnSignal(async () => {
    isStopping = true
    say('Encerrando…')
    await Promise.all(Object.values(cluster.workers ?? {}).map(endOf))
  })
  // a first worker that ends has already said why
  const giveUp = () => void (isStopping || process.exit(1))
  // the workers open the port, and wait there for what this process prepares
  const first = Array.from({ length: config.processes }, () => cluster.fork({ [OPENS_EARLY]: 'true' }))
  for (const worker of first) worker.once('exit', giveUp)
  const ports = await Promise.all(first.map(portOf))
  const database = await prepareDatabase(config)
  const sandbox = await openSandbox(config, database.db)
  const demo = await patiently(config, () => shownDemoAccounts(database.db))
  await database.close()
  const providers = chooseProviders(config, sandbox)

  await Promise.all(first.map((worker) => letServe(worker, providers)))
  for (const worker of first) worker.off('exit', giveUp)
  const port = ports[0] ?? config.port
  sandbox?.sendEventsTo(webhookOf(config, port))
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    say(`O processo ${worker.process.pid} terminou (${signal ?? code}); outro toma o lugar.`)
    setTimeout(() => void letServe(cluster.fork(), providers), RESTART_MS)
  })
  welcome(config, { port, providers, demo })
}

export async function startWorkerProcess(config: Config) {
  let stop = async () => undefined as void
  stopOnSignal(() => stop())
  // before the port opens, as the answer may come at any time after that
  const told = once(process, 'message') as Promise<[Providers]>
  // one that takes the place of another leaves visitors to those that serve, until it is ready
  const door = process.env[OPENS_EARLY] ? await openDoor(config) : null
  const { serve } = await import('./serve.ts')
  const [providers] = await told
  const running = await serve({ config, door, database: await openConfigured(config), providers })
  stop = running.stop
  process.send?.(SERVING)
}

/** Tells a worker the providers; ends when it serves, or never if it ends before. */
async function letServe(worker: Worker, providers: Providers) {
  const serving = once(worker, 'message')
  worker.send(providers)
  await serving
}

const portOf = (worker: Worker) =>
  new Promise<number>((listening) => worker.once('listening', ({ port }) => listening(port)))

async function endOf(worker: Worker | undefined) {
  if (!worker) return
  const ended = once(worker, 'exit')
  worker.kill('SIGTERM')
  await ended
}
