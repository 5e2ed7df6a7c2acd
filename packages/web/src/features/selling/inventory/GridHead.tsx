import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { cellTexts } from './cell-texts.ts'
import { type GridColumn, columns, SELECT, tracksOf } from './columns.ts'
import { cellLook, frozen } from './cell-look.ts'
import type { OrderWord } from './grid-state.ts'
import { gridTexts } from './grid-texts.ts'
import type { Picked } from './useChoice.ts'
import type { CellPlace } from './useGrid.ts'

interface GridHeadProps {
  prefix: string
  active: CellPlace
  order: OrderWord
  shown: readonly number[]
  picked: Picked
  onPick: () => void
  onSort: (column: number) => void
}

/** The heading is memoized, because the grid scrolls. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { prefix, active, order, shown, picked, onPick, onSort } = props
  const t = useText()
  const { minWidth, gridTemplateColumns } = tracksOf(shown)
  return (
    <div role="rowgroup" className="sticky top-0 z-3" style={{ minWidth }}>
      <div role="row" aria-rowindex={1} className="grid h-9 bg-sunken" style={{ gridTemplateColumns }}>
        {shown.map((at) => {
          const column = columns[at]!
          return (
            <div
              key={column.key}
              id={`${prefix}--1-${at}`}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={column.orders && directionOf(column, order)}
              className={clsx(
                'flex items-center gap-1.5 bg-sunken px-2 text-small font-semibold text-ink-2',
                column.numeric && 'justify-end text-right',
                frozen(at),
                active.row === -1 && active.column === at && cellLook.active,
              )}
            >
              {at === SELECT ? (
                <PickBox picked={picked} onPick={onPick} />
              ) : (
                <HeadText column={column} title={t(column.text)} order={order} onSort={() => onSort(at)} />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
})

/** Selects the rows in sight; once some row of the list is selected, it clears the selection. */
function PickBox({ picked, onPick }: Pick<GridHeadProps, 'picked' | 'onPick'>) {
  const t = useText()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = picked === 'some'
  }, [picked])
  const label = t(picked === 'none' ? cellTexts.chooseSeen : gridTexts.chooseNone)
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      checked={picked === 'all'}
      onChange={onPick}
      aria-label={label}
      title={label}
      className="tick"
    />
  )
}

function directionOf({ orders = ['nome'] }: GridColumn, order: OrderWord) {
  if (order === orders[0]) return 'ascending'
  return order === orders[1] ? 'descending' : 'none'
}

interface HeadTextProps {
  column: GridColumn
  title: string
  order: OrderWord
  onSort: () => void
}

function HeadText({ column, title, order, onSort }: HeadTextProps) {
  if (column.hiddenHeader) return <span className="sr-only">{title}</span>
  if (!column.orders) return title
  const direction = directionOf(column, order)
  const Sign = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction]
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onSort}
      className="inline-flex min-h-9 items-center gap-1.5 hover:text-ink"
    >
      {title}
      <Sign aria-hidden size={16} strokeWidth={2} className={direction === 'none' ? 'text-ink-3' : 'text-mata'} />
    </button>
  )
}
