import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressSlug } from '@bra/contract/trade/format'
import { z } from 'zod'
import { blankCard } from './blanks.ts'
import { yugioh } from './games.ts'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { knownIds } from './known-ids.ts'
import { languageCode, otherNamesOf } from './printing-words.ts'
import { readJsonRow, RulesText, Words } from './row-problems.ts'
import { damageOf, linesOf, readTextIfSound, sizeOf } from './text-files.ts'
import { yugiohWords } from './words-of-games.ts'
import { joinedByLanguage } from './yugioh-languages.ts'
import { codeOf, type SetOf, YugiohSets } from './yugioh-sets.ts'
import { unnumberedOf, type YugiohPrinting } from './yugioh-unnumbered.ts'

const Stat = z.union([z.number(), z.string()]).nullish()
const Names = z.record(z.string(), z.string().nullish())
const Printing = z.object({ set_number: Words, set_name: Words, rarities: z.array(z.string()).nullish() })
type Printing = z.output<typeof Printing>
const CardRow = z.object({
  konami_id: z.int().nullish(),
  password: z.int().nullish(),
  name: Names,
  text: z.record(z.string(), RulesText).nullish(),
  card_type: z.string(),
  property: Words,
  monster_type_line: Words,
  attribute: Words,
  level: Stat,
  rank: Stat,
  atk: Stat,
  def: Stat,
  sets: z.record(z.string(), z.array(Printing).nullish()).nullish(),
  limit_regulation: Names.nullish(),
})
type CardRow = z.output<typeof CardRow>

/** Reads a card of the upstream repository a line, or a folder of its JSON files; every rarity is a printing. */
export async function* readYamlYugi(path: string, meter: Meter): AsyncGenerator<Reading> {
  const found = await sizeOf(path)
  const names = found.isDirectory() ? (await readdir(path)).filter((name) => /\.json(\.gz)?$/.test(name)).sort() : []
  if (found.isDirectory() && !names.length) throw new ImportImpossible(`A pasta ${path} não tem nenhum .json.`)
  meter.total += found.isDirectory() ? names.length : found.size
  const rows = () => (found.isDirectory() ? filesIn(path, names, meter) : linesIn(path, meter))
  const setOf = await setsIn(rows())
  meter.done = 0
  for await (const { file, line, text } of rows()) {
    const { row, problem } = readJsonRow(CardRow, text)
    if (!row) yield { file, line, problem }
    else for (const card of cardsOf(row, setOf)) yield { file, line, ...card }
  }
  const damage = found.isDirectory() ? null : await damageOf(path)
  if (damage) yield { file: path, line: 1, problem: damage }
}

async function* filesIn(folder: string, names: string[], meter: Meter) {
  for (const name of names) {
    const file = join(folder, name)
    yield { file, line: 1, text: await readTextIfSound(file) }
    meter.done++
  }
}

async function* linesIn(file: string, meter: Meter) {
  for await (const { line, text } of linesOf(file, meter)) if (text.trim()) yield { file, line, text }
}

const printingsOf = (row: CardRow) =>
  Object.entries(row.sets ?? {}).flatMap(([language, printings]) =>
    (printings ?? []).map((printing) => ({ language, printing })),
  )

async function setsIn(rows: AsyncIterable<{ text: string }>) {
  const sets = new YugiohSets()
  for await (const { text } of rows) {
    const { row } = readJsonRow(CardRow, text)
    if (row) for (const { printing } of printingsOf(row)) sets.count(printing)
  }
  return sets.settled()
}

function* cardsOf(row: CardRow, setOf: SetOf) {
  const known = knownOf(row)
  const printings = printingsOf(row).flatMap(({ language, printing }) =>
    (printing.rarities?.length ? printing.rarities : [null]).map((name) => ({ language, printing, ...rarityOf(name) })),
  )
  if (!printings.length) yield { problem: `"${known.nameEn}" não tem nenhuma impressão` }
  yield* numberedOf(known, printings.filter(isNumbered), setOf)
  yield* unnumberedOf(
    known,
    printings.filter((one) => !isNumbered(one)),
    setOf,
  )
}

