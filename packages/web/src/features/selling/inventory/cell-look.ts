import { clsx } from 'clsx'
import { CARD, columns, MENU, SELECT } from './columns.ts'

/** The states of a cell; the active one has its ring only while the grid holds the focus, and holds what edits it. */
export const cellLook = {
  active: 'relative group-focus/grid:inset-ring-2 group-focus/grid:inset-ring-focus',
  ranged: 'bg-anil-soft',
  dirty: 'bg-buriti-soft font-semibold text-on-buriti-soft',
}

/**
 * The first two columns and the last stay in sight; they are painted, for others pass under them. A cell that is held
 * is a layer of its own: the first ones are only where the frame stands aside.
 */
export const frozen = (column: number) =>
  (column === SELECT && 'group-data-aside/grid:sticky group-data-aside/grid:left-0 z-2') ||
  (column === CARD && 'group-data-aside/grid:sticky group-data-aside/grid:left-11 z-2 border-r border-line') ||
  (column === MENU && 'sticky right-0 z-2 justify-center border-l border-line')

/** What the cells of each column look like without a state of their own. */
export const cellLooks = columns.map(({ numeric }, index) =>
  clsx(
    'min-w-0 px-3 text-label',
    frozen(index) ? 'flex items-center gap-2.5 bg-inherit' : 'block content-center',
    numeric && 'text-right tabular-nums',
    frozen(index),
  ),
)
