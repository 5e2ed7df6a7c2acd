import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { type HostileCase, saidIn, type Shop } from './shop.ts'

const MOST_BYTES = 5_150_000

export const sheetCases = ({ ask, codes, storeId }: Shop): HostileCase[] => [
  ...Object.entries(sheetsOf(codes)).map(([name, content]) => ({
    name: `a sheet of ${name}`,
    send: async () => {
      const body = { store_id: storeId, name: 'ofertas.csv', content }
      return saidIn(await ask('seller', '/v1/product-store-import', { body }))
    },
  })),
  ...photos.map(([name, width, height]) => ({
    name,
    send: async () => {
      const picture = { body: new Uint8Array(pngOf(width, height)), type: 'image/png' }
      const upload = () => ask('seller', '/v1/photos', picture)
      return saidIn((await Promise.all(Array.from({ length: 8 }, upload)))[0]!)
    },
  })),
  {
    name: 'a sign-in with 60,000 fields',
    send: async () => {
      const body = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key${at}`, at]))
      return saidIn(await ask(null, '/login', { body }))
    },
  },
]

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
