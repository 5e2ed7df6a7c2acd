import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { portsOf } from './ports.ts'

const root = resolve(import.meta.dirname, '../../..')
const READY_MS = 300_000
const STOP_MS = 8000

const folderOf = (name: string) => resolve(root, 'node_modules/.cache/e2e-data', name)
const TEMPLATE = folderOf('template')

interface Start {
  dataDir: string
  ports: ReturnType<typeof portsOf>
  clockAt: string
}

/** Returns an empty folder for the world that the others are copied from. */
export function emptyTemplate() {
  rmSync(TEMPLATE, { recursive: true, force: true })
  mkdirSync(TEMPLATE, { recursive: true })
  return TEMPLATE
}

/** Returns the data folder of a worker, which begins as the template was left. */
export function copyOfTemplate(worker: number) {
  const folder = folderOf(`worker-${worker}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(TEMPLATE, folder, { recursive: true })
  return folder
}

/** Starts the product as `npm start` does, and waits until it serves. Returns the function that stops it. */
export async function startServer({ dataDir, ports, clockAt }: Start) {
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, ...settingsOf(ports), DATA_DIR: dataDir, CLOCK_AT: clockAt },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const patience = new AbortController()
    await Promise.race([ended, sleep(STOP_MS, null, { signal: patience.signal }).then(() => child.kill('SIGKILL'))])
    patience.abort()
  }
  try {
    await Promise.race([
      untilReady(`http://127.0.0.1:${ports.site}/readyz`),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it was ready.`))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

const settings = {
  NODE_ENV: 'production',
  RATE_LIMIT: '0',
  SIGN_UPS_AN_HOUR: '1000',
  LOG_LEVEL: 'warn',
  // drawing two thousand pictures that no test looks at would keep a core busy for minutes
  DRAW_AHEAD: 'false',
}

const settingsOf = ({ site, pusher, sandbox }: Start['ports']) => ({
  PORT: String(site),
  PUSHER_PORT: String(pusher),
  SANDBOX_PORT: String(sandbox),
  // the sandbox takes any token for that of the house
  MELHORENVIO_BASE_URL: `http://127.0.0.1:${sandbox}/melhorenvio`,
  MELHORENVIO_TOKEN: 'token-da-casa',
})

async function untilReady(url: string) {
  const until = performance.now() + READY_MS
  while (performance.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer.`)
}
