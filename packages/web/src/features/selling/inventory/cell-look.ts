import { clsx } from 'clsx'
import { CARD, columns, MENU, SELECT } from './columns.ts'

/** The active cell has a ring only while the grid has the focus. */
export const cellLook = {
  active: 'relative group-focus/grid:inset-ring-2 group-focus/grid:inset-ring-focus',
  ranged: 'bg-anil-soft',
  dirty: 'bg-buriti-soft font-semibold text-on-buriti-soft',
  refused: 'inset-ring-2 inset-ring-urucum',
}

/** A sticky cell costs a layer, so the first two columns are sticky only while the frame is scrolled sideways. */
export const frozen = (column: number) =>
  (column === SELECT && 'group-data-aside/grid:sticky group-data-aside/grid:left-0 z-2') ||
  (column === CARD && 'group-data-aside/grid:sticky group-data-aside/grid:left-11 z-2 border-r border-line') ||
  (column === MENU && 'sticky right-0 z-2 justify-center border-l border-line')

export const cellLooks = columns.map(({ numeric }, index) =>
  clsx(
    'min-w-0 px-2 text-label',
    frozen(index) ? 'flex items-center gap-2.5 bg-inherit' : 'block content-center',
    numeric && 'text-right tabular-nums',
    frozen(index),
  ),
)
