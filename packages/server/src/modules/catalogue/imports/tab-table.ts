import { CsvRecords } from '../../../platform/csv.ts'
import { ImportImpossible, type Meter } from './imports.types.ts'
import { linesOf } from './text-files.ts'

export interface TableRow {
  line: number
  /** Cells by the name of their column, trimmed; null if the line cannot be read. */
  cells: Record<string, string> | null
}

/** The longest rules text of a card has about thirty lines. */
const MOST_LINES = 200
/** Columns without a name that spreadsheets leave behind the last one. */
const MOST_OF_BLANK_COLUMNS = 100

export async function* rowsOfTable(file: string, needed: string[], meter: Meter): AsyncGenerator<TableRow> {
  const lines = linesOf(file, meter)
  const heading: string = (await lines.next()).value?.text ?? ''
  const names = heading
    .replace(/^\uFEFF/, '')
    .split('\t')
    .map((name) => name.trim())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length) throw new ImportImpossible(`Faltam colunas em ${file}: ${missing.join(', ')}.`)
  const mayBreak = Array.from({ length: names.length + MOST_OF_BLANK_COLUMNS }, () => true)
  const records = new CsvRecords('\t', mayBreak, MOST_LINES)
  const rowOf = ({ line, cells }: { line: number; cells: string[] | null }): TableRow => ({
    line,
    cells: cells && Object.fromEntries(names.flatMap((name, at) => (name ? [[name, cells[at]?.trim() ?? '']] : []))),
  })
  for await (const line of lines) for (const record of records.add(line)) yield rowOf(record)
  for (const record of records.end()) yield rowOf(record)
}
