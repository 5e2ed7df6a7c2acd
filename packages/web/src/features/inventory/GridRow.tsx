import type { OwnListing } from '@bra/contract/inventory.schemas'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../lib/text.tsx'
import { CellEditor } from './CellEditor.tsx'
import { cellLook, frozen } from './cell-look.ts'
import { CellText } from './CellText.tsx'
import { CARD, columns, MENU, SELECT, template } from './columns.ts'
import type { Draft } from './drafts.ts'
import { ListingName } from './ListingName.tsx'
import type { Grid } from './useGrid.ts'

/** It does not pulse: hundreds of them pass by while the grid scrolls. */
const bone = 'h-4 w-full rounded-tag bg-sunken'

interface GridRowProps {
  prefix: string
  at: number
  start: number
  /** Not there yet: its bones stand. */
  row: OwnListing | undefined
  draft: Draft | undefined
  isChosen: boolean
  /** The column of the active cell, and those of the marked ones, where they are in this row; else none. */
  active: number
  markedFrom: number
  markedTo: number
  /** Where a cell of this row is being edited. */
  editor: Grid | null
  onPress: (at: number, column: number, extend: boolean) => void
  onOpen: () => void
  onToggle: (at: number, extend: boolean) => void
  menu: (row: OwnListing) => ReactNode
}

/** One offer. Drawn anew only where something of it changed: others pass by while the grid scrolls. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { at, start, isChosen } = props
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-selected={isChosen}
      className={clsx(
        'absolute inset-x-0 grid h-11 border-b in-data-[density=comfortable]:h-14 border-line bg-surface hover:bg-sunken aria-selected:bg-mata-soft',
        props.editor && 'z-2',
      )}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: template }}
    >
      {columns.map((column, index) => (
        <GridCell key={column.key} index={index} {...props} />
      ))}
    </div>
  )
})

function GridCell(props: GridRowProps & { index: number }) {
  const { prefix, at, row, draft, index, active, markedFrom, markedTo, editor, onPress, onOpen } = props
  const { field, numeric } = columns[index]!
  const press = (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('input, select, a, button')) return
    event.preventDefault()
    onPress(at, index, event.shiftKey)
  }
  const isActive = active === index
  const isMarked = index >= markedFrom && index <= markedTo
  const isDirty = field !== undefined && draft?.now[field] !== undefined
  return (
    <div
      id={`${prefix}-${at}-${index}`}
      role="gridcell"
      data-active-cell={isActive || undefined}
      aria-colindex={index + 1}
      tabIndex={-1}
      onMouseDown={press}
      onDoubleClick={() => field && onOpen()}
      className={clsx(
        'relative flex min-w-0 items-center px-3 text-label',
        numeric && 'justify-end text-right tabular-nums',
        frozen(index) && 'bg-inherit',
        frozen(index),
        isDirty && cellLook.dirty,
        !isDirty && isMarked && !isActive && cellLook.ranged,
        isActive && cellLook.active,
      )}
    >
      {row ? (
        <Cell {...props} row={row} editor={isActive ? editor : null} isDirty={isDirty} />
      ) : (
        index > SELECT && index < MENU && <span aria-hidden className={bone} />
      )}
    </div>
  )
}

interface CellProps extends GridRowProps {
  row: OwnListing
  index: number
  isDirty: boolean
}

function Cell({ at, row, draft, isChosen, editor, onToggle, menu, index, isDirty }: CellProps) {
  const t = useText()
  const { field, key } = columns[index]!
  if (index === SELECT) {
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isChosen}
        aria-label={t('inventory.choose', { name: row.product.name })}
        onClick={(event) => onToggle(at, event.shiftKey)}
        readOnly
        className="tick"
      />
    )
  }
  if (index === CARD) {
    return (
      <>
        <ListingName product={row.product} />
        {draft?.error && (
          <span title={draft.error} className="ml-auto flex-none text-urucum">
            <CircleAlert aria-hidden size={16} strokeWidth={2} />
            <span className="sr-only">{draft.error}</span>
          </span>
        )}
      </>
    )
  }
  if (index === MENU) return menu(row)
  if (field && editor) return <CellEditor row={row} field={field} grid={editor} />
  return <CellText row={row} column={key} value={field && (draft?.now[field] ?? row[field])} isDirty={isDirty} />
}
