import type { SiteText } from '@bra/contract/kit/both'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { columns, SELECT, tracksOf } from './columns.ts'
import { rowHeights, useDensity } from './density.ts'
import type { Draft } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import type { OrderWord } from './grid-state.ts'
import { useScrollPace } from './scroll-pace.ts'
import type { Picked } from './useChoice.ts'
import type { Grid } from './useGrid.ts'
import { useSteady } from './useSteady.ts'
import { useVirtualRows } from './useVirtualRows.ts'

const HEAD = 36
/** Stands for no column. */
const NONE = -1

interface ListingGridProps {
  label: string
  ids: number[]
  grid: Grid
  keys: object
  order: OrderWord
  drafts: ReadonlyMap<number, Draft>
  shown: readonly number[]
  /** Why the last paste did not fit some cells, by id of the offer and column. */
  refused: ReadonlyMap<number, ReadonlyMap<number, SiteText>>
  chosen: ReadonlySet<number>
  picked: Picked
  onPick: () => void
  onSort: (column: number) => void
  onToggle: (at: number, extend: boolean) => void
  onSeen: (first: number, last: number) => void
  menu: (row: OwnListing) => ReactNode
}

/** The grid is a single tab stop: its frame holds the focus and names the active cell (`aria-activedescendant`). */
export function ListingGrid(props: ListingGridProps) {
  const { label, ids, grid, keys, order, drafts, shown, refused, chosen, picked, onToggle, onSeen, menu } = props
  const t = useText()
  const prefix = useId()
  const rowsFrame = useRef<HTMLDivElement>(null)
  const { active, range, frame } = grid
  const { press, open, toggle } = useRowPresses(grid, onToggle)
  const menuOf = useSteady(menu)
  const pick = useSteady(props.onPick)
  const sort = useSteady(props.onSort)
  const density = useDensity()
  const height = rowHeights[density]
  useScrollPace(frame)
  const virtual = useVirtualRows({ frame, count: ids.length, height, kept: active.row, headHeight: HEAD, onSeen })
  useEffect(() => {
    if (document.activeElement !== frame.current) return
    if (active.row >= 0) virtual.scrollToIndex(active.row)
    document
      .getElementById(`${prefix}-${active.row}-${active.column}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, prefix, frame, virtual])

  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={`${prefix}-help`}
      aria-rowcount={ids.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={grid.isEditing ? undefined : `${prefix}-${active.row}-${active.column}`}
      {...keys}
      className={clsx(
        'group/grid panel relative h-[max(22rem,calc(100dvh-18rem))] overflow-auto overscroll-contain scroll-pr-12 scroll-pl-64',
        // The bar of unsaved changes covers the last rows.
        drafts.size > 0 && 'scroll-pb-24',
      )}
    >
      <p id={`${prefix}-help`} className="sr-only">
        {t(gridTexts.gridHelp)}
      </p>
      <GridHead
        prefix={prefix}
        active={active}
        order={order}
        shown={shown}
        picked={picked}
        onPick={pick}
        onSort={sort}
      />
      <div
        ref={rowsFrame}
        role="rowgroup"
        className="relative"
        data-density={density}
        style={{ height: virtual.getTotalSize(), minWidth: tracksOf(shown).minWidth }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const isMarked = index >= range.rows[0] && index <= range.rows[1]
          return (
            <GridRow
              key={ids[index]}
              prefix={prefix}
              at={index}
              top={start}
              height={height}
              row={grid.rowAt(index)}
              draft={drafts.get(ids[index]!)}
              shown={shown}
              refused={refused.get(ids[index]!)}
              isChosen={chosen.has(ids[index]!)}
              active={active.row === index ? active.column : NONE}
              markedFrom={isMarked ? range.columns[0] : NONE}
              markedTo={isMarked ? range.columns[1] : NONE}
              editor={active.row === index && grid.isEditing ? grid : null}
              onPress={press}
              onOpen={open}
              onToggle={toggle}
              menu={menuOf}
            />
          )
        })}
      </div>
    </div>
  )
}

function useRowPresses(grid: Grid, onToggle: ListingGridProps['onToggle']) {
  const focus = () => grid.frame.current?.focus({ preventScroll: true })
  const press = useSteady((row: number, column: number, extend: boolean) => {
    // Moving the focus first lets an open cell save itself on blur.
    focus()
    grid.go({ row, column }, { extend })
  })
  const open = useSteady(() => grid.edit())
  const toggle = useSteady((at: number, extend: boolean) => {
    // Letter keys then act on the row that was ticked.
    focus()
    grid.go({ row: at, column: SELECT })
    onToggle(at, extend)
  })
  return { press, open, toggle }
}
