import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useRef, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { readCell } from './cells.ts'
import { columns, isEditable, MENU, PRICE } from './columns.ts'
import { type BadCell, type Cells, fillOf, pasted, type Range, rowsOfPaste, textOfRange } from './copying.ts'
import { type CellChange, type Drafts, type Field, valueAfter, type Values } from './drafts.ts'
import { shownFrom } from './shown-columns.ts'

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
  /** The places of the columns that are not hidden. */
  shown: readonly number[]
  /** Also loads rows that are out of sight. */
  load: (first: number, last: number) => Promise<Map<number, OwnListing>>
  drafts: Drafts
  change: (changes: CellChange[]) => void
  announce: (problem: GridProblem) => void
  refuse: (cells: BadCell[]) => void
}

export type GridProblem = 'tooManyRows' | 'notCopied' | 'failed'

/** Larger ranges are handled by spreadsheet import and export. */
const MOST_ROWS = 2000

export function useGrid(input: GridInput) {
  const { ids, question, rows, drafts, change, shown } = input
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { active, setActive, anchor, setAnchor } = usePlaces({ ids, question, shown })
  const { isEditing, typed, start, close } = useTyping()
  const last = { row: ids.length - 1, column: MENU }

  const rowAt = (at: number) => rows.get(ids[at]!)
  const valueOf = (row: OwnListing, field: Field): Values[Field] => valueAfter(row, drafts.rows.get(row.id), field)
  const range = rangeOf(anchor ?? active, active)

  const go = (to: CellPlace, { extend = false } = {}) => {
    setAnchor(extend ? (anchor ?? active) : null)
    setActive({ row: clamp(to.row, -1, last.row), column: shownFrom(active.column, to.column, shown) })
  }
  const [field, row] = [columns[active.column]!.field, rowAt(active.row)]
  const canEdit = row !== undefined && isEditable(columns[active.column]!, row.condition)
  const edit = (first: string | null = null) => canEdit && start(first)
  /** Edits the active cell, or the price of its row if that cell cannot be edited. */
  const editRow = () => {
    if (row && !canEdit) go({ row: active.row, column: PRICE })
    if (row) start(null)
  }
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
  const refuse = (bad: BadCell[]) => {
    setAnchor(null)
    setActive({ row: Math.min(bad[0]!.at, last.row), column: bad[0]!.column })
    input.refuse(bad)
  }
  const clipboard = clipboardOf({ ...input, refuse }, { range, rowAt, valueOf, shown, t })
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
    ...clipboard,
    setAnchor,
  }
}
export type Grid = ReturnType<typeof useGrid>

function useTyping() {
  const [typed, setTyped] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const start = (first: string | null) => {
    setTyped(first)
    setEditing(true)
  }
  return { isEditing, typed, start, close: () => setEditing(false) }
}

/** When the list is reloaded, the active cell follows its offer to the new row, and the marked range is cleared. */
function usePlaces({ ids, question, shown }: Pick<GridInput, 'ids' | 'question' | 'shown'>) {
  const [placed, setActive] = useState<CellPlace>({ row: 0, column: 1 })
  const [anchor, setAnchor] = useState<CellPlace | null>(null)
  const active = shown.includes(placed.column) ? placed : { ...placed, column: shownFrom(MENU, placed.column, shown) }
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

function clipboardOf(
  { ids, rows, load, change, announce, refuse }: GridInput,
  { range, rowAt, valueOf, shown, t }: Marked,
) {
  const loaded = async ([first, end]: Range['rows']) => {
    const all = await load(first, Math.min(end, ids.length - 1))
    return (at: number) => all.get(ids[at]!)
  }
  /** Returns the marked cells as text; null if rows must be loaded first, whose text is written later. */
  const copied = () => {
    if (sizeOf(range.rows) > MOST_ROWS) return (announce('tooManyRows'), null)
    if (ids.slice(range.rows[0], range.rows[1] + 1).every((id) => rows.has(id)))
      return textOfRange(range, { rowAt, valueOf, shown, t })
    void loaded(range.rows)
      .then((at) => navigator.clipboard.writeText(textOfRange(range, { rowAt: at, valueOf, shown, t })))
      .catch(() => announce('notCopied'))
    return null
  }
  const write = async (to: Range, span: Range['rows'], textOf: (at: Cells['rowAt']) => string) => {
    if (sizeOf(span) > MOST_ROWS) return announce('tooManyRows')
    try {
      const at = await loaded(span)
      const { changes, bad } = pasted(textOf(at), to, { rowAt: at, shown, t })
      if (changes.length > 0) change(changes)
      if (bad.length > 0) refuse(bad)
    } catch {
      announce('failed')
    }
  }
  const paste = (text: string) => write(range, rowsOfPaste(text, range), () => text)
  const fillDown = async () => {
    const fill = fillOf(range)
    if (!fill) return
    const span: Range['rows'] = [fill.from.rows[0], fill.to.rows[1]]
    await write(fill.to, span, (at) => textOfRange(fill.from, { rowAt: at, valueOf, shown, t }))
  }
  return { copied, paste, fillDown }
}

const sizeOf = ([first, last]: Range['rows']) => last - first + 1

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const rangeOf = (one: CellPlace, other: CellPlace): Range => ({
  rows: [Math.min(one.row, other.row), Math.max(one.row, other.row)],
  columns: [Math.min(one.column, other.column), Math.max(one.column, other.column)],
})
