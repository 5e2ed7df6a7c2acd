import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import { openDatabase } from '@bra/server/platform/db'
import { migrate } from '@bra/server/platform/migrate'
import { seedTestWorld } from '@bra/server/testing/test-world'
import { emptyDatabase } from './generate.ts'
import { startServer } from './load.ts'

const WORST_MS = 300
const MOST_BYTES = 5_150_000
const SELLER = { email: 'vendedor@bracards.example', password: 'cartas-e-causos' }

interface BenchedCall {
  name: string
  send: () => Promise<Response>
}

/** Sends files that are hard to read while `/healthz` is asked; no answer of it may take longer than 300 ms. */
export async function benchFreeze() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bra-freeze-'))
  const url = await emptyDatabase('bra_bench_freeze')
  const database = await openDatabase({ url, dir: '' })
  await migrate(database.pool)
  await seedTestWorld(database)
  const { rows } = await database.pool.query<{ code: string }>(
    `select code from products where type = 'tcg' order by id limit 400`,
  )
  await database.close()
  const server = await startServer(url, { DATA_DIR: dataDir, SECRET_KEY: randomBytes(48).toString('base64url') })
  const codes = rows.map(({ code }) => code)
  const watch = new Worker(new URL('freeze-watch.ts', import.meta.url), { workerData: `${server.address}/healthz` })
  let worst = 0
  for (const { name, send } of await casesOf(server.address, codes)) {
    await worstOf(watch)
    const started = performance.now()
    const { status } = await send()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await sleep(300)
    const ms = await worstOf(watch)
    worst = Math.max(worst, ms)
    console.log(`${name.padEnd(52)} | answered ${status} in ${seconds} s | worst /healthz ${ms.toFixed(0)} ms`)
  }
  await watch.terminate()
  server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  console.log(worst > WORST_MS ? `Somebody waited longer than ${WORST_MS} ms.` : `Nobody waited ${WORST_MS} ms.`)
  process.exitCode = worst > WORST_MS ? 1 : 0
}

/** Milliseconds of the slowest answer of `/healthz` since the last question. */
const worstOf = (watch: Worker) =>
  new Promise<number>((tell) => {
    watch.once('message', tell)
    watch.postMessage('worst')
  })

async function casesOf(address: string, codes: string[]): Promise<BenchedCall[]> {
  const ask = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const { token } = (await (await ask('/login', JSON.stringify(SELLER))).json()) as { token: string }
  const own = { authorization: `Bearer ${token}` }
  const mine = await fetch(`${address}/api/v1/my-stores`, { headers: own })
  const { stores } = (await mine.json()) as { stores: { id: number }[] }

  const ofSheet = ([name, content]: [string, string]): BenchedCall => {
    const body = JSON.stringify({ store_id: stores[0]!.id, name: 'ofertas.csv', content })
    return { name: `a sheet of ${name}`, send: () => ask('/v1/product-store-import', body, own) }
  }
  const ofPhoto = ([name, width, height]: [string, number, number]): BenchedCall => {
    const bytes = new Uint8Array(pngOf(width, height))
    const upload = () => ask('/v1/photos', bytes, { ...own, 'content-type': 'image/png' })
    return { name, send: async () => (await Promise.all(Array.from({ length: 8 }, upload)))[0]! }
  }
  const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key${at}`, at])))
  return [
    ...Object.entries(sheetsOf(codes)).map(ofSheet),
    ...photos.map(ofPhoto),
    { name: 'a sign-in with 60,000 fields', send: () => ask('/login', manyKeys) },
  ]
}

const heading = 'codigo;condicao;idioma;preco;quantidade;x;comentario\n'
/** Fills the sheet up to the size limit of a call, counted in JSON, where some characters take several bytes. */
const full = (part: string, head = heading) =>
  head + part.repeat(MOST_BYTES / Buffer.byteLength(JSON.stringify(part).slice(1, -1)))

const sheetsOf = (codes: string[]) => ({
  'forgotten quotes': full('"a\n'),
  'forgotten quotes where cells may have lines': full('a;b;c;d;e;"f\n'),
  'quotes that close twenty lines later': full(`a;b;c;d;e;"${'f\n'.repeat(19)}"\n`),
  'long cells full of quotes': full(`a;b;c;d;e;"${'""'.repeat(2000)}\n`),
  'one line of quotes': full('"'),
  'one line of separators': full(';').slice(0, 5_000_000),
  'one line of letters': full('a').slice(0, 5_000_000),
  'separators instead of a heading': full(';', '').slice(0, 5_000_000),
  'breaks alone': full('\n'),
  'rows that were emptied': full(';;;;;;\n'),
  NULs: full('\0'),
  'random bytes': randomBytes(1_800_000).toString('latin1'),
  'random bytes under a heading': heading + randomBytes(1_800_000).toString('latin1'),
  '10,000 lines that are wrong': heading + `NADA;ótima;Klingon;caro;muitas;;\n`.repeat(10_000),
  '10,000 lines that are right': heading + rightLines(codes),
})

const rightLines = (codes: string[]) =>
  ['NM', 'SP', 'MP', 'HP', 'D']
    .flatMap((condition) => ['PT', 'EN', 'JP', 'DE', 'IT'].map((language) => `${condition};${language}`))
    .flatMap((variant) => codes.map((code) => `${code};${variant};1,23;1;;"Bem guardada; sem marcas"\n`))
    .join('')

const photos: [string, number, number][] = [
  ['8 photos of 1 by 24,000,000', 1, 24_000_000],
  ['8 photos of 24,000,000 by 1', 24_000_000, 1],
  ['8 photos of 199 by 250,000', 199, 250_000],
]

/** The PNG is written by hand: drawing libraries take long for such sizes. */
function pngOf(width: number, height: number) {
  const chunk = (type: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), bytes])
    return Buffer.concat([uint32(bytes.length), named, uint32(crc32(named))])
  }
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
