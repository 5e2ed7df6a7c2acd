import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Sandbox, startSandbox } from '@bra/sandbox/sandbox'
import { pino } from 'pino'
import type { App } from '../../app.ts'
import { createApp } from '../../create-app.ts'
import { readConfig } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db.ts'
import { chooseProviders } from '../../providers.ts'
import { settle } from '../test-people.ts'
import { acknowledged, buyersFor, keepBuying } from './buyers.ts'
import type { Market } from './market.ts'
import { keepQuarrelling } from './quarrels.ts'
import { wrongs } from './verdict.ts'

const main = new URL('../../main.ts', import.meta.url).pathname
const MINUTE_MS = 60_000
const QUARRELS = 8
const BUSY_MS = 20_000
const READY_MS = 300_000
const MOST_TURNS = 100
/** Minutes ahead at which the jobs catch up: after every lease, then every Pix, then every retry. */
const LATER_MINUTES = [12, 45, 120, 300]

export interface ShopOptions {
  /** A seeded PostgreSQL; without it the embedded database of the data folder. */
  url?: string
  dataDir: string
  extra?: Record<string, string>
}

/** Starts a shop with its sandbox, and people who buy and complain there until they are told to stop. */
export async function busyShop({ url, dataDir, extra }: ShopOptions) {
  const sandbox = await startSandbox({ port: 0 })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  sandbox.sendEventsTo(`${address}/api/webhooks/pagarme`)
  const environment = environmentOf(sandbox, { url, dataDir, port })
  const inside = <T>(work: (app: App) => Promise<T>, laterMs = 0) => withApp(environment, laterMs, work)
  const market = await inside(buyersFor)
  const stopping = new AbortController()
  const shop = { address, sandbox, market, signal: stopping.signal }
  const people = [
    ...market.buyers.map((buyer) => keepBuying(buyer, shop)),
    ...Array.from({ length: QUARRELS }, () => keepQuarrelling(shop)),
  ]
  const start = () => started({ ...environment, ...extra }, address)

  /** Ends people and server, lets the jobs catch up, and returns what is wrong then and how much was done. */
  const judge = async (last: ChildProcess) => {
    stopping.abort()
    await Promise.all(people)
    // the sandbox still has events to deliver
    await sleep(1500)
    await ended(last, 'SIGTERM')
    for (const minutes of LATER_MINUTES)
      await inside(async (app) => {
        for (let turn = 0; turn < 3 || (turn < MOST_TURNS && (await isBehind(app))); turn += 1) await settle(app)
      }, minutes * MINUTE_MS)
    const answer = await inside((app) => wrongs(app, sandbox, market), LATER_MINUTES.at(-1)! * MINUTE_MS)
    await sandbox.close()
    return { wrongs: answer, ...acknowledged(market) }
  }
  return { address, market, start, judge }
}

/** The environment of a server whose providers are this sandbox, so that they outlive the server. */
export function environmentOf(
  sandbox: Sandbox,
  { url, dataDir, port }: Pick<ShopOptions, 'url' | 'dataDir'> & { port: number },
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(url && { DATABASE_URL: url }),
    PAGARME_BASE_URL: `${sandbox.url}/pagarme/core/v5`,
    VIACEP_BASE_URL: `${sandbox.url}/viacep`,
    SEFAZ_BASE_URL: `${sandbox.url}/sefaz`,
    SMTP_URL: sandbox.smtpUrl,
    SECRET_KEY: 'chave-da-queda-com-mais-de-32-letras',
    PUSHER_PORT: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'fatal',
  }
}

/** True while an announced event is unheard: one turn delivers a limited number. */
async function isBehind({ database: { pool } }: App) {
  const { rows } = await pool.query<{ behind: boolean }>(
    'select exists(select from events where delivered_at is null) behind',
  )
  return rows[0]!.behind
}

/** Waits until somebody has bought and somebody has quarrelled again, so that the server is killed at work. */
export async function busy(market: Market) {
  const [before, until] = [acknowledged(market), performance.now() + BUSY_MS]
  const isIdle = ({ orders, answers }: typeof before) => orders === before.orders || answers === before.answers
  while (isIdle(acknowledged(market)) && performance.now() < until) await sleep(10)
}

/** Runs work in an app of its own beside the server; its clock may be ahead. */
export async function withApp<T>(environment: Record<string, string>, laterMs: number, work: (app: App) => Promise<T>) {
  const config = readConfig(environment)
  const database = await openDatabase({ url: config.databaseUrl ?? '', dir: `${config.dataDir}/pglite` })
  const app = createApp({
    config,
    database,
    clock: { now: () => new Date(Date.now() + laterMs) },
    log: pino({ level: 'silent' }),
    providers: chooseProviders(config, null),
    drawMail: () => Promise.reject(new Error('no mail is drawn here')),
  })
  try {
    return await work(app)
  } finally {
    await database.close()
  }
}

export async function started(environment: Record<string, string>, address: string): Promise<ChildProcess> {
  const { DATABASE_URL: _other, ...inherited } = process.env
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...environment },
  })
  let complaint = ''
  child.stderr.on('data', (text) => (complaint += String(text)))
  child.stdout.resume()
  const until = performance.now() + READY_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${complaint}`)
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return child
    await sleep(50)
  }
  throw new Error('The server did not start')
}

export async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
