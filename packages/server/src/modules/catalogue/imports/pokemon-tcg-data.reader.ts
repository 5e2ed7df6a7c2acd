import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressSlug } from '@bra/contract/trade/format'
import { z } from 'zod'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { blankCard, blankSet } from './blanks.ts'
import { keyOfTrainer } from './card-keys.ts'
import { wholePokemon } from './games.ts'
import { knownIds } from './known-ids.ts'
import { legalityOfMagic } from './magic-cards.ts'
import { elementWord, kindOfCard, printedTotalOf, rarityWord, seriesName } from './pokemon-words.ts'
import { AddressWords, dayOf, Key, KeyWords, Name, readJsonRow, RulesText, Words } from './row-problems.ts'
import { settleCodes } from './set-codes.ts'
import { damageOf, itemsOfArray, linesOf, readText, sizeOf } from './text-files.ts'

const SetRow = z.object({
  id: Key,
  name: Name,
  series: Words,
  printedTotal: z.int().min(0).nullish(),
  total: z.int().min(0).nullish(),
  ptcgoCode: KeyWords,
  releaseDate: Words,
  images: z.object({ symbol: AddressWords, logo: AddressWords }).nullish(),
})
/** The page of the card at a shop, and the prices by finish; the one-file form and the API have them, the folder does not. */
const Prices = z.object({ url: Words, prices: z.record(z.string(), z.unknown()).nullish() }).nullish()
const CardRow = z.object({
  id: Key,
  name: Name,
  number: Key,
  supertype: Words,
  subtypes: z.array(Key).nullish(),
  hp: Words,
  abilities: z.array(z.object({ name: Words, text: RulesText })).nullish(),
  attacks: z.array(z.object({ name: Words, damage: Words, cost: z.array(Key).nullish(), text: RulesText })).nullish(),
  rules: z.array(z.string()).nullish(),
  types: z.array(Key).nullish(),
  rarity: Words,
  artist: Words,
  legalities: z.record(z.string(), z.string()).nullish(),
  tcgplayer: Prices,
  images: z.object({ small: AddressWords, large: AddressWords }).nullish(),
})
const CardWithSet = CardRow.extend({ set: SetRow })

/** Reads a folder of the upstream repository, or a file with one card a line and its set inside. */
export async function* readPokemonTcgData(path: string, meter: Meter): AsyncGenerator<Reading> {
  const found = await sizeOf(path)
  yield* found.isDirectory() ? readFolder(path, meter) : readLines(path, found.size, meter)
}

