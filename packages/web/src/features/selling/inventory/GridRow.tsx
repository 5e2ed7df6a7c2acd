import type { SiteText } from '@bra/contract/kit/both'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { type Translate, useText } from '../../../lib/text.tsx'
import { CellEditor } from './CellEditor.tsx'
import { cellLook, cellLooks } from './cell-look.ts'
import { cellText } from './CellText.tsx'
import { CARD, columns, MENU, SELECT, tracksOf } from './columns.ts'
import { type Draft, valueAfter } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import { ListingName } from './ListingName.tsx'
import type { Grid } from './useGrid.ts'

export interface GridRowProps {
  prefix: string
  at: number
  top: number
  height: number
  /** Undefined until it is loaded; the row then shows placeholders. */
  row: OwnListing | undefined
  draft: Draft | undefined
  shown: readonly number[]
  /** The columns of this row whose cells the last paste did not fit, and why. */
  refused: ReadonlyMap<number, SiteText> | undefined
  isChosen: boolean
  /** The column of the active cell, and the columns of the marked range in this row; -1 for none. */
  active: number
  markedFrom: number
  markedTo: number
  editor: Grid | null
  onPress: (at: number, column: number, extend: boolean) => void
  onOpen: () => void
  onToggle: (at: number, extend: boolean) => void
  menu: (row: OwnListing) => ReactNode
}

/** A row is memoized and has no components for its cells, because each frame of scrolling draws a new row. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { at, top, height, shown, isChosen, editor, onPress, onOpen } = props
  const t = useText()
  const press = (event: MouseEvent<HTMLElement>) => {
    const column = columnOf(event)
    if (column < 0 || (event.target as HTMLElement).closest('input, select, a, button')) return
    event.preventDefault()
    onPress(at, column, event.shiftKey)
  }
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      aria-selected={isChosen}
      onMouseDown={press}
      onDoubleClick={(event) => columns[columnOf(event)]?.field && onOpen()}
      className={clsx(
        'absolute inset-x-0 isolate grid border-b border-line bg-surface hover:bg-sunken aria-selected:bg-[color-mix(in_srgb,var(--color-mata-soft)_45%,var(--color-surface))]',
        editor && 'z-2',
      )}
      style={{ top, height, gridTemplateColumns: tracksOf(shown).gridTemplateColumns }}
    >
      {shown.map((index) => cell(index, props, t))}
    </div>
  )
})

const columnOf = ({ target }: MouseEvent) =>
  Number((target as Element).closest('[role=gridcell]')?.ariaColIndex ?? 0) - 1

function cell(index: number, props: GridRowProps, t: Translate) {
  const { prefix, at, row, draft, active, refused, markedFrom, markedTo } = props
  const { key, field } = columns[index]!
  const isActive = active === index
  const isMarked = index >= markedFrom && index <= markedTo
  const isDirty = field !== undefined && draft?.now[field] !== undefined
  const problem = refused?.get(index)
  const look = cellLooks[index]!
  return (
    <div
      key={key}
      id={`${prefix}-${at}-${index}`}
      role="gridcell"
      data-active-cell={isActive || undefined}
      aria-colindex={index + 1}
      tabIndex={-1}
      title={problem && t(problem)}
      className={
        isActive || isMarked || isDirty || problem
          ? clsx(
              look,
              isDirty && cellLook.dirty,
              !isDirty && isMarked && !isActive && cellLook.ranged,
              isActive && cellLook.active,
              problem && cellLook.refused,
            )
          : look
      }
    >
      {row ? content(index, { ...props, row, isDirty }, t) : bone(index)}
    </div>
  )
}

/** The placeholder does not pulse, because hundreds of them scroll by. */
const bone = (index: number) =>
  index > SELECT && index < MENU && <span aria-hidden className="block h-4 w-full rounded-tag bg-sunken" />

interface Shown extends GridRowProps {
  row: OwnListing
  isDirty: boolean
}

function content(
  index: number,
  { at, row, draft, isChosen, active, editor, onToggle, menu, isDirty }: Shown,
  t: Translate,
) {
  const { field, key } = columns[index]!
  if (index === SELECT) {
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isChosen}
        aria-label={t(gridTexts.choose, { name: row.product.name })}
        onClick={(event) => onToggle(at, event.shiftKey)}
        readOnly
        className="tick"
      />
    )
  }
  if (index === CARD) {
    return (
      <>
        <ListingName row={row} />
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
  if (field && editor && active === index) return <CellEditor row={row} field={field} grid={editor} />
  const shown = cellText({ row, column: key, value: field && valueAfter(row, draft, field), isDirty, short: true }, t)
  if (field !== 'quantity' || !isDirty || !draft?.hasMoved) return shown
  return (
    <span>
      {shown}
      <span className="block text-caption font-normal">{t(gridTexts.stockNow, { count: draft.was.quantity })}</span>
    </span>
  )
}
