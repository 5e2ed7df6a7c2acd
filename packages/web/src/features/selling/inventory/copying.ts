import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { cellsOfText, readCell, written } from './cells.ts'
import { columns } from './columns.ts'
import type { CellChange, Field, Values } from './drafts.ts'

export interface Range {
  rows: [number, number]
  columns: [number, number]
}

export interface Cells {
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

/** Returns the first and last row that a pasted text covers. */
export const rowsOfPaste = (text: string, { rows }: Range): Range['rows'] => [
  rows[0],
  endOf(rows, cellsOfText(text).length),
]

/** Returns the changes of a paste and the number of invalid cells. A single cell fills the whole range. */
export function pasted(text: string, range: Range, { rowAt, t }: Pick<Cells, 'rowAt' | 't'>) {
  const lines = cellsOfText(text)
  const [down, right] = [spanOf(range.rows, lines.length), spanOf(range.columns, lines[0]!.length)]
  const changes: CellChange[] = []
  let bad = 0
  for (const at of down)
    for (const column of right) {
      const field = columns[column]?.field
      if (!field) continue
      const row = rowAt(at)
      if (!row || (field === 'condition' && row.grade)) {
        bad++
        continue
      }
      const cells = lines[(at - range.rows[0]) % lines.length]!
      const read = readCell(field, cells[(column - range.columns[0]) % lines[0]!.length] ?? '', row.product.type, t)
      if ('problem' in read) bad++
      else changes.push({ row, field, value: read.value })
    }
  return { changes, bad }
}

const endOf = ([first, last]: [number, number], count: number) => Math.max(last, first + count - 1)
const spanOf = (range: [number, number], count: number) => each([range[0], endOf(range, count)])
