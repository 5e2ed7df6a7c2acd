import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressSlug } from '@bra/contract/trade/format'
import { blankSet } from './blanks.ts'
import { cardOfPrintings, type FabCard, type FabPrinting } from './flesh-and-blood-cards.ts'
import { fleshAndBlood, wholeFleshAndBlood } from './games.ts'
import { type ImportedSet, ImportImpossible, type Meter, type Reading } from './imports.types.ts'
import { dayOf } from './row-problems.ts'
import { type TableRow, rowsOfTable } from './tab-table.ts'
import { damageOf, sizeOf } from './text-files.ts'

const unreadable = 'a linha não segue o formato da tabela (aspas ou colunas)'
type Cells = NonNullable<TableRow['cells']>

/** Reads the folder of English tables of the-fab-cube: foilings and editions of one number are one product. */
export async function* readFleshAndBlood(folder: string, meter: Meter): AsyncGenerator<Reading> {
  if (!(await sizeOf(folder)).isDirectory()) throw new ImportImpossible(`${folder} não é a pasta das tabelas.`)
  const file = await tableIn(folder, 'card-printing', meter)
  const cards = yield* cardsIn(await tableIn(folder, 'card', meter), meter)
  const sets = await setsIn(folder, meter)
  const frontOf = await backsIn(await tableIn(folder, 'card-face-association', meter), meter)
  const groups = new Map<string, FabPrinting[]>()
  const backs = new Map<string, FabPrinting>()
  let last = 1
  for await (const { line, cells } of rowsOfTable(file, ['Unique ID', 'Card Unique ID', 'Card ID', 'Set ID'], meter)) {
    last = line
    const card = cells && cards.get(cells['Card Unique ID']!)
    const set = cells && sets.get(cells['Set ID']!)
    if (!cells) yield { file, line, problem: unreadable }
    else if (!card) yield { file, line, problem: `a carta de ${cells['Card ID']} não está em card.csv` }
    else if (!set) yield { file, line, problem: `a coleção ${cells['Set ID']} não está em set.csv` }
    else {
      const printing = { line, cells, card, set }
      const front = frontOf.get(cells['Unique ID']!)
      if (front) backs.set(front, printing)
      else groups.set(groupOf(printing), [...(groups.get(groupOf(printing)) ?? []), printing])
    }
  }
  const variants = variantsOf([...groups.values()])
  for (const printings of groups.values()) {
    const back = printings.flatMap(({ cells }) => backs.get(cells['Unique ID']!) ?? [])[0]
    yield { file, line: printings[0]!.line, card: cardOfPrintings(printings, back, variants.get(printings)!) }
  }
  const damage = await damageOf(file)
  if (damage) yield { file, line: last + 1, problem: damage }
}

async function tableIn(folder: string, name: string, meter: Meter) {
  const file = [`${name}.csv`, `${name}.csv.gz`].map((own) => join(folder, own)).find((path) => existsSync(path))
  if (!file)
    throw new ImportImpossible(`A pasta ${folder} não tem ${name}.csv: não é uma cópia das tabelas de the-fab-cube.`)
  meter.total += (await sizeOf(file)).size
  return file
}

async function* cardsIn(file: string, meter: Meter): AsyncGenerator<Reading, Map<string, FabCard>> {
  const rows: Cells[] = []
  for await (const { line, cells } of rowsOfTable(file, ['Unique ID', 'Name', 'Color'], meter))
    if (cells) rows.push(cells)
    else yield { file, line, problem: unreadable }
  const names = Map.groupBy(rows, (cells) => cells.Name!)
  return new Map<string, FabCard>(
    rows.map((cells) => [cells['Unique ID']!, { cells, isOneOfPitches: names.get(cells.Name!)!.length > 1 }]),
  )
}

async function setsIn(folder: string, meter: Meter) {
  const released = new Map<string, { on: string | null; logo: string | null }>()
  const printingsFile = await tableIn(folder, 'set-printing', meter)
  for await (const { cells } of rowsOfTable(printingsFile, ['Set Unique ID'], meter)) {
    const on = dayOf(cells?.['Initial Release Date']?.slice(0, 10))
    const known = released.get(cells?.['Set Unique ID'] ?? '')
    if (cells && (!known?.on || (on && on < known.on)))
      released.set(cells['Set Unique ID']!, { on: on ?? known?.on ?? null, logo: cells['Set Logo'] || null })
  }
  const sets = new Map<string, ImportedSet>()
  for await (const { cells } of rowsOfTable(await tableIn(folder, 'set', meter), ['Identifier', 'Name'], meter)) {
    const code = cells?.Identifier
    if (!cells || !code || sets.has(code)) continue
    const told = released.get(cells['Unique ID']!)
    const place = {
      source: 'flesh-and-blood',
      id: `${fleshAndBlood.slug}-${code}`,
      business: wholeFleshAndBlood,
    } as const
    const facts = { nameEn: cells.Name!, code, releasedOn: told?.on ?? null, logo: told?.logo ?? null }
    sets.set(code, { ...blankSet, ...place, ...facts })
  }
  return sets
}

/** Returns the printing of the front by that of the back, for what is one piece of cardboard with one number. */
async function backsIn(file: string, meter: Meter) {
  const fronts = new Map<string, string>()
  const needed = ['Front Card Printing Unique ID', 'Back Card Printing Unique ID', 'Is DFC']
  for await (const { cells } of rowsOfTable(file, needed, meter)) {
    const [front, back] = [cells?.['Front Card Printing Unique ID'], cells?.['Back Card Printing Unique ID']]
    const isOne =
      cells?.['Is DFC'] === 'Yes' ||
      numberOf(cells?.['Front Card Printing']) === numberOf(cells?.['Back Card Printing'])
    if (front && back && isOne && front !== back && !fronts.has(front)) fronts.set(back, front)
  }
  return fronts
}

const numberOf = (printing: string | undefined) => printing?.split(/\s/)[0]

const artOf = ({ cells }: FabPrinting) =>
  [...(cells['Art Variations'] ?? '').split(','), cells.Rarity === 'V' ? 'marvel' : '']
    .map(addressSlug)
    .filter(Boolean)
    .join('-')

const groupOf = (printing: FabPrinting) =>
  [printing.cells['Card ID'], artOf(printing), printing.cells['Card Unique ID']].join('\n')

/** The art tells printings of one number apart; where two cards share a number, the name does, too. */
function variantsOf(groups: FabPrinting[][]) {
  const taken = new Set<string>()
  return new Map(
    groups.map((printings) => {
      const [first] = printings
      const art = artOf(first!)
      const place = `${first!.cells['Card ID']} ${art}`
      const variant = taken.has(place)
        ? [addressSlug(first!.cells['Card Name'] ?? ''), art].filter(Boolean).join('-')
        : art
      taken.add(place)
      return [printings, variant || null]
    }),
  )
}
