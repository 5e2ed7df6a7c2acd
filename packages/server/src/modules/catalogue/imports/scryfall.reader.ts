import { blankCard, blankSet } from './blanks.ts'
import { magic, wholeMagic } from './games.ts'
import type { ImportedCard, ImportedSet, Meter, Reading } from './imports.types.ts'
import { knownIds } from './known-ids.ts'
import { objectsAt } from './json-stream.ts'
import { colorsOf, factsOfFaces, finishesOfMagic, legalityOfMagic, variantOfMagic } from './magic-cards.ts'
import { languageCode, otherNamesOf } from './printing-words.ts'
import { dayOf, readJsonRow } from './row-problems.ts'
import { ScryfallCard } from './scryfall-rows.ts'
import { damageOf, sizeOf } from './text-files.ts'
import { magicWords } from './words-of-games.ts'

interface Translations {
  /** The row that stands for the printing: the English one, or else the first. */
  id: string
  languages: string[]
  names: [language: string, name: string][]
}

/** Reads a bulk file twice, without holding more of it than the names: rows that only translate another join it. */
export async function* readScryfall(file: string, meter: Meter): AsyncGenerator<Reading> {
  meter.total += (await sizeOf(file)).size * 2
  const printings = await translationsIn(file, meter)
  const hasTranslations = [...printings.values()].some(({ languages }) => languages.length > 1)
  const sets = new Map<string, ImportedSet>()
  let [last, isBad] = [0, false]
  for await (const { line, text } of objectsAt(file, meter, 1)) {
    const { row, problem } = readJsonRow(ScryfallCard, text)
    ;[last, isBad] = [line, !row]
    if (!row) yield { file, line, problem }
    else if (row.digital) yield { file, line, problem: `"${row.name}" só existe em jogo digital` }
    else {
      const told = printings.get(placeOf(row))!
      const card = () => cardOf(row, setOf(row, sets), told)
      // the file of default cards has one language of each printing and does not tell the others
      if (told.id === row.id) yield { file, line, card: hasTranslations ? card() : { ...card(), languages: null } }
      else if (row.lang === 'en') yield { file, line, problem: `${placeOf(row)} aparece mais de uma vez em inglês` }
    }
  }
  const damage = isBad ? null : await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

const placeOf = (row: ScryfallCard) => `${row.set.toUpperCase()}-${row.collector_number}`

async function translationsIn(file: string, meter: Meter) {
  const printings = new Map<string, Translations>()
  for await (const { text } of objectsAt(file, meter, 1)) {
    const { row } = readJsonRow(ScryfallCard, text)
    if (!row) continue
    const told = printings.get(placeOf(row)) ?? { id: row.id, languages: [], names: [] }
    if (row.lang === 'en' && !told.languages.includes('en')) told.id = row.id
    told.languages.push(row.lang)
    const name = printedName(row)
    if (name && row.lang !== 'en') told.names.push([row.lang, name])
    printings.set(placeOf(row), told)
  }
  return printings
}

function printedName(row: ScryfallCard) {
  const faces = row.card_faces?.map((face) => face.printed_name) ?? []
  return row.printed_name ?? (faces.length && faces.every(Boolean) ? faces.join(' // ') : null)
}

function setOf(row: ScryfallCard, sets: Map<string, ImportedSet>): ImportedSet {
  const code = row.set.toUpperCase()
  const known = sets.get(code)
  if (known) return known
  const set: ImportedSet = {
    ...blankSet,
    source: 'scryfall',
    id: `${magic.slug}-${code}`,
    business: wholeMagic,
    nameEn: row.set_name,
    code,
    kind: row.set_type,
    releasedOn: dayOf(row.released_at),
  }
  sets.set(code, set)
  return set
}

const facesOf = (row: ScryfallCard) => (row.card_faces?.some((face) => face.type_line) ? row.card_faces : [row])

function cardOf(row: ScryfallCard, set: ImportedSet, told: Translations): ImportedCard {
  const faces = facesOf(row)
  const [front, back] = row.image_uris ? [row.image_uris] : (row.card_faces ?? []).map((face) => face.image_uris)
  const languages = told.languages.flatMap((language) => languageCode(language) ?? [])
  return {
    ...blankCard,
    set,
    id: placeOf(row),
    number: row.collector_number,
    namePt: told.names.find(([language]) => language === 'pt')?.[1] ?? null,
    nameEn: row.name,
    otherNames: otherNamesOf(told.names),
    cardKey: row.oracle_id ?? row.card_faces?.find((face) => face.oracle_id)?.oracle_id ?? null,
    rarity: magicWords.rarity(row.rarity),
    elements: colorsOf([...new Set(row.colors ?? faces.flatMap(({ colors }) => colors ?? []))]),
    images: addressesOf(front),
    backImages: addressesOf(back),
    ...factsOfFaces(
      faces.map((face) => ({ ...face, type: face.type_line, text: face.oracle_text, cost: face.mana_cost })),
    ),
    finishes: finishesOfMagic(row.finishes ?? [], row.promo_types ?? []),
    variant: variantOfMagic({
      border: row.border_color,
      frame: row.frame,
      effects: row.frame_effects,
      isFullArt: row.full_art,
      releasedOn: row.released_at,
    }),
    languages: [...new Set(languages)],
    legality: legalityOfMagic(row.legalities),
    ids: [
      ...knownIds({
        scryfall: row.id,
        tcgplayer: row.tcgplayer_id,
        'tcgplayer-etched': row.tcgplayer_etched_id,
        cardmarket: row.cardmarket_id,
        mtgo: row.mtgo_id,
        arena: row.arena_id,
      }),
      ...(row.multiverse_ids ?? []).map((id) => ({ kind: 'multiverse', value: String(id) })),
    ],
    artist: row.artist,
  }
}

const addressesOf = (pictures: ScryfallCard['image_uris']) =>
  [pictures?.normal, pictures?.large].filter((address) => typeof address === 'string')
