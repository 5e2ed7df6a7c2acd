import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { blankCard, blankSet } from './blanks.ts'
import { keyOfTrainer } from './card-keys.ts'
import { wholePokemon } from './games.ts'
import { elementWord, kindOfCard, printedTotalOf, rarityWord, seriesName } from './pokemon-words.ts'
import { otherNamesOf } from './printing-words.ts'
import { dayOf, Key, KeyWords, readJsonRow, Words } from './row-problems.ts'
import { languagesOf, printingOf, ThirdParty, Variants } from './tcgdex-variants.ts'
import { settleCodes } from './set-codes.ts'
import { damageOf, itemsOfArray, linesOf, readText, sizeOf } from './text-files.ts'

const Names = z.object({ en: Words, pt: Words, 'pt-br': Words }).catchall(Words)
const SetRow = z.object({
  id: Key,
  name: Names,
  tcgOnline: KeyWords,
  abbreviations: z.object({ official: KeyWords }).nullish(),
  cardCount: z.object({ official: z.int().min(0).nullish(), total: z.int().min(0).nullish() }).nullish(),
  releaseDate: Words,
  serie: z.object({ name: Names }).nullish(),
  pokemontcgId: KeyWords,
})
type SetRow = z.output<typeof SetRow>
const CardRow = z.object({
  id: Key,
  localId: Key,
  name: Names,
  set: z.object({ id: Key }),
  rarity: Words,
  category: Words,
  stage: Words,
  suffix: Words,
  trainerType: Words,
  energyType: Words,
  illustrator: Words,
  hp: z.number().nullish(),
  types: z.array(Key).nullish(),
  variants: Variants,
  thirdParty: ThirdParty,
  pokemontcgId: KeyWords,
})
type CardRow = z.output<typeof CardRow>

