import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useRef, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { readCell } from './cells.ts'
import { columns, isEditable, MENU, PRICE } from './columns.ts'
import { type Cells, pasted, type Range, rowsOfPaste, textOfRange } from './copying.ts'
import type { CellChange, Drafts, Field, Values } from './drafts.ts'

/** Row -1 is the heading. */
export interface CellPlace {
  row: number
  column: number
}

interface GridInput {
  ids: number[]
  /** The query of the list; null while the answer to an older query is shown. */
  question: string | null
  rows: Map<number, OwnListing>
  /** Also loads rows that are out of sight. */
  load: (first: number, last: number) => Promise<Map<number, OwnListing>>
  drafts: Drafts
  change: (changes: CellChange[]) => void
  announce: (problem: GridProblem) => void
}

export type GridProblem = 'badPaste' | 'tooManyRows' | 'notCopied' | 'failed'

/** Larger ranges are handled by spreadsheet import and export. */
const MOST_ROWS = 2000

/** The active cell, the marked range and the cell that is being edited. */
export function useGrid({ ids, question, rows, load, drafts, change, announce }: GridInput) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { active, setActive, anchor, setAnchor } = usePlaces(ids, question)
  const [typed, setTyped] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const last = { row: ids.length - 1, column: MENU }

  const rowAt = (at: number) => rows.get(ids[at]!)
  const valueOf = (row: OwnListing, field: Field): Values[Field] => drafts.rows.get(row.id)?.now[field] ?? row[field]
  const range = rangeOf(anchor ?? active, active)

  const go = (to: CellPlace, { extend = false } = {}) => {
    setAnchor(extend ? (anchor ?? active) : null)
    setActive({ row: clamp(to.row, -1, last.row), column: clamp(to.column, 0, last.column) })
  }
  const [field, row] = [columns[active.column]!.field, rowAt(active.row)]
  const canEdit = row !== undefined && isEditable(columns[active.column]!, row.condition)
  const start = (first: string | null) => {
    setTyped(first)
    setEditing(true)
  }
  const edit = (first: string | null = null) => canEdit && start(first)
  /** Edits the active cell, or the price of its row if that cell cannot be edited. */
  const editRow = () => {
    if (row && !canEdit) go({ row: active.row, column: PRICE })
    if (row) start(null)
  }
  const close = () => setEditing(false)
  const stop = () => {
    close()
    frame.current?.focus({ preventScroll: true })
  }
  /** Returns what is wrong with the text and keeps the cell open; null once it is saved. */
  const commit = (text: string) => {
    if (!field || !row) return null
    const read = readCell(field, text, row.product.type, t)
    if ('problem' in read) return read.problem
    if (read.value !== valueOf(row, field)) change([{ row, field, value: read.value }])
    close()
    return null
  }
  const { copied, paste } = clipboardOf({ ids, rows, load, change, announce }, { range, rowAt, valueOf, t })
  return {
    frame,
    active,
    range,
    isEditing,
    typed,
    last,
    rowAt,
    valueOf,
    go,
    edit,
    editRow,
    close,
    stop,
    commit,
    copied,
    paste,
    setAnchor,
  }
}
export type Grid = ReturnType<typeof useGrid>

/** When the list is reloaded, the active cell follows its offer to the new row, and the marked range is cleared. */
function usePlaces(ids: number[], question: string | null) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 1 })
  const [anchor, setAnchor] = useState<CellPlace | null>(null)
  const [listed, setListed] = useState({ ids, question })
  if (listed.ids !== ids || listed.question !== question) {
    setListed({ ids, question })
    const at = listed.question === question ? ids.indexOf(listed.ids[active.row] ?? 0) : -1
    if (at >= 0 && at !== active.row) {
      setActive({ ...active, row: at })
      setAnchor(null)
    }
  }
  return { active, setActive, anchor, setAnchor }
}

interface Marked extends Cells {
  range: Range
}

/** Copies and pastes the marked range. */
function clipboardOf(
  { ids, rows, load, change, announce }: Omit<GridInput, 'drafts' | 'question'>,
  { range, rowAt, valueOf, t }: Marked,
) {
  const loaded = async ([first, end]: Range['rows']) => {
    const all = await load(first, Math.min(end, ids.length - 1))
    return (at: number) => all.get(ids[at]!)
  }
  /** Returns the marked cells as text; null if rows must be loaded first, whose text is written later. */
  const copied = () => {
    if (sizeOf(range.rows) > MOST_ROWS) return (announce('tooManyRows'), null)
    if (ids.slice(range.rows[0], range.rows[1] + 1).every((id) => rows.has(id)))
      return textOfRange(range, { rowAt, valueOf, t })
    void loaded(range.rows)
      .then((at) => navigator.clipboard.writeText(textOfRange(range, { rowAt: at, valueOf, t })))
      .catch(() => announce('notCopied'))
    return null
  }
  const paste = async (text: string) => {
    const span = rowsOfPaste(text, range)
    if (sizeOf(span) > MOST_ROWS) return announce('tooManyRows')
    try {
      const { changes, bad } = pasted(text, range, { rowAt: await loaded(span), t })
      if (changes.length > 0) change(changes)
      if (bad > 0) announce('badPaste')
    } catch {
      announce('failed')
    }
  }
  return { copied, paste }
}

const sizeOf = ([first, last]: Range['rows']) => last - first + 1

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const rangeOf = (one: CellPlace, other: CellPlace): Range => ({
  rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
  columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
})
