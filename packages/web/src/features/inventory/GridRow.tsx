import type { OwnListing } from '@bra/contract/inventory.schemas'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CellEditor } from './CellEditor.tsx'
import { cellLook, frozen } from './cell-look.ts'
import { CellText } from './CellText.tsx'
import { CARD, columns, MENU, SELECT } from './columns.ts'
import type { Draft } from './drafts.ts'
import { ListingName } from './ListingName.tsx'
import type { Grid } from './useGrid.ts'

interface GridRowProps {
  prefix: string
  at: number
  /** Not there yet: its bones stand. */
  row: OwnListing | undefined
  draft: Draft | undefined
  isChosen: boolean
  grid: Grid
  onToggle: (at: number, extend: boolean) => void
  menu: (row: OwnListing) => ReactNode
}

/** The cells of one offer. */
export function GridRow(props: GridRowProps) {
  const { prefix, at, row, draft, grid } = props
  const { active, range, isEditing } = grid
  const press = (event: MouseEvent, column: number) => {
    if ((event.target as HTMLElement).closest('input, select, a, button')) return
    event.preventDefault()
    // the focus goes first: an open cell is kept by losing it
    grid.frame.current?.focus({ preventScroll: true })
    grid.go({ row: at, column }, { extend: event.shiftKey })
  }
  return columns.map((column, index) => {
    const isActive = active.row === at && active.column === index
    const isRanged =
      at >= range.rows[0] && at <= range.rows[1] && index >= range.columns[0] && index <= range.columns[1]
    const isDirty = column.field !== undefined && draft?.now[column.field] !== undefined
    return (
      <div
        key={column.key}
        id={`${prefix}-${at}-${index}`}
        role="gridcell"
        data-active-cell={isActive || undefined}
        aria-colindex={index + 1}
        tabIndex={-1}
        onMouseDown={(event) => press(event, index)}
        onDoubleClick={() => column.field && grid.edit()}
        className={clsx(
          'relative flex min-w-0 items-center px-3 text-label',
          column.numeric && 'justify-end text-right tabular-nums',
          frozen(index) && 'bg-inherit',
          frozen(index),
          isDirty && cellLook.dirty,
          !isDirty && isRanged && !isActive && cellLook.ranged,
          isActive && cellLook.active,
        )}
      >
        {row ? (
          <Cell {...props} row={row} column={index} isEditing={isEditing && isActive} isDirty={isDirty} />
        ) : (
          index > SELECT && index < MENU && <Skeleton className="h-4 w-full" />
        )}
      </div>
    )
  })
}

interface CellProps extends GridRowProps {
  row: OwnListing
  column: number
  isEditing: boolean
  isDirty: boolean
}

function Cell({ at, row, draft, isChosen, grid, onToggle, menu, column, isEditing, isDirty }: CellProps) {
  const t = useText()
  const { field } = columns[column]!
  if (column === SELECT) {
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
  if (column === CARD) {
    return (
      <>
        <Name row={row} />
        {draft?.error && (
          <span title={draft.error} className="ml-auto flex-none text-urucum">
            <CircleAlert aria-hidden size={16} strokeWidth={2} />
            <span className="sr-only">{draft.error}</span>
          </span>
        )}
      </>
    )
  }
  if (column === MENU) return menu(row)
  if (field && isEditing) return <CellEditor row={row} field={field} grid={grid} />
  return (
    <CellText row={row} column={columns[column]!.key} value={field && grid.valueOf(row, field)} isDirty={isDirty} />
  )
}

const Name = memo(function Name({ row }: { row: OwnListing }) {
  return <ListingName product={row.product} />
})
