import { parse } from 'csv-parse/sync'
import type { Fault } from '@bra/contract/sheets.schemas'
import { fail } from '../../platform/errors.ts'
import { type ColumnName, columnCalled, columnNames, isHeading } from './columns.ts'
import type { Cells } from './lines.ts'

const MAX_LINES = 10_000

interface Read {
  record: Cells
  info: { lines: number }
}

/** The cells of each line, and the lines that are no line of such a sheet. With or without BOM, by semicolon, comma or tab. */
export function readSheet(content: string) {
  const heading = content.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0]!
  const delimiter = [';', ',', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!
  const broken: Fault[] = []
  const found = columnsIn(heading, delimiter)
  const records = parse(content, {
    bom: true,
    delimiter,
    columns: found,
    from_line: 2,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const message = 'A linha não segue o formato CSV: confira as aspas e o número de colunas.'
      broken.push({ line: Number(error?.lines ?? 0), column: null, message })
      return undefined
    },
  }) as unknown as Read[]
  const lines = records.map(({ record, info }) => ({ line: info.lines, cells: filled(record) }))
  if (lines.length + broken.length === 0) fail('sheet_empty')
  if (lines.length + broken.length > MAX_LINES) fail('sheet_too_long')
  return { lines, broken }
}

function columnsIn(heading: string, delimiter: string) {
  const cells = heading.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))
  const found = cells.map(columnCalled)
  if (found.every((name) => name === false)) fail('sheet_unreadable')
  if (!isHeading(found)) fail('sheet_headless')
  return found.map((name, at) => (found.indexOf(name) === at ? name : false))
}

const filled = (cells: Cells): Cells =>
  Object.fromEntries(columnNames.flatMap((name: ColumnName) => (cells[name] ? [[name, cells[name]]] : [])))
