import type { Fault } from '@bra/contract/selling/spreadsheets.schemas'
import { type CsvRecord, CsvRecords } from '../../../platform/csv.ts'
import { fail } from '../../../platform/errors.ts'
import { inSlices } from '../../../platform/slices.ts'
import { type ColumnName, columnCalled, isHeading } from './columns.ts'
import type { Cells } from './lines.ts'

type Column = ColumnName | false

const MAX_LINES = 10_000
/** Characters; the names of all columns take a few hundred. */
const MAX_HEADING = 10_000

const BROKEN = 'A linha não segue o formato CSV: confira as aspas e o número de colunas.'

/** Returns the cells of each line, and broken lines; with or without BOM, split by semicolon, comma or tab. */
export async function readSheet(content: string) {
  const lines = linesOf(content.replace(/^\uFEFF/, ''))
  const first = lines.next().value?.text ?? ''
  const heading = first.slice(0, MAX_HEADING)
  const delimiter = [';', ',', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!
  const columns = columnsIn(heading, delimiter)
  if (first.length > heading.length) fail('sheet_headless')
  const records = await recordsOf(lines, delimiter, columns)
  if (records.length === 0) fail('sheet_empty')
  const read = records.flatMap(({ line, cells }) => (cells ? [{ line, cells: filled(cells, columns) }] : []))
  const broken = records.flatMap(({ line, cells }): Fault[] => (cells ? [] : [{ line, column: null, message: BROKEN }]))
  return { lines: read, broken }
}

/** Yields lines one by one, because a text of only line breaks has millions. */
function* linesOf(content: string) {
  const breaks = /\r\n|\n|\r/g
  for (let [line, from] = [1, 0]; from <= content.length; line++) {
    const end = breaks.exec(content)?.index ?? content.length
    yield { line, text: content.slice(from, end) }
    from = breaks.lastIndex || content.length + 1
  }
}

async function recordsOf(lines: Iterable<{ line: number; text: string }>, delimiter: string, columns: Column[]) {
  const records = new CsvRecords(
    delimiter,
    columns.map((name) => !name || name === 'comentario'),
  )
  const kept: CsvRecord[] = []
  const keep = (some: CsvRecord[]) => {
    for (const record of some) if (!isEmptied(record)) kept.push(record)
    if (kept.length > MAX_LINES) fail('sheet_too_long')
  }
  await inSlices(lines, (line) => keep(records.add(line)))
  keep(records.end())
  return kept
}

/** Spreadsheets save separators for rows that were emptied and not deleted. */
const isEmptied = ({ cells }: CsvRecord) => cells?.every((cell) => cell === '') ?? false

function columnsIn(heading: string, delimiter: string) {
  const cells = heading.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))
  const found = cells.map(columnCalled)
  if (found.every((name) => name === false) && !isTable(cells)) fail('sheet_unreadable')
  if (!isHeading(found)) fail('sheet_headless')
  return found.map((name, at) => (found.indexOf(name) === at ? name : false))
}

/** True if this is a table with other column names; files of another kind have no such first line. */
const isTable = (cells: string[]) => cells.length > 2 && !/\p{Cc}|\uFFFD/u.test(cells.join(''))

const EMPTIES = '-'
/** Columns in which a lone hyphen erases the value, because an empty cell leaves it. */
const optional = new Set<Column>(['extras', 'certificadora', 'nota', 'certificado', 'comentario'])

/** Drops empty cells and turns a hyphen that erases into an empty text. */
const filled = (cells: string[], columns: Column[]): Cells =>
  Object.fromEntries(
    cells.flatMap((cell, at) => {
      const name = columns[at]
      return name && cell ? [[name, cell === EMPTIES && optional.has(name) ? '' : asTyped(cell)]] : []
    }),
  )

/** Removes the apostrophe that exports put before a would-be formula. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '')
