import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startSandbox } from '@bra/sandbox/sandbox'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { parcelsToIssue } from '@bra/server/testing/crash/issuing'
import { ended, environmentOf, freePort, started, withApp } from '@bra/server/testing/crash/shop'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from './generate.ts'

const MOST_SECONDS = 60
const WORST_MS = 100
const POLL_MS = 500
const WARMING_MS = 5000

/** Makes parcels ready as the page of a store does, in one run: document, label of the carrier, picked and packed. */
export async function benchDispatch(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-dispatch-'))
  const url = await emptyDatabase('bra_bench_dispatch')
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await seedTestWorld(database)
  await database.close()
  const [sandbox, port] = [await startSandbox({ port: 0 }), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const environment = {
    ...environmentOf(sandbox, { url, dataDir, port }),
    ...{ MELHORENVIO_BASE_URL: `${sandbox.url}/melhorenvio`, MELHORENVIO_TOKEN: 'um-token' },
  }
  await fetch(`${sandbox.url}/__sandbox/melhorenvio/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: 1_000_000 }),
  })
  const { token, ids, store } = await withApp(environment, 0, async (app) => {
    await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
    return parcelsToIssue(app, count + 1)
  })
  const server = await started(environment, address)
  // the start warms its caches after it answers, and makes the simulated certificate with the first document
  await setTimeout(WARMING_MS)
  const [first, ...others] = ids
  const failedFirst = await prepareAll({ address, token, store, ids: [first!] })
  const watch = new Worker(new URL('freeze-watch.ts', import.meta.url), { workerData: `${address}/healthz` })
  const begun = performance.now()
  const failed = new Map([...failedFirst, ...(await prepareAll({ address, token, store, ids: others }))])
  const seconds = (performance.now() - begun) / 1000
  const worst = await worstOf(watch)
  await watch.terminate()
  await ended(server, 'SIGTERM')
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
  for (const [why, times] of failed) console.log(`${times} failed: ${why}`)
  console.log(`${count} parcels ready in ${seconds.toFixed(1)} s, worst /healthz ${worst.toFixed(0)} ms`)
  process.exitCode = failed.size > 0 || seconds > MOST_SECONDS || worst > WORST_MS ? 1 : 0
}

const worstOf = (watch: Worker) =>
  new Promise<number>((tell) => {
    watch.once('message', tell)
    watch.postMessage('worst')
  })

interface Run {
  ended_at: string | null
  failed: { why: string }[]
}

async function prepareAll({
  address,
  token,
  ids,
  store,
}: {
  address: string
  token: string
  ids: number[]
  store: number
}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async <Reply>(path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const answer = await fetch(`${address}/api/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const read = (await answer.json()) as Reply & { message: string }
    if (!answer.ok) throw new Error(`${path}: ${read.message}`)
    return read
  }
  await ask('store-dispatch', { store_id: store, work: 'prepare', parcels: ids.map((id) => ({ id })) })
  for (;;) {
    await setTimeout(POLL_MS)
    const { run } = await ask<{ run: Run }>(`store-dispatch/${store}`)
    if (run.ended_at === null) continue
    const reasons = Map.groupBy(run.failed, ({ why }) => why)
    return new Map([...reasons].map(([why, failed]) => [why, failed.length]))
  }
}