const isNumbered = ({ printing }: YugiohPrinting) => Boolean(printing.set_number)

/** A rarity is a printing of its own: several have one number. */
function rarityOf(name: string | null) {
  const rarity = yugiohWords.rarity(name)
  return { rarity, variant: rarity && rarity.slug.slice(yugioh.slug.length + 1) }
}

function* numberedOf(known: ReturnType<typeof knownOf>, printings: YugiohPrinting[], setOf: SetOf) {
  const taken = new Map<string, ImportedSet>()
  const cards: ImportedCard[] = []
  for (const { language, printing, rarity, variant } of printings) {
    const set = setOf(printing)
    if (!set) yield { problem: `uma impressão de "${known.nameEn}" não tem número ou coleção` }
    else {
      const place = placeOf(printing.set_number!, variant)
      const first = taken.get(place.id) ?? set
      taken.set(place.id, first)
      // the same number and rarity in another set is another printing
      const id = first === set ? place.id : `${place.id}-${addressSlug(printing.set_name ?? '')}`
      cards.push({ ...known, ...place, id, set, rarity, variant, languages: languagesOf(language) })
    }
  }
  for (const card of joinedByLanguage(cards)) yield { card }
}

const languagesOf = (language: string) => {
  const code = languageCode(language)
  return code ? [code] : null
}

const placeOf = (setNumber: string, variant: string | null) => ({
  id: variant ? `${setNumber}-${variant}` : setNumber,
  number: setNumber.slice(codeOf(setNumber).length + 1) || null,
})

const types: Record<string, string> = { Monster: 'Monstro', Spell: 'Magia', Trap: 'Armadilha' }
const standings: Record<string, string> = { Unlimited: 'legal', Forbidden: 'banned' }

/** Everything but "Not yet released", which is no standing. */
function legalityOf(row: CardRow) {
  const told = Object.entries(row.limit_regulation ?? {}).flatMap(([format, words]) => {
    const standing = standings[words ?? ''] ?? (words?.includes('Limited') ? 'restricted' : null)
    return standing ? [[format, standing] as const] : []
  })
  return told.length ? Object.fromEntries(told) : null
}

function strengthOf({ atk, def }: CardRow) {
  const parts = [
    atk === null || atk === undefined ? '' : `ATK ${atk}`,
    def === null || def === undefined ? '' : `DEF ${def}`,
  ]
  return parts.filter(Boolean).join(' / ') || null
}

/** Japanese names carry the reading of each sign in HTML, which no card prints. */
const withoutReadings = (name: string) => name.replace(/<rt>.*?<\/rt>|<[^>]*>/g, '')

function namesOf({ name }: CardRow) {
  const names = Object.entries(name).filter(([language]) => !/_r/.test(language))
  return names.map(([language, words]) => [language, words && withoutReadings(words)] as const)
}

function knownOf(row: CardRow): Omit<ImportedCard, 'set' | 'id' | 'number'> {
  const type = types[row.card_type] ?? row.card_type
  const element = yugiohWords.element(row.attribute ?? row.card_type)
  return {
    ...blankCard,
    namePt: row.name.pt || null,
    nameEn: row.name.en || withoutReadings(row.name.ja ?? '') || null,
    otherNames: otherNamesOf(namesOf(row)),
    cardKey: row.konami_id ? String(row.konami_id) : null,
    elements: row.attribute || row.card_type !== 'Monster' ? [element] : [],
    kind: [type, row.property, row.monster_type_line].filter(Boolean).join(' · '),
    text: row.text?.pt ?? row.text?.en ?? null,
    cost: row.level ? `Nível ${row.level}` : row.rank ? `Classe ${row.rank}` : null,
    strength: strengthOf(row),
    legality: legalityOf(row),
    ids: knownIds({ konami: row.konami_id, password: row.password }),
  }
}
