import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { busy, busyShop } from './shop.ts'

const CUTS = 20
const LINE_CUTS = 2
const AWAY_MS = 3000
const PATIENCE_MS = 60_000
/** Eight answers in a row over new connections reach every process. */
const READY_IN_A_ROW = 8

interface OutageOptions {
  url: string
  dataDir: string
  processes: number
}

export async function outage({ url, dataDir, processes }: OutageOptions) {
  const line = await openLine(url)
  const shop = await busyShop({
    url,
    dataDir,
    extra: { DATABASE_URL: line.url, PROCESSES: String(processes), SEED: 'false' },
  })
  const server = await shop.start()
  let deaths = 0
  server.once('exit', () => (deaths += 1))
  server.stdout!.on('data', (text) => (deaths += String(text).split('outro toma o lugar').length - 1))
  await busy(shop.market)

  const database = new pg.Client({ connectionString: url })
  await database.connect()
  for (let cut = 0; cut < CUTS && server.exitCode === null; cut += 1) {
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await sleep(1000)
  }
  await database.end()
  const afterCuts = await readyAgain(shop.address)
  await busy(shop.market)
  for (let cut = 0; cut < LINE_CUTS; cut += 1) {
    await line.cut()
    await sleep(AWAY_MS)
    await line.mend()
    if (cut < LINE_CUTS - 1) await sleep(1000)
  }
  const afterLine = await readyAgain(shop.address)
  await busy(shop.market)

  const counts = { deaths, afterCuts, afterLine, statuses: shop.market.statuses }
  if (server.exitCode !== null) throw new Error(`The server ended: ${JSON.stringify(counts)}`)
  server.removeAllListeners('exit')
  const judged = await shop.judge(server)
  await line.cut()
  return { ...counts, ...judged }
}

/** Returns the seconds until every process is ready and stays so. */
async function readyAgain(address: string) {
  const began = performance.now()
  for (let since = began, inARow = 0; performance.now() - began < PATIENCE_MS; await sleep(50)) {
    const isReady = await fetch(`${address}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isReady) inARow = 0
    else if (inARow === 0) since = performance.now()
    if (isReady && ++inARow >= READY_IN_A_ROW) return (since - began) / 1000
  }
  return Number.POSITIVE_INFINITY
}

/** Relays to the database; the line can be cut and mended. */
async function openLine(url: string) {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  const keep = (end: Socket) => ends.add(end.on('error', () => undefined).on('close', () => ends.delete(end)))
  const relay = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    keep(near).add(far)
    keep(far)
    near.pipe(far).on('close', () => near.destroy())
    far.pipe(near).on('close', () => far.destroy())
  })
  const listen = async (at: number) => {
    relay.listen(at, '127.0.0.1')
    await once(relay, 'listening')
    return (relay.address() as { port: number }).port
  }
  const at = await listen(0)
  const relayed = new URL(url)
  relayed.host = `127.0.0.1:${at}`
  return {
    url: relayed.href,
    mend: () => listen(at),
    cut: async () => {
      const closed = once(relay, 'close')
      relay.close()
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
