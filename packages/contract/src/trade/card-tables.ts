import { typed } from '../kit/typed.ts'
import { copyOfCells } from './copy-cells.ts'
import { type Cells, columnCalled, type TitleRow } from './sheet-columns.ts'
import { shopOf } from './sheet-shops.ts'
import { blank, type ReadCard } from './written-cards.ts'

export function titlesOf(row: string): TitleRow | null {
  const headings = cellsOf(row.replace(/\uFEFF/g, ''))
  if (headings.length < 2) return null
  const shop = shopOf(headings, '')
  const columns = headings.map((heading) => columnCalled(heading, shop))
  const isTable = columns.some((column) => column === 'nome' || column === 'nome_en')
  return isTable ? { shop, columns, headings } : null
}

/** Null if the row has no card: fewer cells than titles, or no name and no number. */
export function cardOfRow(text: string, titles: TitleRow): ReadCard | null {
  const cells = cellsOf(text)
  if (cells.length < 2 && /^\d/.test(text)) return null
  return cardOfTitled(cells, titles)
}

/** Reads cells such as "4,Pikachu,SVI,077". */
export const cardOfCells = (cells: string[]) =>
  cardOfTitled(cells, { shop: null, columns: ['quantidade', 'nome', 'sigla', 'numero'], headings: [] })

/** TCGplayer tells beside the stock what is to be added to it. */
const ADDED = /^add to quantity$/i

function cardOfTitled(cells: string[], titles: TitleRow): ReadCard | null {
  const named: Cells = {}
  for (const [at, column] of titles.columns.entries()) {
    const cell = cells[at] ? typed(cells[at]).trim() : ''
    if (column && cell && (named[column] === undefined || ADDED.test(titles.headings[at] ?? ''))) named[column] = cell
  }
  const copies = /^(\d+)(?:x|[.,]0{1,2})?$/i.exec(named.quantidade ?? '1')
  const [set, number = ''] = [named.sigla ?? named.colecao ?? named.colecao_pt, named.numero]
  const name = named.nome_en ?? named.nome ?? ''
  if (!copies || !(name || (set && number))) return null
  return {
    ...blank,
    quantity: Number(copies[1]),
    name,
    written: name,
    otherName: named.nome ?? null,
    set: set ?? null,
    setName: named.colecao ?? named.colecao_pt ?? null,
    number: number || null,
    id: named.scryfall ? { kind: 'scryfall', value: named.scryfall.toLowerCase() } : null,
    ...copyOfCells(named, titles, cells),
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
