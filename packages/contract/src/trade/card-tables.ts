import { conditionOf, editionOf, finishOf, languageOf } from './copy-words.ts'
import { plain } from './format.ts'
import { blank, type ReadCard } from './written-cards.ts'

/**
 * The titles that Liga, Manabox, Moxfield, Archidekt, Dragon Shield, TCGplayer, Cardmarket and people give to a column; if
 * a table has several of them, the one named first is read.
 */
const columnNames = {
  quantity: ['quantidade', 'qtd', 'qtde', 'quantity', 'qty', 'count', 'amount', 'add to quantity', 'total quantity'],
  name: ['card en', 'simple name', 'english name', 'card name', 'product name', 'nome', 'carta', 'name', 'card'],
  otherName: ['card pt', 'local name', 'card ptbr', 'nome pt'],
  set: ['set code', 'edicao sigla', 'edition code', 'sigla', 'exp', 'set', 'edition', 'edicao', 'colecao', 'set name'],
  setName: ['set name', 'edition name', 'exp name', 'edicao en', 'edicao ptbr', 'expansion'],
  number: ['numero', 'card number', 'collector number', 'collector', 'number', 'card #', 'no', '#'],
  finish: ['foil', 'printing', 'finish', 'extras', 'acabamento', 'isfoil'],
  firstEdition: ['1st edition', 'first edition', 'isfirsted', 'primeira edicao'],
  language: ['language', 'idioma', 'lang'],
  condition: ['condition', 'qualidade', 'condicao', 'cond'],
  scryfall: ['scryfall id'],
}
type Columns = Partial<Record<keyof typeof columnNames, number>>

export interface TitleRow {
  columns: Columns
  count: number
}

/** Returns where each column stands, or null if the row has no titles of a table of cards. */
export function titlesOf(row: string): TitleRow | null {
  const titles = cellsOf(row).map(titleOf)
  const columns: Columns = {}
  for (const [column, names] of Object.entries(columnNames)) {
    const at = names.map((name) => titles.indexOf(name)).find((place) => place !== -1)
    if (at !== undefined) columns[column as keyof Columns] = at
  }
  columns.name ??= columns.otherName
  return titles.length > 1 && columns.name !== undefined ? { columns, count: titles.length } : null
}

/** "Extras (Foil Promo…)" and "Qualidade (M NM SP…)" of Liga explain themselves in brackets. */
const titleOf = (title: string) =>
  plain(title)
    .replace(/\uFEFF/g, '')
    .replace(/^(extras|qualidade|idioma|raridade|cor) \(.*$/, '$1')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()

/** Null if the row has no card: fewer cells than titles, or no name and no number. */
export function cardOfRow(text: string, { columns, count }: TitleRow): ReadCard | null {
  const cells = cellsOf(text)
  if (cells.length < Math.min(count, 2)) return count > 1 && /^\d/.test(text) ? null : cardOfCells(cells, columns)
  return cardOfCells(cells, columns)
}

const FILLED = /^(1|x|y|s|yes|sim|true)$/i

export function cardOfCells(cells: string[], columns: Columns): ReadCard | null {
  const cell = (column: keyof Columns) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''))
  const copies = /^(\d+)(?:x|[.,]0+)?$/i.exec(cell('quantity') || '1')
  const [set, number] = [cell('set') || cell('setName'), cell('number')]
  const name = cell('name') || cell('otherName')
  if (!copies || !(name || (set && number))) return null
  const scryfall = cell('scryfall')
  return {
    ...blank,
    quantity: Number(copies[1]),
    name,
    written: name,
    otherName: cell('otherName') || null,
    set: set || null,
    setName: cell('setName') || null,
    number: number || null,
    id: scryfall ? { kind: 'scryfall', value: scryfall.toLowerCase() } : null,
    finish: finishOf(cell('finish')) ?? finishOf(cell('condition')),
    edition: FILLED.test(cell('firstEdition'))
      ? '1edicao'
      : (editionOf(cell('finish')) ?? editionOf(cell('condition'))),
    language: languageOf(cell('language')),
    condition: conditionOf(cell('condition')),
  }
}

/** Splits cells, quoted or not, at semicolons, tabs or commas, whichever of these occurs first in that order. */
export function cellsOf(text: string): string[] {
  const { marks } = scanned(text, '')
  const mark = [';', '\t', ','].find((each) => marks.has(each)) ?? ';'
  return scanned(text, mark).cells.map((cell) =>
    cell
      .trim()
      .replace(/^"([^]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

/** Goes over the text once: a mark inside quotes parts nothing. */
function scanned(text: string, mark: string) {
  const marks = new Set<string>()
  const cells: string[] = []
  let [from, isQuoted] = [0, false]
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    marks.add(letter)
    if (letter !== mark) continue
    cells.push(text.slice(from, at))
    from = at + 1
  }
  return { marks, cells: [...cells, text.slice(from)] }
}
