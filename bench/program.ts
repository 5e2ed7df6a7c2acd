import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url))
const PATIENCE_MS = 180_000
const LOOK_AGAIN_MS = 5000

export interface Program {
  address: string
  pid: number
  readyMs: number
  stop(): Promise<void>
}

export async function startProgram(
  dataDir: string,
  port: number,
  extra: Record<string, string> = {},
  folder?: string,
): Promise<Program> {
  const started = performance.now()
  const program = folder ? join(folder, 'packages/server/src/main.ts') : main
  const child = spawn(process.execPath, [...process.execArgv, program], {
    ...(folder && { cwd: folder }),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...extra,
    },
  })
  const address = `http://127.0.0.1:${port}`
  await answering(child, address, started)
  const readyMs = performance.now() - started
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped())
      child.kill('SIGTERM')
    })
  return { address, pid: child.pid!, readyMs, stop }
}

async function answering(child: ChildProcess, address: string, started: number) {
  while (performance.now() - started < PATIENCE_MS) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`)
    const isThere = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
    await sleep(100)
  }
  throw new Error('the program did not answer')
}

/** Waits for the last picture: drawing them takes minutes of the cores that are measured. */
export async function allPicturesOf(dataDir: string, before = 0) {
  await sleep(LOOK_AGAIN_MS)
  const folder = join(dataDir, 'media')
  // a market without the demo world draws none
  const drawn = existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
  if (drawn > before) await allPicturesOf(dataDir, drawn)
}
