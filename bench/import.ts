import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue, readInThread, type Writing } from '@bra/server/modules/catalogue/imports/index'
import { systemClock } from '@bra/server/platform/clock'
import { openDatabase } from '@bra/server/platform/db'
import { transact } from '@bra/server/platform/events'
import { migrate } from '@bra/server/platform/migrate'
import { words } from './words.ts'

const CARDS_A_SET = 300
const LANGUAGES = ['Portuguese (Brazil)', 'Japanese', 'German', 'French', 'Spanish', 'Italian']

const neverStopped = new AbortController().signal

/** Rows a second of MTGJSON set files into an empty embedded database, and of the same files once more. */
export async function benchImport(rows: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bra-import-'))
  for (let first = 0; first < rows; first += CARDS_A_SET)
    writeFileSync(join(folder, `${codeOf(first)}.json`), setFile(first, Math.min(CARDS_A_SET, rows - first)))
  const database = await openDatabase({ url: undefined, dir: join(folder, 'database') })
  await migrate(database.pool)
  const writing: Writing = { clock: systemClock, transaction: (work) => transact(database.db, work) }
  for (const name of ['first', 'again']) {
    const started = performance.now()
    const readings = readInThread({ format: 'mtgjson', path: folder }, { total: 0, done: 0 }, neverStopped)
    const quiet = { onBad: console.error, onChunk: () => {} }
    const { added, unchanged, bad } = await importCatalogue(writing, readings, quiet)
    const perSecond = Math.round((added + unchanged) / ((performance.now() - started) / 1000))
    console.log(`${name}: ${added} added, ${unchanged} unchanged, ${bad} bad, ${perSecond} rows a second`)
  }
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

const codeOf = (first: number) => `S${(first / CARDS_A_SET).toString(36).toUpperCase().padStart(3, '0')}`

function setFile(first: number, count: number) {
  const code = codeOf(first)
  const cards = Array.from({ length: count }, (_, at) => cardOf(code, first + at, at + 1))
  const name = words(first, 3)
  return JSON.stringify({
    data: { code, name, type: 'expansion', releaseDate: '2020-01-31', totalSetSize: count, cards },
  })
}

/** Two of three cards are reprints of another one. */
function cardOf(setCode: string, id: number, number: number) {
  const card = Math.floor(id / 3)
  const name = words(card, 3)
  return {
    uuid: uuidOf(1, id),
    name,
    number: String(number),
    setCode,
    rarity: ['common', 'uncommon', 'rare', 'mythic'][id % 4],
    language: 'English',
    availability: ['paper'],
    finishes: ['nonfoil', 'foil'],
    layout: 'normal',
    type: 'Creature — Elf',
    manaCost: '{2}{G}',
    power: '2',
    toughness: '3',
    text: words(card + 7, 25),
    artist: words(id % 400, 2),
    colors: ['G'],
    legalities: { modern: 'Legal', legacy: 'Legal', vintage: 'Legal', commander: 'Legal', standard: 'Not Legal' },
    foreignData: LANGUAGES.map((language, at) => ({ language, name: words(card * 7 + at, 3) })),
    identifiers: {
      scryfallId: uuidOf(2, id),
      scryfallOracleId: uuidOf(3, card),
      tcgplayerProductId: String(100_000 + id),
      mcmId: String(300_000 + id),
      multiverseId: String(500_000 + id),
    },
  }
}

const uuidOf = (kind: number, id: number) => `${kind}0000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`
