import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@bra/demo/people'
import { startSandbox } from '@bra/sandbox/sandbox'
import type { App } from '../../app.ts'
import { keepSelfSigned } from '../../modules/dispatch/tax-setup/self-signed.ts'
import { personByEmail } from '../../modules/people/accounts/index.ts'
import { openSession } from '../../modules/people/sessions/index.ts'
import { home, paidOrder } from '../paid-order.ts'
import { offersOfSeller } from '../sellers.ts'
import { ended, environmentOf, freePort, type ShopOptions, started, withApp } from './shop.ts'

interface IssuingOptions extends ShopOptions {
  parcels: number
  kills: number
  say?: (text: string) => void
}

const CLIENTS = 8
/** The longest time that a server lives after the share of its turn is done. */
const LIVES_MS = 1000
const AGAIN_MS = 250
const origin = { device: 'Firefox no Linux', address: '127.0.0.1', guestId: null }
/** Kills a server repeatedly while eight clients issue documents; returns what is wrong afterwards. */
export async function crashWhileIssuing({ url, dataDir, parcels, kills, say = () => undefined }: IssuingOptions) {
  const sandbox = await startSandbox({ port: 0 })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const environment = environmentOf(sandbox, { ...(url && { url }), dataDir, port })
  const { token, ids } = await withApp(environment, 0, (app) => parcelsToIssue(app, parcels))
  const waiting = [...ids]
  const drafted = new Set<number>()
  let done = 0
  const client = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (await isIssued({ address, token, id, drafted })) done += 1
      else {
        // another one is issued meanwhile: the document waits until the lease of the killed process ends
        waiting.push(id)
        await sleep(AGAIN_MS)
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await started(environment, address)
    while (done < (kill * parcels) / (kills + 1)) await sleep(10)
    await sleep(Math.random() * LIVES_MS)
    await ended(server, 'SIGKILL')
    say(`${kill} kills, ${done} documents acknowledged`)
  }
  const last = await started(environment, address)
  await Promise.all(clients)
  await ended(last, 'SIGTERM')
  const authorised = await keysAt(sandbox.url)
  const wrongs = await withApp(environment, 0, (app) => wrongsOf(app, { ids, authorised }))
  await sandbox.close()
  return { wrongs, done }
}

/** Lets the demo's seller issue, and sells as many parcels; returns a token of the seller, the parcels and the store. */
export async function parcelsToIssue(app: App, count: number) {
  const [seller, buyer] = [demoAccounts.seller, demoAccounts.buyer].map(({ email }) => personByEmail(app.db, email))
  const [owner, person] = [(await seller)!, (await buyer)!]
  const [offer] = await offersOfSeller(app, owner.id, 1)
  const at = { config: app.config, now: app.clock.now(), userId: owner.id }
  await app.transaction((tx) => keepSelfSigned(tx, at))
  const { token } = await app.transaction((tx) => openSession(tx, app, { person: owner, origin }))
  const ids: number[] = []
  for (let order = 0; order < count; order += 1)
    ids.push(...(await paidOrder(app, { userId: person.id, offers: [offer!], address: home })).parcels)
  return { token, ids, store: offer!.store_id }
}

interface Asked {
  address: string
  token: string
  id: number
  drafted: Set<number>
}

/** Asks as a store does that presses again after an answer that did not come; a draft that was answered is not asked for again. */
async function isIssued({ address, token, id, drafted }: Asked) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = (path: string) =>
    fetch(`${address}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify({ id }) })
  try {
    if (!drafted.has(id) && !(await ask('store-order-invoice')).ok) return false
    drafted.add(id)
    return (await ask('send-nf-to-sefaz')).ok
  } catch {
    return false
  }
}

async function keysAt(sandbox: string) {
  const answer = await fetch(`${sandbox}/__sandbox/sefaz/documents`)
  return ((await answer.json()) as { documents: { key: string }[] }).documents.map(({ key }) => key)
}

async function wrongsOf(app: App, { ids, authorised }: { ids: number[]; authorised: string[] }) {
  const rows = await app.db
    .selectFrom('invoices')
    .selectAll()
    .where('store_order_id', 'in', ids)
    .orderBy('number')
    .execute()
  const here = rows.filter(({ state }) => state === 'authorised').map(({ access_key: key }) => key!)
  const numbers = rows.map(({ number }) => number)
  const first = numbers[0] ?? 0
  return [
    ...(here.length === ids.length ? [] : [`${here.length} of ${ids.length} documents are authorised`]),
    ...(rows.length === ids.length ? [] : [`${rows.length} documents for ${ids.length} parcels`]),
    ...(numbers.every((number, at) => number === first + at) ? [] : ['the numbers have a gap or a double']),
    ...(authorised.length === here.length ? [] : [`the authority has ${authorised.length} documents`]),
    ...here.filter((key) => !authorised.includes(key)).map((key) => `the authority does not know ${key}`),
  ]
}
