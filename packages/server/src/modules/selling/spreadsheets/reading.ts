import type { Fault } from '@bra/contract/sheets.schemas'
import { CsvRecords } from '../../platform/csv.ts'
import { fail } from '../../platform/errors.ts'
import { type ColumnName, columnCalled, isHeading } from './columns.ts'
import type { Cells } from './lines.ts'

type Column = ColumnName | false

const MAX_LINES = 10_000

const BROKEN = 'A linha não segue o formato CSV: confira as aspas e o número de colunas.'

/** The cells of each line, and the lines that are no line of such a sheet. With or without BOM, by semicolon, comma or tab. */
export function readSheet(content: string) {
  const [heading = '', ...texts] = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const delimiter = [';', ',', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!
  const columns = columnsIn(heading, delimiter)
  const records = recordsOf(texts, delimiter, columns)
  if (records.length === 0) fail('sheet_empty')
  if (records.length > MAX_LINES) fail('sheet_too_long')
  const lines = records.flatMap(({ line, cells }) => (cells ? [{ line, cells: filled(cells, columns) }] : []))
  const broken = records.flatMap(({ line, cells }): Fault[] => (cells ? [] : [{ line, column: null, message: BROKEN }]))
  return { lines, broken }
}

function recordsOf(texts: string[], delimiter: string, columns: Column[]) {
  const records = new CsvRecords(
    delimiter,
    columns.map((name) => !name || name === 'comentario'),
  )
  const all = [...texts.flatMap((text, at) => records.add({ line: at + 2, text })), ...records.end()]
  // rows that were emptied and not deleted: spreadsheets save their separators
  return all.filter(({ cells }) => !cells || cells.some((cell) => cell !== ''))
}

function columnsIn(heading: string, delimiter: string) {
  const cells = heading.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))
  const found = cells.map(columnCalled)
  if (found.every((name) => name === false) && !isTable(cells)) fail('sheet_unreadable')
  if (!isHeading(found)) fail('sheet_headless')
  return found.map((name, at) => (found.indexOf(name) === at ? name : false))
}

/** Its columns are called otherwise; a file of another kind has no such line. */
const isTable = (cells: string[]) => cells.length > 2 && !/\p{Cc}|\uFFFD/u.test(cells.join(''))

const EMPTIES = '-'
/** What an offer may be without: there a lone hyphen takes away what is there, as an empty cell leaves it. */
const optional = new Set<Column>(['extras', 'certificadora', 'nota', 'certificado', 'comentario'])

/** An empty cell is none, one that empties is an empty text. */
const filled = (cells: string[], columns: Column[]): Cells =>
  Object.fromEntries(
    cells.flatMap((cell, at) => {
      const name = columns[at]
      return name && cell ? [[name, cell === EMPTIES && optional.has(name) ? '' : asTyped(cell)]] : []
    }),
  )

/** Without the mark before what would be a formula, which every cell may have that was exported. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '')
