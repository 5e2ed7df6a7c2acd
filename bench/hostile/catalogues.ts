import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Answered, HostileCase, Reply, Shop } from './shop.ts'

const PART_BYTES = 8_000_000
const MEGABYTE = 1_000_000
const LOOK_MS = 200
const MOST_MS = 180_000
const MOST_TO_STOP_MS = 2000
const reason = 'Medida de arquivos hostis'

async function packed(first: string, part: string, megabytes: number): Promise<Buffer<ArrayBuffer>> {
  const gzip = createGzip({ level: 1 })
  const parts: Buffer[] = []
  gzip.on('data', (bytes: Buffer) => parts.push(bytes))
  gzip.write(first)
  const megabyte = part.repeat(Math.ceil(MEGABYTE / part.length))
  for (let at = 0; at < megabytes; at++) if (!gzip.write(megabyte)) await once(gzip, 'drain')
  gzip.end()
  await once(gzip, 'end')
  return Buffer.concat(parts)
}

interface CatalogueFile {
  format: string
  name: string
  bytes(): Promise<Buffer<ArrayBuffer>>
  cancelled?: true
}

const sheetHeading = 'jogo;colecao;colecao_codigo;numero;nome\n'
const files: Record<string, CatalogueFile> = {
  'catalogue: csv, one line of 1 GB': { format: 'csv', name: 'a.csv.gz', bytes: () => packed('', 'x', 1000) },
  'catalogue: csv, a heading and then 1.9 GB': {
    ...{ format: 'csv', name: 'b.csv.gz' },
    bytes: () => packed(sheetHeading, 'x', 1900),
  },
  'catalogue: csv, a wrong heading and then 1.9 GB': {
    ...{ format: 'csv', name: 'c.csv.gz' },
    bytes: () => packed('nome;preco\n', 'x', 1900),
  },
  'catalogue: pokemon-tcg-data, 450 MB of JSON': {
    ...{ format: 'pokemon-tcg-data', name: 'cards.json.gz' },
    bytes: () => packed('[', '{"id":"a-1","name":"Cuca"},', 450),
  },
  'catalogue: mtgjson, 450 MB of JSON': {
    ...{ format: 'mtgjson', name: 'set.json.gz' },
    bytes: () => packed('{"data":{"code":"A","cards":[', '[],', 450),
  },
  'catalogue: scryfall, 600 MB of {}, cancelled': {
    ...{ format: 'scryfall', name: 'all.json.gz', cancelled: true },
    bytes: () => packed('[', '{},', 600),
  },
}

export const catalogueCases = (shop: Shop): HostileCase[] =>
  Object.entries(files).map(([name, file]) => ({ name, send: () => importOf(shop, file) }))

async function importOf(shop: Shop, file: CatalogueFile): Promise<Answered> {
  const id = await begun(shop, file.format, file.name, await file.bytes())
  const end = await (file.cancelled ? stopped(shop, id) : told(shop, id, MOST_MS))
  return end
}

const shown = async ({ ask }: Shop, id: number) =>
  (await ask('operator', `/v1/admin/catalog-imports/${id}`, { method: 'GET' })).body.import

async function begun({ ask }: Shop, format: string, name: string, bytes: Buffer<ArrayBuffer>) {
  const begin = { format, file_name: name, size: bytes.length, reason }
  const { id } = good(await ask('operator', '/v1/admin/catalog-imports', { body: begin })).result as { id: number }
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const body = bytes.subarray(from, from + PART_BYTES)
    const sent = { method: 'PUT', body, type: 'application/octet-stream' }
    good(await ask('operator', `/v1/admin/catalog-imports/${id}/file?from=${from}`, sent))
  }
  good(await ask('operator', `/v1/admin/catalog-imports/${id}/start`))
  return id
}

function good({ status, body }: Reply) {
  if (status >= 400) throw new Error(`${status} ${body.message}`)
  return body
}

async function told(shop: Shop, id: number, most: number): Promise<Answered> {
  const until = performance.now() + most
  for (;;) {
    const { state, problem, bad } = await shown(shop, id)
    if (state !== 'running') return { status: 200, said: `${state}: ${problem ?? `${bad} refused`}` }
    if (performance.now() > until) throw new Error(`still running after ${most / 1000} s`)
    await sleep(LOOK_MS)
  }
}

/** Cancels an import in its first pass; the next one, which waits for it, tells when it has stopped. */
async function stopped(shop: Shop, id: number): Promise<Answered> {
  while (!(await shown(shop, id)).read) await sleep(LOOK_MS)
  const next = Buffer.from(`${sheetHeading}Feira;Bancada;BNC;1;Dado\n`)
  good(await shop.ask('operator', `/v1/admin/catalog-imports/${id}/cancel`, { body: { reason } }))
  const from = performance.now()
  const nextId = await begun(shop, 'csv', 'depois.csv', next)
  const waitsFor = (await shown(shop, nextId)).waits_for?.file_name
  while ((await shown(shop, nextId)).waits_for) await sleep(20)
  const ms = performance.now() - from
  await told(shop, nextId, MOST_MS)
  if (ms > MOST_TO_STOP_MS) throw new Error(`stopped only after ${ms.toFixed(0)} ms`)
  return {
    status: 200,
    said: `stopped ${ms.toFixed(0)} ms after it was cancelled${waitsFor ? `; the next one waited for ${waitsFor}` : ''}`,
  }
}
