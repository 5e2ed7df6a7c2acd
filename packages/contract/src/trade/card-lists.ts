import { plain } from './format.ts'

export interface WrittenCard {
  /** Line of the pasted text, from 1. */
  lineNumber: number
  text: string
  quantity: number
  /** Empty if only set and number are given. */
  name: string
  set: string | null
  number: string | null
}

export interface WrittenList {
  cards: WrittenCard[]
  unreadable: { lineNumber: number; text: string }[]
}

type Card = Omit<WrittenCard, 'lineNumber' | 'text'>
type Columns = Partial<Record<'quantity' | 'name' | 'set' | 'number', number>>

const MOST_COPIES = 999
const headings =
  /^((deck|sideboard|main ?deck|maybeboard|commander|companion|about|baralho|reserva):?|(name|nome) .+|(pok[eé]mon|trainers?|treinador(es)?|energ(y|ies|ia|ias)|total( de)? (cards|cartas)|cartas)( cards)? ?([:-] ?\d*|\(\d+\)))$/i
/** If a table has several of these columns, the first one named here is read. */
const columnNames = {
  quantity: ['quantidade', 'qtd', 'qtde', 'quantity', 'qty', 'count', 'amount'],
  name: ['nome', 'carta', 'name', 'card', 'card name'],
  set: ['set code', 'sigla', 'set', 'edition', 'edicao', 'colecao'],
  number: ['numero', 'number', 'card number', 'collector number', 'no'],
}

/** Reads lists of PTCG Live, Magic Arena, spreadsheets and plain text; titles, comments and empty lines are skipped. */
export function readCardList(pasted: string): WrittenList {
  const list: WrittenList = { cards: [], unreadable: [] }
  const lines = pasted.split(/\r\n|\r|\n/).map((line, at) => ({ text: line.trim(), lineNumber: at + 1 }))
  const written = lines.filter(({ text }) => text && !/^(\/\/|#)/.test(text))
  const columns = columnsOf(written[0]?.text ?? '')
  for (const { text, lineNumber } of columns ? written.slice(1) : written) {
    if (!columns && headings.test(text)) continue
    const card = columns ? cardOfCells(cellsOf(text), columns) : cardOfText(text)
    if (card && card.quantity >= 1 && card.quantity <= MOST_COPIES) list.cards.push({ ...card, lineNumber, text })
    else list.unreadable.push({ lineNumber, text })
  }
  return list
}

/** Reads one card: "4 Pikachu SVI 077", "4 Lightning Bolt (2XM) 141", "4x Nome", "Nome". */
export function cardOfText(line: string): Card | null {
  const text = line.replace(/^[*•·–-]\s+/, '')
  const cells = /^\d+\s*[;,\t]/.test(text) && cellsOf(text)
  if (cells) return cardOfCells(cells, { quantity: 0, name: 1, set: 2, number: 3 })
  const counted = /^(\d+)\s*x?\s+(.+)$/i.exec(text) ?? /^(\d+)x(.+)$/i.exec(text)
  const after = counted ? null : /^(.+?)\s+x(\d+)$/i.exec(text)
  const quantity = Number(counted?.[1] ?? after?.[2] ?? 1)
  const card = (counted?.[2] ?? after?.[1] ?? text).trim()
  return /\p{L}/u.test(card) ? { quantity, ...printingOf(card) } : null
}

function printingOf(card: string): Omit<Card, 'quantity'> {
  const arena = /^(.+?)\s+\(([\w-]{2,8})\)(?:\s+([\w?★/-]{1,12}))?(?:\s+\*\w+\*)?$/.exec(card)
  if (arena) {
    const whole = arena[3] ? null : /^([A-Z]*\d*[A-Z]*\d*)-([A-Z]{0,4}\d{1,4}[a-z]?)$/i.exec(arena[2]!)
    return { name: arena[1]!, set: whole?.[1] ?? arena[2]!, number: whole?.[2] ?? arena[3] ?? null }
  }
  const live =
    /^(?:(.+?)\s+)?((?=\d*[A-Z])[A-Z0-9]{2,8}(?:-[A-Z]{2,3})?|[A-Z](?=-\d{3}))[ -]([A-Z]{0,4}\d{1,4}[a-z]?)(?:\/[A-Z]*\d+)?(?:\s+PH)?$/.exec(
      card,
    )
  if (live) return { name: live[1] ?? '', set: live[2]!, number: live[3]! }
  return { name: card, set: null, number: null }
}

function columnsOf(text: string): Columns | null {
  const titles = cellsOf(text).map((title) => plain(title).replaceAll('_', ' '))
  const placed = Object.entries(columnNames).map(([column, names]) => [
    column,
    names.map((name) => titles.indexOf(name)).find((at) => at !== -1) ?? -1,
  ])
  const columns: Columns = Object.fromEntries(placed.filter(([, at]) => at !== -1))
  return titles.length > 1 && columns.name !== undefined ? columns : null
}

function cardOfCells(cells: string[], { quantity, name, set, number }: Columns): Card | null {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''))
  const copies = cell(quantity) || '1'
  if (!/^\d+$/.test(copies) || !(cell(name) || (cell(set) && cell(number)))) return null
  return { quantity: Number(copies), name: cell(name), set: cell(set) || null, number: cell(number) || null }
}

/** Splits cells, quoted or not, at semicolons, tabs or commas, whichever of these occurs first in that order. */
function cellsOf(text: string): string[] {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '')
  const mark = [';', '\t', ','].find((each) => bare.includes(each)) ?? ';'
  const cells = text.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${mark}])+|(?<=${mark}|^)(?=${mark}|$)`, 'g')) ?? []
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"([^]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}
