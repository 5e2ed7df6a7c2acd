import { doors } from '@bra/contract/kit/doors'
import type { Fault } from '@bra/contract/selling/spreadsheets.schemas'
import type { SheetShop } from '@bra/contract/selling/sheet-shop-names'
import { typed } from '@bra/contract/kit/typed'
import { type CsvRecord, CsvRecords } from '../../../platform/csv.ts'
import { fail } from '../../../platform/errors.ts'
import { inSlices } from '../../../platform/slices.ts'
import { storable } from '../../../platform/storable.ts'
import { unexplainedIn } from '@bra/contract/trade/copy-cells'
import { type Cells, type ColumnName, columnCalled, isHeading, type TitleRow } from '@bra/contract/trade/sheet-columns'
import { sheetText } from './files/text.ts'
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

const BROKEN = 'A linha não segue o formato CSV: confira as aspas e o número de colunas.'

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
  const [heading, ...rows] = await readWorkbook(bytes)
  if (!heading) fail('sheet_empty')
  return sheetWith(rows, columnsIn(heading.cells, name))
}

/** Reads the text of a CSV, with or without BOM, split by semicolon, comma or tab. */
export async function readSheet(content: string, name = ''): Promise<Sheet> {
  const lines = linesOf(content.replace(/^\uFEFF/, ''))
  let first = lines.next().value?.text ?? ''
  // Excel takes the separator from such a line
  if (/^"?sep=.?"?$/i.test(first.trim())) first = lines.next().value?.text ?? ''
  const heading = first.slice(0, MAX_HEADING)
  const { delimiter, cells } = headingIn(heading)
  const titles = columnsIn(cells, name)
  if (first.length > heading.length) fail('sheet_headless')
  return sheetWith(await recordsOf(lines, delimiter, titles.columns), titles)
}

function sheetWith(records: CsvRecord[], titles: TitleRow): Sheet {
  const { columns, shop } = titles
  if (records.length === 0) fail('sheet_empty')
  if (records.length > MAX_LINES) fail('sheet_too_long')
  const unexplained = (cells: string[]) => (shop ? null : unexplainedIn(titles, cells))
  const lines = records
    .flatMap(({ line, cells }) =>
      cells && !unexplained(cells) ? [{ line, cells: tidied(filled(cells, columns), shop) }] : [],
    )
    .filter(({ cells }) => !isUnstocked(cells, shop))
  const broken = records.flatMap(({ line, cells }): Fault[] => {
    const said = cells && unexplained(cells)
    if (said) return [{ line, column: null, message: unexplainedSentence(said) }]
    return cells ? [] : [{ line, column: null, message: BROKEN }]
  })
  if (lines.length + broken.length === 0) fail('sheet_empty')
  return { shop, lines, broken }
}

const unexplainedSentence = (said: string) =>
  `Não sabemos o que "${said}" muda nas cópias desta linha. Escreva cada acabamento em uma linha, com a quantidade.`

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

/** Splits the heading by the separator that gives the most cells; cells in quotes may hold the others. */
function headingIn(heading: string) {
  const ways = [';', ',', '\t'].map((delimiter) => {
    const [record] = new CsvRecords(delimiter, Array<boolean>(MAX_COLUMNS).fill(false)).add({ line: 1, text: heading })
    return { delimiter, cells: record?.cells ?? heading.split(delimiter) }
  })
  return ways.toSorted((a, b) => b.cells.length - a.cells.length)[0]!
}

function columnsIn(cells: string[], name: string): TitleRow {
  const shop = shopOf(cells, name)
  const found = cells.map((cell) => columnCalled(cell, shop))
  if (found.every((column) => column === false) && !isTable(cells)) fail('sheet_unreadable')
  if (!isHeading(found, shop)) fail('sheet_headless')
  const columns = found.map((column, at): Column => (found.indexOf(column) === at ? column : false))
  return { shop, columns, headings: cells }
}

/** True if this is a table with other column names; files of another kind have no such first line. */
const isTable = (cells: string[]) => cells.length > 2 && !/\p{Cc}|\uFFFD/u.test(cells.join(''))

const EMPTIES = '-'
/** Columns in which a lone hyphen erases the value, because an empty cell leaves it. */
const optional = new Set<Column>(['extras', 'certificadora', 'nota', 'certificado', 'posicao', 'sku', 'comentario'])

/** Columns that keep their text as it was written. */
const written = new Set<Column>(['comentario', 'sku', 'posicao'])

/** Drops empty cells and turns a hyphen that erases into an empty text. */
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
