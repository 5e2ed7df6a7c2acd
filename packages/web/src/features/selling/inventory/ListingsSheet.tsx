import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { columns } from './columns.ts'
import { EditSheet } from './EditSheet.tsx'
import type { Values } from './drafts.ts'
import type { OrderWord } from './grid-state.ts'
import { gridTexts } from './grid-texts.ts'
import { ListingCards } from './ListingCards.tsx'
import { ListingGrid } from './ListingGrid.tsx'
import type { MassKind } from './mass-forms.ts'
import { RowMenu } from './RowMenu.tsx'
import { inventoryTexts } from './texts.ts'
import { useRefusal } from './useRefusal.ts'
import { useShownColumns } from './shown-columns.ts'
import { pickedOf, type useChoice } from './useChoice.ts'
import type { Unsaved } from './useDrafts.ts'
import { useGrid } from './useGrid.ts'
import { useGridKeys } from './useGridKeys.ts'
import { type Listed, useRows } from './useRows.ts'

interface ListingsSheetProps {
  storeId: number
  list: Listed & { question: string | null }
  order: OrderWord
  choice: ReturnType<typeof useChoice>
  unsaved: Unsaved
  onMass: (kind: MassKind, row: OwnListing) => void
  onEdit: (row: OwnListing, typed?: Partial<Values>) => void
  /** True while a cell is open; the list must not reorder meanwhile. */
  onTyping: (isTyping: boolean) => void
}

export function ListingsSheet({ storeId, list, order, choice, unsaved, onMass, onEdit, onTyping }: ListingsSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { change } = useAddress()
  const isWide = useMediaQuery('(min-width: 48rem)', true)
  const { ids, question } = list
  const { rows, asking, load, see } = useRows(storeId, list)
  const { drafts, act } = unsaved
  const shown = useShownColumns()
  const { refused, refuse, clear } = useRefusal(ids)
  const [edited, setEdited] = useState<OwnListing | null>(null)

  const grid = useGrid({
    ids,
    question,
    rows,
    load,
    shown,
    drafts,
    change: (changes) => {
      clear()
      act({ kind: 'set', changes })
    },
    refuse,
    announce: (problem) => toast.warning(t(inventoryTexts[problem])),
  })
  const { isEditing } = grid
  useEffect(() => {
    onTyping(isEditing)
    return () => onTyping(false)
  }, [isEditing, onTyping])
  const sort = (column: number) => {
    const { orders } = columns[column]!
    if (!orders) return
    const next = order === orders[0] && orders[1] ? orders[1] : orders[0]
    change({ ordem: next })
  }
  const { onSeen, picked, pick } = usePick(ids, choice, see)
  const keys = useGridKeys(grid, {
    toggle: choice.turn,
    sort,
    openMenu: () => document.querySelector<HTMLElement>('[data-active-cell] button')?.click(),
    openCard: (at) => {
      const row = grid.rowAt(at)
      if (row) void navigate(paths.product(row.product))
    },
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    chooseSeen: pick,
    chooseAll: choice.all,
  })
  const menu = (row: OwnListing) => (
    <RowMenu
      row={row}
      tabIndex={isWide ? -1 : undefined}
      onEdit={() => onEdit(row)}
      onChange={(kind) => onMass(kind, row)}
    />
  )
  const shared = { label: t(gridTexts.grid), ids, chosen: choice.chosen, onToggle: choice.toggle, onSeen, menu }
  return (
    <>
      <Failed of={asking} title={t(inventoryTexts.failed)} className="mb-3" />
      {isWide ? (
        <ListingGrid
          {...shared}
          {...{ grid, keys, order, shown, refused, picked }}
          drafts={drafts.rows}
          onPick={pick}
          onSort={sort}
        />
      ) : (
        <ListingCards {...shared} rowAt={grid.rowAt} onEdit={setEdited} />
      )}
      {edited && (
        <EditSheet
          key={edited.id}
          storeId={storeId}
          row={edited}
          onEdit={(row, typed) => {
            setEdited(null)
            onEdit(row, typed)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

type Choice = ReturnType<typeof useChoice>

function usePick(ids: number[], choice: Choice, see: (first: number, last: number) => void) {
  const seen = useRef<[first: number, last: number]>([0, 0])
  const onSeen = useCallback(
    (first: number, last: number) => {
      seen.current = [first, last]
      see(first, last)
    },
    [see],
  )
  const picked = pickedOf(ids, choice.chosen)
  const pick = () =>
    picked === 'none' ? choice.add(ids.slice(seen.current[0], seen.current[1] + 1)) : choice.drop(ids)
  return { onSeen, picked, pick }
}
