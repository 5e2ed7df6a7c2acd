import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { catalogueCases } from './hostile/catalogues.ts'
import { certificateCases } from './hostile/certificates.ts'
import { documentCases } from './hostile/documents.ts'
import { sheetCases } from './hostile/sheets.ts'
import { type Answered, type HostileCase, megabytesOf, openShop, type Shop } from './hostile/shop.ts'

/** An answer of `/healthz` may take so much longer than the slowest one of a server that does nothing else. */
const MOST_MS_MORE = 100
const MOST_MB_MORE = 250
/** Memory that is still held when the server has had time to give it back. */
const MOST_MB_KEPT = 125
const GIVES_BACK_MS = 45_000
const IDLE_MS = 10_000
const LOOK_MS = 50
const STOPS_MS = 6000

/** Sends the files of outsiders that are hardest to read while `/healthz` is asked; `only` names some by their beginning. */
export async function benchFreeze(only: string | undefined) {
  const shop = await openShop('bra_bench_freeze')
  const cases = [...certificateCases(shop), ...catalogueCases(shop), ...documentCases(shop), ...sheetCases(shop)]
  let server = await shop.run()
  const watch = new Worker(new URL('freeze-watch.ts', import.meta.url), { workerData: `${shop.address}/healthz` })
  await sleep(IDLE_MS)
  const idle = await worstOf(watch)
  console.log(`idle: worst /healthz ${idle.toFixed(0)} ms`)
  console.log('file | answer | worst /healthz | MB before, peak, after')
  let wrong = 0
  for (const one of cases.filter(({ name }) => name.startsWith(only ?? ''))) {
    const told = await measured(one, server, watch)
    const faults = faultsOf(told, idle)
    wrong += faults.length ? 1 : 0
    console.log(lineOf(one.name, told), faults.length ? `| WRONG: ${faults.join(', ')}` : '')
    if (!(await answers(shop))) {
      if (!told.hasEnded) await stopped(server, 'SIGKILL')
      server = await shop.run()
      await worstOf(watch)
    }
  }
  const ms = await stopped(server, 'SIGTERM')
  console.log(
    ms > STOPS_MS ? 'WRONG: SIGTERM did not end the server' : `SIGTERM ended the server in ${ms.toFixed(0)} ms`,
  )
  await watch.terminate()
  await shop.close()
  console.log(wrong ? `${wrong} files hold the shop up.` : 'No file holds the shop up.')
  process.exitCode = wrong || ms > STOPS_MS ? 1 : 0
}

const worstOf = (watch: Worker) =>
  new Promise<number>((tell) => {
    watch.once('message', tell)
    watch.postMessage('worst')
  })

interface Measured extends Answered {
  worst: number
  memory: { before: number; peak: number; after: number }
  hasEnded: boolean
}

async function measured({ send }: HostileCase, server: ChildProcess, watch: Worker): Promise<Measured> {
  const before = megabytesOf(server)
  let peak = before
  const looking = setInterval(() => (peak = Math.max(peak, megabytesOf(server))), LOOK_MS)
  await worstOf(watch)
  const answer = await send().catch((error: unknown): Answered => ({ status: 0, said: String(error) }))
  await sleep(500)
  const worst = await worstOf(watch)
  clearInterval(looking)
  const hasEnded = server.exitCode !== null || server.signalCode !== null
  const until = performance.now() + GIVES_BACK_MS
  const isHeld = () => megabytesOf(server) > before + MOST_MB_KEPT
  while (!hasEnded && isHeld() && performance.now() < until) await sleep(500)
  return { ...answer, worst, memory: { before, peak, after: megabytesOf(server) }, hasEnded }
}

function faultsOf({ status, worst, memory: { before, peak, after }, hasEnded }: Measured, idle: number) {
  return [
    ...(hasEnded ? ['the process ended'] : []),
    ...(status === 0 || (status >= 500 && status !== 503) ? ['not answered'] : []),
    ...(worst > idle + MOST_MS_MORE ? ['others waited'] : []),
    ...(peak > before + MOST_MB_MORE ? ['memory'] : []),
    ...(after > before + MOST_MB_KEPT ? ['memory not given back'] : []),
  ]
}

const lineOf = (name: string, { status, said, worst, memory }: Measured) =>
  [
    name.padEnd(54),
    `${status} ${said.replaceAll(/\s+/g, ' ').slice(0, 90)}`.padEnd(60),
    `${worst.toFixed(0)} ms`.padStart(9),
    Object.values(memory)
      .map((megabytes) => megabytes.toFixed(0))
      .join(', '),
  ].join(' | ')

const answers = ({ address }: Shop) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function stopped(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  const begun = performance.now()
  const gone = once(server, 'exit')
  server.kill(signal)
  const isGone = await Promise.race([gone.then(() => true), sleep(STOPS_MS + 1000, false)])
  if (!isGone) server.kill('SIGKILL')
  await gone
  return performance.now() - begun
}