async function* readLines(file: string, size: number, meter: Meter): AsyncGenerator<Reading> {
  meter.total += size
  const sets = new Map<string, ImportedSet>()
  let [last, isBad] = [0, false]
  for await (const { line, text } of linesOf(file, meter)) {
    if (!text.trim()) continue
    const { row, problem } = readJsonRow(CardWithSet, text)
    if (row && !sets.has(row.set.id)) sets.set(row.set.id, setOf(row.set))
    yield row ? { file, line, card: cardOf(row, sets.get(row.set.id)!) } : { file, line, problem }
    last = line
    isBad = !row
  }
  const damage = isBad ? null : await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

async function* readFolder(folder: string, meter: Meter): AsyncGenerator<Reading> {
  const setsFile = join(folder, 'sets', 'en.json')
  const cardsFolder = join(folder, 'cards', 'en')
  const names = await readdir(cardsFolder).catch(() => {
    throw new ImportImpossible(`A pasta ${folder} não tem cards/en: não é uma cópia de pokemon-tcg-data.`)
  })
  const files = names
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  for (const name of files) meter.total += (await sizeOf(join(cardsFolder, name))).size

  await sizeOf(setsFile)
  const sets = new Map<string, ImportedSet>()
  for (const { line, text } of itemsOfArray(await readText(setsFile))) {
    const { row, problem } = readJsonRow(SetRow, text)
    if (row) sets.set(row.id, setOf(row))
    else yield { file: setsFile, line, problem }
  }
  settleCodes([...sets.values()])
  for (const name of files) yield* readCardsOfSet(join(cardsFolder, name), sets.get(name.replace(/\.json$/, '')), meter)
}

async function* readCardsOfSet(file: string, set: ImportedSet | undefined, meter: Meter): AsyncGenerator<Reading> {
  const whole = await readText(file)
  for (const { line, text } of itemsOfArray(whole)) {
    const { row, problem } = readJsonRow(CardRow, text)
    if (!row) yield { file, line, problem }
    else if (!set) yield { file, line, problem: 'a coleção deste arquivo não está em sets/en.json' }
    else yield { file, line, card: cardOf(row, set) }
  }
  meter.done += Buffer.byteLength(whole)
}

const setOf = (row: z.output<typeof SetRow>): ImportedSet => ({
  ...blankSet,
  source: 'pokemon-tcg-data',
  id: row.id,
  business: wholePokemon,
  nameEn: row.name,
  code: row.ptcgoCode,
  series: seriesName(row.series),
  total: row.printedTotal || row.total || null,
  printedTotal: row.printedTotal || null,
  releasedOn: dayOf(row.releaseDate),
  symbol: row.images?.symbol ?? null,
  logo: row.images?.logo ?? null,
})

const isCreature = (row: z.output<typeof CardRow>) => row.supertype === 'Pokémon'

/** Pokémon of one name are one card only if they can do the same; the upstream folder says so, the one-file form does not. */
function cardKeyOf(row: z.output<typeof CardRow>): string | null {
  const { name, hp, abilities, attacks } = row
  if (!isCreature(row)) return keyOfTrainer(name)
  if (!(abilities?.length || attacks?.length)) return null
  const rules = [hp, abilities?.map((ability) => ability.name), attacks?.map(({ cost, ...attack }) => [attack, cost])]
  return `${addressSlug(name)}-${createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 12)}`
}

const ptcgoOf = ({ number }: z.output<typeof CardRow>, set: ImportedSet) => (set.code ? `${set.code} ${number}` : null)

const finishOfPrice: Record<string, string> = { normal: 'normal', holofoil: 'foil', reverseHolofoil: 'reverse' }

function finishesOf({ tcgplayer }: z.output<typeof CardRow>) {
  const finishes = Object.keys(tcgplayer?.prices ?? {}).flatMap((name) => finishOfPrice[name] ?? [])
  return finishes.length ? finishes : null
}

/** What the card can do, without the costs. */
function rulesOf(row: z.output<typeof CardRow>) {
  const { abilities, attacks, rules } = row
  const parts = [...(abilities ?? []), ...(attacks ?? [])].map(({ name, ...rest }) => {
    const damage = 'damage' in rest ? rest.damage : null
    return [[name, damage].filter(Boolean).join(' '), rest.text].filter(Boolean).join(': ')
  })
  return [...parts, ...(isCreature(row) ? [] : (rules ?? []))].filter(Boolean).join('\n') || null
}

const cardOf = (row: z.output<typeof CardRow>, set: ImportedSet): ImportedCard => ({
  ...blankCard,
  set,
  id: row.id,
  number: row.number,
  printedTotal: printedTotalOf(set.id, row.number),
  nameEn: row.name,
  cardKey: cardKeyOf(row),
  needsKey: isCreature(row),
  rarity: rarityWord(row.rarity),
  elements: (row.types ?? []).map(elementWord),
  images: [row.images?.small, row.images?.large].filter((image) => typeof image === 'string'),
  kind: kindOfCard([row.supertype === 'Pokémon' ? 'Pokemon' : row.supertype, ...(row.subtypes ?? [])]),
  strength: row.hp ? `${row.hp} PS` : null,
  text: rulesOf(row),
  finishes: finishesOf(row),
  legality: legalityOfMagic(row.legalities),
  ids: knownIds({ 'pokemon-tcg': row.id, ptcgo: ptcgoOf(row, set) }),
  artist: row.artist,
})
