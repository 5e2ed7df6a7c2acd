import { doors } from '@bra/contract/kit/doors'
import type { SheetShop } from '@bra/contract/selling/sheet-shop-names'
import { typed } from '@bra/contract/kit/typed'
import { type CsvRecord, CsvRecords } from '../../../platform/csv.ts'
import { fail } from '../../../platform/errors.ts'
import { inSlices } from '../../../platform/slices.ts'
import { storable } from '../../../platform/storable.ts'
import { unexplainedIn } from '@bra/contract/trade/copy-cells'
import { type Cells, type ColumnName, columnCalled, isHeading, type TitleRow } from '@bra/contract/trade/sheet-columns'
import type { Fault } from './fault.ts'
import { words } from './faults.words.ts'
import { isGarbled, sheetText } from './files/text.ts'
import { readWorkbook } from './files/workbook.ts'
import { shopOf } from '@bra/contract/trade/sheet-shops'
import { tidied } from './tidying.ts'

type Column = ColumnName | false

/** The cells of each line, and lines that cannot be read. */
export interface Sheet {
  shop: SheetShop | null
  lines: { line: number; cells: Cells }[]
  broken: Fault[]
}

const { lines: MAX_LINES, columns: MAX_COLUMNS } = doors.sheet.bounds
/** Characters; the names of all columns take a few hundred. */
const MAX_HEADING = 10_000
/** Rows in which the heading is looked for: some sheets have a title or empty rows above it. */
const FIRST_ROWS = 5

/** Characters of a cell that a message repeats. */
const MOST_SHOWN = 60

const ZIP = 'PK'
const OLE = '\u00D0\u00CF\u0011\u00E0'
/** Excel keeps a workbook with a password as a stream of this name in an OLE file. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** Reads CSV in any alphabet, or the first sheet of an XLSX. */
export async function readBytes(bytes: Buffer, name: string): Promise<Sheet> {
  const begin = bytes.toString('latin1', 0, 4)
  if (begin === OLE) fail(bytes.includes(ENCRYPTED) ? 'sheet_locked' : 'sheet_old')
  return begin.startsWith(ZIP) ? sheetOfWorkbook(bytes, name) : readSheet(sheetText(bytes), name)
}

async function sheetOfWorkbook(bytes: Buffer, name: string) {
  const rows = await readWorkbook(bytes)
  if (rows.length === 0) fail('sheet_empty')
  for (const [at, { cells }] of rows.slice(0, FIRST_ROWS).entries()) {
    const titles = titlesIn(cells, name)
    if (titles) return sheetWith(rows.slice(at + 1), titles)
  }
  return refuse(rows.slice(0, FIRST_ROWS).map(({ cells }) => cells))
}

/** Reads the text of a CSV, with or without BOM, split by semicolon, comma, tab or vertical bar. */
export async function readSheet(content: string, name = ''): Promise<Sheet> {
  const lines = linesOf(content.replace(/^\uFEFF/, ''))
  const { delimiter, titles } = headingOf(lines, name)
  return sheetWith(await recordsOf(lines, delimiter, titles.columns), titles)
}

function headingOf(lines: Iterator<{ text: string }>, name: string) {
  const rows: string[][] = []
  while (rows.length < FIRST_ROWS) {
    const next = lines.next()
    if (next.done) break
    const { text } = next.value
    // Excel takes the separator from such a line
    if (rows.length === 0 && /^"?sep=.?"?$/i.test(text.trim())) continue
    const ways = separated(text.slice(0, MAX_HEADING))
    for (const { delimiter, cells } of ways) {
      const titles = titlesIn(cells, name)
      if (titles && text.length <= MAX_HEADING) return { delimiter, titles }
    }
    rows.push(ways[0]!.cells)
  }
  return refuse(rows)
}

function sheetWith(records: CsvRecord[], titles: TitleRow): Sheet {
  const { columns, shop } = titles
  if (records.length === 0) fail('sheet_empty')
  if (records.length > MAX_LINES) fail('sheet_too_long')
  const read = records.map((record) => ({ ...record, fault: faultOf(record, titles) }))
  const lines = read
    .flatMap(({ line, cells, fault }) =>
      cells && !fault ? [{ line, cells: tidied(filled(cells, columns), shop) }] : [],
    )
    .filter(({ cells }) => !isUnstocked(cells, shop))
  const broken = read.flatMap(({ fault }) => fault ?? [])
  if (lines.length + broken.length === 0) fail('sheet_empty')
  return { shop, lines, broken }
}

function faultOf({ line, cells }: CsvRecord, titles: TitleRow): Fault | null {
  if (!cells) return { line, column: null, message: words.broken }
  const at = cells.findIndex((cell, place) => titles.columns[place] && isGarbled(cell))
  if (at >= 0) return { line, column: titles.columns[at] || null, message: words.garbled(shown(cells[at]!)) }
  const said = titles.shop ? null : unexplainedIn(titles, cells)
  return said ? { line, column: null, message: words.unexplained(said) } : null
}

const shown = (cell: string) => cell.slice(0, MOST_SHOWN).toWellFormed()

/** TCGplayer lists every card that a seller ever had, most of them with no unit. */
const isUnstocked = ({ quantidade }: Cells, shop: SheetShop | null) =>
  shop === 'tcgplayer' && (quantidade ?? '0') === '0'

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

/** Splits a heading by each separator, the most cells first; cells in quotes may hold the others. */
function separated(heading: string) {
  const ways = [';', ',', '\t', '|'].map((delimiter) => {
    const [record] = new CsvRecords(delimiter, Array<boolean>(MAX_COLUMNS).fill(false)).add({ line: 1, text: heading })
    return { delimiter, cells: record?.cells ?? heading.split(delimiter) }
  })
  return ways.toSorted((a, b) => b.cells.length - a.cells.length)
}

function titlesIn(cells: string[], name: string): TitleRow | null {
  const shop = shopOf(cells, name)
  const found = cells.map((cell) => columnCalled(cell, shop))
  if (!isHeading(found, shop)) return null
  const columns = found.map((column, at): Column => (found.indexOf(column) === at ? column : false))
  return { shop, columns, headings: cells }
}

/** Tells a table with other column names from files of another kind, which have no such first rows. */
function refuse(rows: string[][]): never {
  const isText = !/\p{Cc}|\uFFFD/u.test(rows.flat().join(''))
  const isTable = rows.some((cells) => cells.length > 2 || cells.some((cell) => columnCalled(cell, null) !== false))
  return fail(isText && isTable ? 'sheet_headless' : 'sheet_unreadable')
}

const EMPTIES = '-'
/** Columns in which a lone hyphen erases the value, because an empty cell leaves it. */
const optional = new Set<Column>(['extras', 'certificadora', 'nota', 'certificado', 'posicao', 'sku', 'comentario'])

const written = new Set<Column>(['comentario', 'sku', 'posicao'])

const filled = (cells: string[], columns: Column[]): Cells =>
  Object.fromEntries(
    cells.flatMap((cell, at) => {
      const name = columns[at]
      return name && cell
        ? [[name, cell === EMPTIES && optional.has(name) ? '' : asTyped(written.has(name) ? cell : typed(cell))]]
        : []
    }),
  )

/** Makes a cell storable, and removes the apostrophe that exports put before a would-be formula. */
const asTyped = (cell: string) => String(storable(cell)).replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '')
