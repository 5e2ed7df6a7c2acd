import { CARD, MENU, SELECT } from './columns.ts'

/** The states of a cell; the active one has its ring only while the grid holds the focus. */
export const cellLook = {
  active: 'group-focus/grid:inset-ring-2 group-focus/grid:inset-ring-focus',
  ranged: 'bg-anil-soft',
  dirty: 'bg-buriti-soft font-semibold text-on-buriti-soft',
}

/** The first two columns and the last stay in sight; they are painted, for others pass under them. */
export const frozen = (column: number) =>
  (column === SELECT && 'sticky left-0 z-2') ||
  (column === CARD && 'sticky left-11 z-2 border-r border-line') ||
  (column === MENU && 'sticky right-0 z-2 justify-center border-l border-line')
