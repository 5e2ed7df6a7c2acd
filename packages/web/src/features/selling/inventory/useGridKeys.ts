import type { ClipboardEvent, KeyboardEvent } from 'react'
import { CARD, columns, MENU, SELECT } from './columns.ts'
import { deedOf, fillsCell } from './grid-letters.ts'
import type { Grid } from './useGrid.ts'

interface Doing {
  toggle: (from: number, to: number) => void
  sort: (column: number) => void
  openMenu: (row: number) => void
  openCard: (row: number) => void
  undo: () => void
  redo: () => void
  /** Selects the rows in sight, or clears the selection. */
  chooseSeen: () => void
  chooseAll: () => void
}

const PAGE = 12
const EDITOR = 'input, select'

export function useGridKeys(grid: Grid, doing: Doing) {
  const { active, range, go, last } = grid

  const moves: Record<string, () => Grid['active']> = {
    ArrowUp: () => ({ ...active, row: active.row - 1 }),
    ArrowDown: () => ({ ...active, row: active.row + 1 }),
    ArrowLeft: () => ({ ...active, column: active.column - 1 }),
    ArrowRight: () => ({ ...active, column: active.column + 1 }),
    Home: () => ({ ...active, column: 0 }),
    End: () => ({ ...active, column: last.column }),
    PageUp: () => ({ ...active, row: Math.max(active.row - PAGE, 0) }),
    PageDown: () => ({ ...active, row: active.row + PAGE }),
  }

  const act = (key: string) => {
    const { field, orders } = columns[active.column]!
    if (active.row < 0 && active.column === SELECT) return doing.chooseSeen()
    if (active.row < 0) return orders ? doing.sort(active.column) : undefined
    if (active.column === SELECT) return doing.toggle(range.rows[0], range.rows[1])
    if (active.column === MENU) return doing.openMenu(active.row)
    if (active.column === CARD && key === 'Enter') return doing.openCard(active.row)
    if (field) grid.edit()
  }

  const controlDeed = ({ key, shiftKey, altKey }: KeyboardEvent) => {
    const deeds: Record<string, () => void> = shiftKey
      ? { z: doing.redo }
      : { z: doing.undo, y: doing.redo, a: doing.chooseAll, d: () => active.row >= 0 && void grid.fillDown() }
    return altKey ? undefined : deeds[key.toLowerCase()]
  }

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const withControl = event.ctrlKey || event.metaKey
    const done = () => event.preventDefault()
    if (withControl && event.key === 'Home') return (go({ row: 0, column: 0 }), done())
    if (withControl && event.key === 'End') return (go(last), done())
    const deed = withControl && controlDeed(event)
    if (deed) return (deed(), done())
    if (withControl || event.altKey) return
    const to = moves[event.key]
    if (to) return (go(to(), { extend: event.shiftKey && active.row >= 0 }), done())
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') return (act(event.key), done())
    if (event.key === 'Escape') return grid.setAnchor(null)
    if (active.row >= 0 && fillsCell(event, columns[active.column]!)) return (grid.edit(event.key), done())
    const letter = deedOf(event)
    if (active.row < 0) return
    if (letter === 'choose') return (doing.toggle(Math.max(range.rows[0], 0), range.rows[1]), done())
    if (letter === 'edit') return (grid.editRow(), done())
  }

  // The event's target may be the last edited cell although the grid has the focus.
  const isOfGrid = ({ target }: ClipboardEvent) => active.row >= 0 && !(target as Element).matches(EDITOR)
  const copy = (event: ClipboardEvent) => {
    if (!isOfGrid(event)) return
    const text = grid.copied()
    if (text !== null) event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    if (!isOfGrid(event)) return
    void grid.paste(event.clipboardData.getData('text/plain'))
    event.preventDefault()
  }
  return { onKeyDown: press, onCopy: copy, onPaste: paste }
}
