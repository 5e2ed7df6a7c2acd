import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RealCard, RealSet } from './insert-real-cards.ts'

type Json = Record<string, any> // oxlint-disable-line typescript/no-explicit-any

const read = (folder: string, file: string) => gunzipSync(readFileSync(join(folder, file))).toString()
const jsonLines = (text: string): Json[] => text.trim().split('\n').map((line) => JSON.parse(line)) // prettier-ignore
const isNamed = (names: Json) => Object.entries(names).filter(([, name]) => name)
const capitals = (names: Json) => Object.fromEntries(isNamed(names).map(([code, name]) => [code.toUpperCase(), name]))

/** Reads slices of the catalogues of five games, with what their importers keep. */
export function* realCards(folder: string): Generator<RealCard> {
  yield* pokemon(folder)
  for (const code of ['LEA', '2ED', 'M10', 'ISD', '2XM', 'MH2', 'ARC', 'DIS']) yield* magic(folder, code)
  yield* yugioh(folder)
  yield* onePiece(folder)
  yield* fleshAndBlood(folder)
}

function* pokemon(folder: string): Generator<RealCard> {
  const sets = JSON.parse(readFileSync(join(folder, 'tcgdex-sets-pt.json'), 'utf8')) as Json[]
  const taken = new Set<string>()
  const setOf = new Map(
    sets.map((set) => {
      const printed = set.tcgOnline ?? set.abbreviations?.official ?? set.id
      const code = taken.has(printed) ? set.id : printed
      taken.add(code)
      const name_en = set.name.en ?? set.name.pt ?? set.id
      const { releaseDate: released, cardCount } = set
      return [
        set.id,
        { game: 'Pokémon', code, name: set.name.pt ?? name_en, name_en, released, total: cardCount?.official },
      ]
    }),
  )
  for (const card of jsonLines(read(folder, 'tcgdex-cards-pt.ndjson.gz'))) {
    const name_en = card.name.en ?? card.name.pt
    if (!name_en) continue
    const { id: code, localId: number, illustrator: artist, category: kind } = card
    yield { set: setOf.get(card.set.id)!, code, number, name: card.name.pt ?? name_en, name_en, artist, kind }
  }
}

const LANGUAGES: Record<string, string> = {
  German: 'DE', Spanish: 'ES', French: 'FR', Italian: 'IT', Japanese: 'JA', Korean: 'KO', Russian: 'RU',
  'Chinese Simplified': 'ZH-CN', 'Chinese Traditional': 'ZH-TW',
} // prettier-ignore

function* magic(folder: string, code: string): Generator<RealCard> {
  const { data } = JSON.parse(read(folder, `games/mtgjson/${code}.json.gz`)) as Json
  const set: RealSet = { game: 'Magic', code, name: data.name, name_en: data.name, released: data.releaseDate }
  const name = `${data.name} Tokens`
  const tokens = { ...set, code: `T${code}`, name, name_en: name, kind: 'tokens', parent: code }
  const printings = [...data.cards.map((card: Json) => [card, set]), ...data.tokens.map((card: Json) => [card, tokens])]
  for (const [card, of] of printings as [Json, RealSet][]) {
    if (card.side && card.side !== 'a') continue
    const foreign = (card.foreignData ?? []) as Json[]
    const others = Object.fromEntries(
      foreign.flatMap((each) => (LANGUAGES[each.language] ? [[LANGUAGES[each.language], each.name]] : [])),
    )
    const { number, artist, type: kind, text, identifiers } = card
    const name = foreign.find((each) => each.language.startsWith('Portuguese'))?.name ?? card.name
    const ids: [string, string][] = [['scryfall', identifiers.scryfallId]]
    yield { set: of, code: `${of.code}-${number}`, number, name, name_en: card.name, others, artist, kind, text, ids }
  }
}

function* yugioh(folder: string): Generator<RealCard> {
  for (const card of jsonLines(read(folder, 'games/yaml-yugi-cards.ndjson.gz'))) {
    const { en, pt, ...others } = card.name
    const japanese = others.ja?.replace(/<rt>.*?<\/rt>|<\/?ruby>/g, '')
    for (const { set_number: number, set_name, rarities } of card.sets?.en ?? [])
      for (const rarity of rarities ?? ['Common']) {
        const set = { game: 'Yu-Gi-Oh!', code: number.split('-')[0], name: set_name, name_en: set_name }
        yield {
          set,
          code: `${number}-${rarity.replace(/[^A-Z]/g, '')}`,
          number: number.split('-')[1] ?? number,
          name: pt ?? en,
          name_en: en,
          others: capitals({ ...others, ja: japanese }),
          text: card.text?.en,
          ids: card.password ? [['passcode', String(card.password)]] : [],
        }
      }
  }
}

function* onePiece(folder: string): Generator<RealCard> {
  const [, ...rows] = read(folder, 'games/one-piece.csv.gz').trim().split(/\r?\n/)
  for (const row of rows) {
    const [game, , set, , , , code, number, name, name_en] = row.split(';')
    yield {
      set: { game: game!, code: set!, name: set!, name_en: set! },
      code: code!,
      number: number!,
      name: name!,
      name_en: name_en!,
    }
  }
}

function* fleshAndBlood(folder: string): Generator<RealCard> {
  const table = (file: string) => read(folder, `games/flesh-and-blood/${file}.csv.gz`).split(/\r?\n/).slice(1)
  const setNames = new Map(table('set').map((row) => row.split('\t').slice(1, 3) as [string, string]))
  for (const row of table('card-printing')) {
    const [id, , name, pitch, number, , setCode, edition, , foiling, , artist] = row.split('\t')
    const code = `${number}-${edition}${foiling}`
    if (!id || !name || !number) continue
    const colour = ['', ' (Red)', ' (Yellow)', ' (Blue)'][Number(pitch)] ?? ''
    const setName = setNames.get(setCode!) ?? setCode!
    const set = { game: 'Flesh and Blood', code: setCode!, name: setName, name_en: setName }
    yield {
      set,
      code,
      number: number.replace(setCode!, ''),
      name: name + colour,
      name_en: name + colour,
      artist: artist!,
    }
  }
}
