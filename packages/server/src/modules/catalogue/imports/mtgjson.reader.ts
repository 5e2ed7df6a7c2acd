import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { blankCard, blankSet } from './blanks.ts'
import { magic, wholeMagic } from './games.ts'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { knownIds } from './known-ids.ts'
import { objectsAt } from './json-stream.ts'
import {
  colorsOf,
  factsOfFaces,
  finishesOfMagic,
  hasBack,
  legalityOfMagic,
  scryfallImages,
  variantOfMagic,
} from './magic-cards.ts'
import { MtgjsonCard, MtgjsonSet, SetFile } from './mtgjson-rows.ts'
import { languageCode, otherNamesOf } from './printing-words.ts'
import { dayOf, readJsonRow, readRow } from './row-problems.ts'
import { readTextIfSound, sizeOf, textOf } from './text-files.ts'
import { magicWords } from './words-of-games.ts'

const isSetFile = (name: string) => /\.json(\.gz)?$/.test(name)

/** Reads a set file, a folder of them, or the file of all printings. */
export async function* readMtgjson(path: string, meter: Meter): AsyncGenerator<Reading> {
  const found = await sizeOf(path)
  const names = found.isDirectory() ? (await readdir(path)).filter(isSetFile).sort() : []
  const files = found.isDirectory() ? names.map((name) => join(path, name)) : [path]
  if (!files.length) throw new ImportImpossible(`A pasta ${path} não tem nenhum .json do MTGJSON.`)
  for (const file of files) meter.total += (await sizeOf(file)).size
  for (const file of files) yield* (await holdsManySets(file)) ? readSets(file, meter) : readSet(file, meter)
}

/** The first value inside "data" is a set in the file of all printings, and a field of the set in a set file. */
async function holdsManySets(file: string) {
  let start = ''
  for await (const chunk of textOf(file, { total: 0, done: 0 })) if ((start += chunk).length > 4000) break
  return /"data"\s*:\s*\{\s*"[^"]+"\s*:\s*\{/.test(start)
}

async function* readSets(file: string, meter: Meter): AsyncGenerator<Reading> {
  for await (const { line, text } of objectsAt(file, meter, 2)) {
    const { row, problem } = readJsonRow(MtgjsonSet, text)
    if (row) yield* cardsOfSet(file, row)
    else yield { file, line, problem }
  }
}

async function* readSet(file: string, meter: Meter): AsyncGenerator<Reading> {
  const { size } = await sizeOf(file)
  const { row, problem } = readJsonRow(SetFile, await readTextIfSound(file))
  if (row) yield* cardsOfSet(file, row.data)
  else yield { file, line: 1, problem }
  meter.done += size
}

/** Yields the cards of a set and its tokens, which have a set of their own; the lines count the rows of the set. */
function* cardsOfSet(file: string, row: MtgjsonSet): Generator<Reading> {
  const sets = new Map([[row.code, setOf(row)]])
  const printings = new Map<string, { line: number; faces: MtgjsonCard[] }>()
  for (const [at, given] of [...row.cards, ...(row.tokens ?? [])].entries()) {
    const { row: card, problem } = readRow(MtgjsonCard, given)
    if (!card) yield { file, line: at + 1, problem: `${row.code}: ${problem}` }
    else if (card.availability && !card.availability.includes('paper'))
      yield { file, line: at + 1, problem: `${card.setCode} ${card.number}: "${card.name}" só existe em jogo digital` }
    else {
      const key = `${card.setCode}\n${card.number}\n${card.side ? (card.identifiers.scryfallId ?? '') : card.uuid}`
      const printing = printings.get(key)
      if (printing) printing.faces.push(card)
      else printings.set(key, { line: at + 1, faces: [card] })
    }
  }
  for (const { line, faces } of printings.values()) {
    const { setCode } = faces[0]!
    if (!sets.has(setCode)) sets.set(setCode, setOfTokens(row, setCode))
    yield { file, line, card: cardOf(faces, sets.get(setCode)!) }
  }
}

const portuguese = 'Portuguese (Brazil)'

const setOf = (row: MtgjsonSet): ImportedSet => ({
  ...blankSet,
  source: 'mtgjson',
  id: `${magic.slug}-${row.code}`,
  business: wholeMagic,
  namePt: row.translations?.[portuguese] ?? null,
  nameEn: row.name,
  code: row.code,
  otherNames: otherNamesOf(Object.entries(row.translations ?? {})),
  kind: row.type,
  parentCode: row.parentCode,
  series: row.block,
  total: row.totalSetSize || null,
  printedTotal: row.baseSetSize || null,
  releasedOn: dayOf(row.releaseDate),
})

const setOfTokens = (row: MtgjsonSet, code: string): ImportedSet => ({
  ...setOf(row),
  id: `${magic.slug}-${code}`,
  namePt: null,
  nameEn: `${row.name} ${code.startsWith('A') ? 'Art Series' : 'Tokens'}`,
  code,
  otherNames: {},
  kind: 'token',
  parentCode: row.code,
  total: null,
  printedTotal: null,
})

function cardOf(given: MtgjsonCard[], set: ImportedSet): ImportedCard {
  const faces = given.toSorted((a, b) => (a.side ?? '').localeCompare(b.side ?? ''))
  const card = faces[0]!
  const { identifiers } = card
  const foreign = card.foreignData ?? []
  const languages = [card.language ?? 'English', ...foreign.map(({ language }) => language)].flatMap(
    (language) => languageCode(language) ?? [],
  )
  const pictures = (side: 'front' | 'back') =>
    identifiers.scryfallId ? scryfallImages(identifiers.scryfallId, side) : []
  return {
    ...blankCard,
    set,
    id: `${set.code}-${card.number}`,
    number: card.number,
    namePt: foreign.find(({ language }) => language === portuguese)?.name ?? null,
    nameEn: card.name,
    otherNames: otherNamesOf(foreign.map(({ language, name }) => [language, name] as const)),
    cardKey: identifiers.scryfallOracleId,
    rarity: magicWords.rarity(card.rarity),
    elements: colorsOf([...new Set(faces.flatMap(({ colors }) => colors ?? []))]),
    images: pictures('front'),
    backImages: hasBack(card.layout) ? pictures('back') : [],
    ...factsOfFaces(faces.map((face) => ({ ...face, cost: face.manaCost }))),
    finishes: finishesOfMagic(card.finishes ?? [], card.promoTypes ?? []),
    variant: variantOfMagic({
      border: card.borderColor,
      frame: card.frameVersion,
      effects: card.frameEffects,
      isFullArt: card.isFullArt,
      releasedOn: set.releasedOn,
    }),
    languages: [...new Set(languages)],
    legality: legalityOfMagic(card.legalities),
    ids: knownIds({
      scryfall: identifiers.scryfallId,
      mtgjson: card.uuid,
      tcgplayer: identifiers.tcgplayerProductId,
      'tcgplayer-etched': identifiers.tcgplayerEtchedProductId,
      cardmarket: identifiers.mcmId,
      multiverse: identifiers.multiverseId,
      mtgo: identifiers.mtgoId,
      arena: identifiers.mtgArenaId,
      cardkingdom: identifiers.cardKingdomId,
    }),
    artist: card.artist,
  }
}
