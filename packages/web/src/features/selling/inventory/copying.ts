import type { SiteText } from '@bra/contract/kit/both'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { cellTexts } from './cell-texts.ts'
import { cellsOfText, readCell, written } from './cells.ts'
import { columns } from './columns.ts'
import type { CellChange, Field, Values } from './drafts.ts'

export interface Range {
  rows: [number, number]
  columns: [number, number]
}

export interface BadCell {
  at: number
  column: number
  name: string
  problem: SiteText
}

export interface Cells {
  /** The places of the columns that are not hidden. */
  shown: readonly number[]
  rowAt: (at: number) => OwnListing | undefined
  valueOf: (row: OwnListing, field: Field) => Values[Field]
  t: Translate
}

const each = ([first, last]: [number, number]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Returns a range as spreadsheets expect it: lines of cells separated by tabs. */
export const textOfRange = (range: Range, cells: Cells) =>
  each(range.rows)
    .map((at) =>
      each(range.columns)
        .filter((column) => cells.shown.includes(column))
        .map((column) => textOfCell(cells, at, column))
        .join('\t'),
    )
    .join('\n')

function textOfCell({ rowAt, valueOf, t }: Cells, at: number, column: number) {
  const row = rowAt(at)
  const { field, key } = columns[column]!
  if (!row) return ''
  if (field) return written(field, valueOf(row, field), t)
  return key === 'card' ? row.product.name : ''
}

export const rowsOfPaste = (text: string, { rows }: Range): Range['rows'] => [
  rows[0],
  endOf(rows, cellsOfText(text).length),
]

/** Returns the changes of a paste and the cells that it does not fit. A single cell fills the whole range. */
export function pasted(text: string, range: Range, { rowAt, shown, t }: Omit<Cells, 'valueOf'>) {
  const lines = cellsOfText(text)
  const right = shown.slice(shown.indexOf(range.columns[0]))
  const width = Math.max(lines[0]!.length, right.filter((column) => column <= range.columns[1]).length)
  const changes: CellChange[] = []
  const bad: BadCell[] = []
  for (const at of spanOf(range.rows, lines.length))
    for (const [aside, column] of right.slice(0, width).entries()) {
      const field = columns[column]!.field
      if (!field) continue
      const row = rowAt(at)
      const cells = lines[(at - range.rows[0]) % lines.length]!
      const read = readPasted(row, field, cells[aside % lines[0]!.length] ?? '', t)
      if ('problem' in read) bad.push({ at, column, name: row?.product.name ?? '', problem: read.problem })
      else changes.push({ row: row!, field, value: read.value })
    }
  return { changes, bad }
}

function readPasted(
  row: OwnListing | undefined,
  field: Field,
  text: string,
  t: Translate,
): ReturnType<typeof readCell> {
  if (!row) return { problem: cellTexts.noRow }
  if (field === 'condition' && row.grade) return { problem: cellTexts.gradedCell }
  return readCell(field, text, row.product.type, t)
}

/** Returns the row to copy down and the rows that take its values: the row above, where only one row is marked. */
export function fillOf({ rows: [first, last], columns: across }: Range): { from: Range; to: Range } | null {
  const source = first === last ? first - 1 : first
  if (source < 0) return null
  return { from: { rows: [source, source], columns: across }, to: { rows: [source + 1, last], columns: across } }
}

const endOf = ([first, last]: [number, number], count: number) => Math.max(last, first + count - 1)
const spanOf = (range: [number, number], count: number) => each([range[0], endOf(range, count)])
