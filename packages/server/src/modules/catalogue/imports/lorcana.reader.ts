import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressSlug } from '@bra/contract/trade/format'
import { parse } from 'yaml'
import { z } from 'zod'
import { blankCard, blankSet } from './blanks.ts'
import { lorcana, wholeLorcana } from './games.ts'
import { type ImportedCard, type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { knownIds } from './known-ids.ts'
import { languageCode, otherNamesOf } from './printing-words.ts'
import { readRow, Words } from './row-problems.ts'
import { readTextIfSound, sizeOf } from './text-files.ts'
import { lorcanaWords } from './words-of-games.ts'

const Printed = z.union([z.string(), z.number()]).transform(String)
const Variant = z.object({
  set: Printed,
  id: Printed,
  suffix: Printed.nullish(),
  dreamborn: Words,
  ravensburger: z.record(z.string(), Printed.nullish()).nullish(),
  rarity: Words,
  illustrator: Words,
})
type Variant = z.output<typeof Variant>
const Stat = z.number().nullish()
const CardRow = z.object({
  variants: z.array(Variant).min(1, 'a carta não tem nenhuma impressão'),
  cost: Stat,
  attack: Stat,
  defence: Stat,
  colors: z.array(z.string()).nullish(),
  type: Words,
  classifications: z.array(z.string()).nullish(),
  illustrator: Words,
  languages: z.record(z.string(), z.object({ name: Words, title: Words })),
  rotation_states: z.array(z.string()).nullish(),
})
type CardRow = z.output<typeof CardRow>

const setNames: Record<string, string> = {
  tfc: 'The First Chapter',
  rotf: 'Rise of the Floodborn',
  iti: 'Into the Inklands',
  urr: "Ursula's Return",
  ssk: 'Shimmering Skies',
  azs: 'Azurite Sea',
  arc: "Archazia's Island",
  roj: 'Reign of Jafar',
  fab: 'Fabled',
  whi: 'Whispers in the Well',
  win: 'Winterspell',
  p1: 'Promo Set 1',
  p2: 'Promo Set 2',
  p3: 'Promo Set 3',
  c1: 'Lorcana Challenge 2024',
  c2: 'Lorcana Challenge 2025',
  d23: 'D23 Expo 2022',
}
const vocabularies = /^(abilities|classifications|configuration|franchises)\./

/** Reads the folder of .yml files of lorcana-data, one of cards for each set; a file tells reprints in other sets, too. */
export async function* readLorcana(folder: string, meter: Meter): AsyncGenerator<Reading> {
  if (!(await sizeOf(folder)).isDirectory()) throw new ImportImpossible(`${folder} não é a pasta dos .yml de Lorcana.`)
  const names = (await readdir(folder))
    .filter((name) => /\.ya?ml(\.gz)?$/.test(name) && !vocabularies.test(name))
    .sort()
  if (!names.length) throw new ImportImpossible(`A pasta ${folder} não tem nenhum .yml de cartas.`)
  meter.total += names.length
  const sets = new Map<string, ImportedSet>()
  for (const name of names) {
    const file = join(folder, name)
    const rows = await listIn(file)
    if (!rows) yield { file, line: 1, problem: 'o arquivo não é uma lista em YAML: está cortado ou malformado' }
    for (const [at, given] of (rows ?? []).entries()) {
      const { row, problem } = readRow(CardRow, given)
      if (!row) yield { file, line: at + 1, problem }
      else for (const variant of row.variants) yield { file, line: at + 1, ...readingOf(row, variant, sets) }
    }
    meter.done++
  }
}

async function listIn(file: string): Promise<unknown[] | null> {
  const text = await readTextIfSound(file)
  try {
    const list: unknown = parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function setOf(code: string, sets: Map<string, ImportedSet>): ImportedSet {
  const upper = code.toUpperCase()
  const known = sets.get(upper)
  if (known) return known
  const isPromo = /^(p|c)\d+$|^d23|^worlds|^dis$/.test(code)
  const set: ImportedSet = {
    ...blankSet,
    source: 'lorcana',
    id: `${lorcana.slug}-${upper}`,
    business: wholeLorcana,
    nameEn: setNames[code] ?? upper,
    code: upper,
    kind: isPromo ? 'promo' : 'expansion',
  }
  sets.set(upper, set)
  return set
}

const nameOf = (name: { name: string | null; title: string | null } | undefined) =>
  name?.name ? [name.name, name.title].filter(Boolean).join(' - ') : null

const types: Record<string, string> = { glimmer: 'Personagem', action: 'Ação', item: 'Item', location: 'Local' }

/** A printing exists in the languages in which its number is printed. */
function readingOf(
  row: CardRow,
  variant: Variant,
  sets: Map<string, ImportedSet>,
): { card: ImportedCard } | { problem: string } {
  const names = Object.entries(row.languages).map(([language, name]) => [language, nameOf(name)] as const)
  const nameEn = nameOf(row.languages.en) ?? names.find(([, name]) => name)?.[1]
  if (!nameEn) return { problem: 'a carta não tem nome em nenhum idioma' }
  const set = setOf(variant.set, sets)
  const number = `${variant.id}${variant.suffix ?? ''}`
  const printed = Object.keys(variant.ravensburger ?? {}).flatMap((language) => languageCode(language) ?? [])
  const isFoilOnly = ['enchanted', 'epic', 'iconic'].includes(variant.rarity ?? '')
  const isOrdinary = ['common', 'uncommon', 'rare', 'super_rare', 'legendary'].includes(variant.rarity ?? '')
  return {
    card: {
      ...blankCard,
      set,
      id: `${set.code}-${number}`,
      number,
      printedTotal: Number(variant.ravensburger?.en?.match(/\/(\d+) /)?.[1]) || null,
      namePt: names.find(([language]) => languageCode(language) === 'PT')?.[1] ?? null,
      nameEn,
      otherNames: otherNamesOf(names),
      cardKey: addressSlug(nameEn) || null,
      rarity: lorcanaWords.rarity(variant.rarity),
      elements: (row.colors ?? []).map(lorcanaWords.element),
      kind: [types[row.type ?? ''] ?? row.type, ...(row.classifications ?? [])].filter(Boolean).join(' · ') || null,
      cost: typeof row.cost === 'number' ? String(row.cost) : null,
      strength: typeof row.attack === 'number' ? `${row.attack}/${row.defence ?? ''}` : null,
      finishes: isFoilOnly ? ['foil'] : isOrdinary ? ['normal', 'foil'] : null,
      languages: printed.length ? [...new Set(printed)] : null,
      legality: legalityOf(row.rotation_states),
      ids: knownIds({ dreamborn: variant.dreamborn, ravensburger: variant.ravensburger?.culture_invariant_id }),
      artist: variant.illustrator ?? row.illustrator,
    },
  }
}

const legalityOf = (formats: string[] | null | undefined) =>
  formats?.length ? Object.fromEntries(formats.map((format) => [addressSlug(format), 'legal'])) : null
