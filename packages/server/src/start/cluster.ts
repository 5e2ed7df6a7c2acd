import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '../platform/config.ts'
import { chooseProviders, type Providers, webhookOf } from '../providers.ts'
import { shownDemoAccounts } from './demo-accounts.ts'
import { openSandbox } from './open-sandbox.ts'
import { patiently } from './patience.ts'
import { openConfigured, prepareDatabase } from './prepare-database.ts'
import { say } from './progress.ts'
import { serve } from './serve.ts'
import { stopOnSignal } from './signals.ts'
import { welcome } from './welcome.ts'

const RESTART_MS = 1000
const PROVIDERS = 'BRA_PROVIDERS'

export async function startPrimary(config: Config) {
  let isStopping = false
  stopOnSignal(async () => {
    isStopping = true
    say('Encerrando…')
    await Promise.all(Object.values(cluster.workers ?? {}).map(endOf))
  })
  const database = await prepareDatabase(config)
  const sandbox = await openSandbox(config, database.db)
  const demo = await patiently(config, () => shownDemoAccounts(database.db))
  await database.close()
  const providers = chooseProviders(config, sandbox)
  const fork = () => cluster.fork({ [PROVIDERS]: JSON.stringify(providers) })

  const ports = await Promise.all(Array.from({ length: config.processes }, () => portOf(fork())))
  sandbox?.sendEventsTo(webhookOf(config, ports[0] ?? config.port))
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    say(`O processo ${worker.process.pid} terminou (${signal ?? code}); outro toma o lugar.`)
    setTimeout(fork, RESTART_MS)
  })
  welcome(config, { port: ports[0] ?? config.port, providers, demo })
}

export async function startWorkerProcess(config: Config) {
  const providers = JSON.parse(process.env[PROVIDERS] ?? '{}') as Providers
  const running = await serve(config, await openConfigured(config), providers)
  stopOnSignal(() => running.stop())
}

/** Ends the program if the first worker cannot listen: that worker has already said why. */
function portOf(worker: Worker): Promise<number> {
  const giveUp = () => void process.exit(1)
  worker.once('exit', giveUp)
  return new Promise((listening) =>
    worker.once('listening', ({ port }) => {
      worker.off('exit', giveUp)
      listening(port)
    }),
  )
}

async function endOf(worker: Worker | undefined) {
  if (!worker) return
  const ended = once(worker, 'exit')
  worker.kill('SIGTERM')
  await ended
}
