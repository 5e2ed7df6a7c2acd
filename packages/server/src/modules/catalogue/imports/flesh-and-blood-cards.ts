import { blankCard } from './blanks.ts'
import type { ImportedCard, ImportedSet } from './imports.types.ts'
import { fleshAndBloodWords } from './words-of-games.ts'

type Cells = Record<string, string>

export interface FabCard {
  cells: Cells
  /** Cards of one name in several colours are different cards. */
  isOneOfPitches: boolean
}

export interface FabPrinting {
  line: number
  cells: Cells
  card: FabCard
  set: ImportedSet
}

const foilings: Record<string, string> = { S: 'normal', R: 'rainbow', C: 'cold', G: 'gold' }
/** The first printing of the first set is called Alpha; no number has it beside a first edition. */
const editions: Record<string, string> = { A: '1edicao', F: '1edicao', U: 'ilimitada' }
const rarities: Record<string, string> = {
  C: 'Common',
  R: 'Rare',
  S: 'Super Rare',
  M: 'Majestic',
  L: 'Legendary',
  F: 'Fabled',
  T: 'Token',
  B: 'Basic',
  V: 'Marvel',
  P: 'Promo',
}
const formats = { CC: 'classic-constructed', Blitz: 'blitz', Commoner: 'commoner', LL: 'living-legend', UPF: 'upf' }

const unique = <Item>(items: (Item | undefined)[]) => [...new Set(items.filter((item) => item !== undefined))]

export function cardOfPrintings(
  printings: FabPrinting[],
  back: FabPrinting | undefined,
  variant: string | null,
): ImportedCard {
  const { cells, card, set } = printings[0]!
  const faces = [card, ...(back ? [back.card] : [])]
  const number = cells['Card ID']!
  const known = (column: string) => unique(printings.map((printing) => printing.cells[column] || undefined))
  const joined = (column: string, by: string) => faces.flatMap((face) => face.cells[column] || []).join(by) || null
  return {
    ...blankCard,
    set,
    id: variant ? `${number}-${variant}` : number,
    number: number.startsWith(set.code!) ? number.slice(set.code!.length) : number,
    variant,
    nameEn: faces.map(nameOf).join(' // '),
    cardKey: card.cells['Unique ID']!,
    rarity: fleshAndBloodWords.rarity(rarities[cells.Rarity!] ?? cells.Rarity),
    elements: card.cells.Color ? [fleshAndBloodWords.element(card.cells.Color)] : [],
    images: known('Image URL').slice(0, 1),
    backImages: back?.cells['Image URL'] ? [back.cells['Image URL']] : [],
    kind: joined('Type Text', ' // '),
    text: joined('Functional Text', '\n//\n'),
    cost: card.cells.Cost || null,
    strength: strengthOf(card),
    finishes: unique(printings.map((printing) => foilings[printing.cells.Foiling!])),
    editions: unique(printings.map((printing) => editions[printing.cells.Edition!])),
    legality: legalityOf(card),
    ids: [
      ...known('Unique ID').map((value) => ({ kind: 'fab', value })),
      ...known('TCGPlayer ID').map((value) => ({ kind: 'tcgplayer', value })),
    ],
    artist: known('Artists')[0] ?? null,
  }
}

const nameOf = ({ cells, isOneOfPitches }: FabCard) =>
  isOneOfPitches && cells.Color ? `${cells.Name} (${cells.Color})` : cells.Name!

function strengthOf({ cells: { Power, Defense, Health } }: FabCard) {
  const parts = [Power && `Poder ${Power}`, Defense && `Defesa ${Defense}`, Health && `Vida ${Health}`]
  return parts.filter(Boolean).join(' · ') || null
}

/** An empty cell means that the card may be played in the format. */
function legalityOf({ cells }: FabCard) {
  const told = Object.entries(formats).flatMap(([column, format]): [string, string][] => {
    if (cells[`${column} Banned`] === 'Yes') return [[format, 'banned']]
    return `${column} Legal` in cells && cells[`${column} Legal`] !== 'No' ? [[format, 'legal']] : []
  })
  return told.length ? Object.fromEntries(told) : null
}
