import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@bra/demo/people'
import { startSandbox } from '@bra/sandbox/sandbox'
import type { App } from '@bra/server/app'
import { personByEmail } from '@bra/server/modules/people/accounts/index'
import { openSession } from '@bra/server/modules/people/sessions/index'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { parcelsToIssue } from '@bra/server/testing/crash/issuing'
import { environmentOf, freePort, started, withApp } from '@bra/server/testing/crash/shop'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from '../generate.ts'

const WARMING_MS = 8000
const PATIENCE_MS = 60_000
const origin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }

export interface Answered {
  status: number
  said: string
}

export interface HostileCase {
  name: string
  send(): Promise<Answered>
}

export interface Shop {
  storeId: number
  parcels: number[]
  codes: string[]
  /** Asks as a person; a body of bytes is sent as it is. */
  ask(who: 'seller' | 'operator' | null, path: string, given?: Asked): Promise<Reply>
  run(): Promise<ChildProcess>
  address: string
  close(): Promise<void>
}

interface Asked {
  method?: string
  body?: object
  type?: string
}

export interface Reply {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export async function openShop(name: string): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-freeze-'))
  const url = await emptyDatabase(name)
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await seedTestWorld(database)
  const { rows } = await database.pool.query<{ code: string }>(
    `select code from products where type = 'tcg' order by id limit 400`,
  )
  await database.close()
  const [sandbox, port] = [await startSandbox({ port: 0 }), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const environment = environmentOf(sandbox, { url, dataDir, port })
  const { operator, token, ids } = await withApp(environment, 0, async (app) => ({
    operator: await tokenOf(app, demoAccounts.operator.email),
    ...(await parcelsToIssue(app, 2)),
  }))
  const tokens = { operator, seller: token }
  const ask: Shop['ask'] = async (who, path, { method = 'POST', body = {}, type = 'application/json' } = {}) => {
    const sent = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body)
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': type, ...(who && { authorization: `Bearer ${tokens[who]}` }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(method !== 'GET' && { body: sent }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const run = async () => {
    const child = await started(environment, address)
    // the start warms its caches after it answers
    await sleep(WARMING_MS)
    return child
  }
  const close = async () => {
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const storeId = await withApp(environment, 0, (app) => storeOf(app, ids[0]!))
  return { storeId, parcels: ids, codes: rows.map(({ code }) => code), ask, run, address, close }
}

async function tokenOf(app: App, email: string) {
  const person = (await personByEmail(app.db, email))!
  return (await app.transaction((tx) => openSession(tx, app, { person, origin }))).token
}

const storeOf = async (app: App, parcel: number) =>
  (await app.db.selectFrom('store_orders').select('store_id').where('id', '=', parcel).executeTakeFirstOrThrow())
    .store_id!

export const saidIn = ({ status, body }: Reply): Answered => ({
  status,
  said: body.fields ? Object.values(body.fields).join(' ') : (body.message ?? ''),
})

export function megabytesOf({ pid }: ChildProcess) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