/** Reads one card a line; the sets come from a JSON list beside the file. */
export async function* readTcgdex(file: string, meter: Meter, setsFile?: string): AsyncGenerator<Reading> {
  meter.total += (await sizeOf(file)).size
  const sets = yield* readSets(setsFile ?? setsBeside(file))
  let [last, isBad] = [0, false]
  for await (const { line, text } of linesOf(file, meter)) {
    if (!text.trim()) continue
    const reading = readCard(text, sets)
    yield { file, line, ...reading }
    last = line
    isBad = 'problem' in reading
  }
  const damage = isBad ? null : await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

function readCard(text: string, sets: Map<string, ImportedSet>) {
  const { row, problem } = readJsonRow(CardRow, text)
  if (!row) return { problem }
  const set = sets.get(row.set.id)
  if (!set) return { problem: `a coleção ${row.set.id} não está na lista de coleções` }
  if (!namePtOf(row.name) && !row.name.en) return { problem: 'a carta não tem nome em português nem em inglês' }
  return { card: cardOf(row, set) }
}

function setsBeside(file: string) {
  const name = basename(file).replace(/\.ndjson|\.jsonl|\.gz/g, '')
  const wanted = [`${name.replace('cards', 'sets')}.json`, `${name.replace('cards', 'sets')}.json.gz`, 'sets.json']
  const found = wanted.map((beside) => join(dirname(file), beside)).find((path) => path !== file && existsSync(path))
  if (found) return found
  throw new ImportImpossible(`Não encontrei as coleções ao lado de ${file}: diga onde estão com --sets arquivo.json.`)
}

/** Returns the sets by their tcgdex id; two that are one set in other catalogues become one. */
async function* readSets(file: string): AsyncGenerator<Reading, Map<string, ImportedSet>> {
  await sizeOf(file)
  const rows: SetRow[] = []
  for (const { line, text } of itemsOfArray(await readText(file))) {
    const { row, problem } = readJsonRow(SetRow, text)
    if (row) rows.push(row)
    else yield { file, line, problem }
  }
  const largest = new Map<string, SetRow>()
  for (const row of rows) {
    const rival = largest.get(sharedId(row))
    if (!rival || sizeOfSet(row) > sizeOfSet(rival)) largest.set(sharedId(row), row)
  }
  const codes = Map.groupBy(rows, sharedId)
  const shared = new Map([...largest].map(([id, row]) => [id, setOf(row, codes.get(id)!)]))
  settleCodes([...shared.values()])
  return new Map(rows.map((row) => [row.id, shared.get(sharedId(row))!]))
}

/** The Classic Collection is one set, which the other catalogue calls otherwise. */
const TWICE: Record<string, string> = { cel25cc: 'cel25c' }
const sharedId = (row: { id: string; pokemontcgId: string | null }) => row.pokemontcgId ?? TWICE[row.id] ?? row.id
const sizeOfSet = (row: SetRow) => row.cardCount?.total || row.cardCount?.official || 0
const namePtOf = (name: z.output<typeof Names>) => name['pt-br'] ?? name.pt

const codesOf = (row: SetRow) => [row.id, row.tcgOnline, row.abbreviations?.official].flatMap((code) => code ?? [])

const setOf = (row: SetRow, all: SetRow[]): ImportedSet => ({
  ...blankSet,
  source: 'tcgdex',
  id: sharedId(row),
  business: wholePokemon,
  namePt: namePtOf(row.name),
  nameEn: row.name.en,
  otherNames: otherNamesOf(Object.entries(row.name)),
  code: row.tcgOnline ?? row.abbreviations?.official ?? null,
  otherCodes: all.flatMap(codesOf),
  series: seriesName(row.serie?.name.en),
  total: row.cardCount?.official || row.cardCount?.total || null,
  releasedOn: dayOf(row.releaseDate),
})

/** Both catalogues use the same numbers, except for leading zeros and characters that an address escapes. */
function cardOf(row: CardRow, set: ImportedSet): ImportedCard {
  const number = classicNumber(row.localId) ?? decoded(row.localId)
  return {
    ...blankCard,
    set,
    id: row.pokemontcgId ?? `${set.id}-${number.replace(/^0+(?=\d)/, '')}`,
    number,
    printedTotal: printedTotalOf(set.id, number),
    namePt: namePtOf(row.name),
    nameEn: row.name.en,
    otherNames: otherNamesOf(Object.entries(row.name)),
    languages: languagesOf(row.name),
    ...printingOf(row),
    ...(WITHOUT_REVERSE.has(row.set.id) && { finishes: null }),
    needsKey: row.category === 'Pokemon',
    cardKey: row.category === 'Pokemon' || !row.name.en ? null : keyOfTrainer(row.name.en),
    rarity: rarityWord(row.rarity),
    elements: (row.types ?? []).map(elementWord),
    kind: kindOfCard([row.category, stageWithSpace(row.stage), row.trainerType, energyKind(row), row.suffix]),
    strength: row.hp ? `${row.hp} PS` : null,
    artist: row.illustrator,
  }
}

/** Upstream tells no reverse copies of these sets, in which all cards have them. */
const WITHOUT_REVERSE = new Set(['ex11', 'ex12', 'ex13', 'ex14', 'ex15', 'ex16'])

/** The printed numbers of CC001 to CC025 of the Classic Collection, with the letters of pokemon-tcg-data. */
const classic = [
  ...['2_A', '4_A', '15_A1', '73_A', '8_A', '15_A2', '15_A3', '24_A', '20_A', '66_A', '9_A', '86_A', '88_A'],
  ...['93_A', '17_A', '15_A4', '109_A', '145_A', '107_A', '113_A', '114_A', '54_A', '97_A', '76_A', '60_A'],
]
const classicNumber = (localId: string) => classic[Number(/^CC(\d{3})$/.exec(localId)?.[1]) - 1]

const stageWithSpace = (stage: string | null) => stage?.replace(/^Stage(\d)$/, 'Stage $1')
const energyKind = (row: CardRow) =>
  row.energyType === 'Normal' ? (row.stage === 'Basic' ? null : 'Basic') : row.energyType

function decoded(localId: string) {
  try {
    return decodeURIComponent(localId)
  } catch {
    return localId
  }
}
