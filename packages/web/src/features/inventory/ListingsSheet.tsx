import type { OwnListing } from '@bra/contract/inventory.schemas'
import { useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '../../lib/Answer.tsx'
import { useAddress } from '../../lib/address.ts'
import { paths } from '../../lib/paths.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { toast } from '../../ui/toast.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { columns } from './columns.ts'
import { changesOf, draftsAfter, noDrafts } from './drafts.ts'
import { EditSheet } from './EditSheet.tsx'
import type { OrderWord } from './grid-state.ts'
import { useSaveMany } from './inventory.data.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ListingCards } from './ListingCards.tsx'
import { ListingGrid } from './ListingGrid.tsx'
import type { MassKind } from './mass-forms.ts'
import { RowMenu } from './RowMenu.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { useChoice } from './useChoice.ts'
import { useGrid } from './useGrid.ts'
import { useGridKeys } from './useGridKeys.ts'
import { type Listed, useRows } from './useRows.ts'

interface ListingsSheetProps {
  storeId: number
  list: Listed
  order: OrderWord
  choice: ReturnType<typeof useChoice>
  onMass: (kind: MassKind, row: OwnListing) => void
}

/** The largest that the server takes at once. */
const AT_ONCE = 1000

/** The offers as a grid, or as cards where it is narrow, and what is changed of them before it is saved. */
export function ListingsSheet({ storeId, list, order, choice, onMass }: ListingsSheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const { change } = useAddress()
  const isWide = useMediaQuery('(min-width: 48rem)', true)
  const { ids } = list
  const { rows, asking, load, see } = useRows(storeId, list)
  const [drafts, act] = useReducer(draftsAfter, noDrafts)
  const [edited, setEdited] = useState<OwnListing | null>(null)
  const saveMany = useSaveMany()

  const grid = useGrid({
    ids,
    rows,
    load,
    drafts,
    change: (changes) => act({ kind: 'set', changes }),
    announce: (problem) => toast.warning(t(`inventory.${problem}`)),
  })
  const sort = (column: number) => {
    const { orders } = columns[column]!
    if (!orders) return
    const next = order === orders[0] && orders[1] ? orders[1] : orders[0]
    change({ ordem: next })
  }
  const keys = useGridKeys(grid, {
    toggle: choice.turn,
    sort,
    openMenu: () => document.querySelector<HTMLElement>('[data-active-cell] button')?.click(),
    openCard: (at) => {
      const row = grid.rowAt(at)
      if (row) void navigate(paths.product(row.product))
    },
    undo: () => act({ kind: 'undo' }),
  })
  const save = async () => {
    const changes = changesOf(drafts)
    try {
      for (let at = 0; at < changes.length; at += AT_ONCE) {
        const { saved, refused } = await saveMany.mutateAsync({
          store_id: storeId,
          changes: changes.slice(at, at + AT_ONCE),
        })
        act({ kind: 'answered', saved, refused })
        if (refused.length > 0) toast.warning(t('inventory.refusedRows', { count: refused.length }))
        else toast.success(t('inventory.saved', { count: saved.length }))
      }
    } catch (error) {
      toast.error(refusalOf(error, t))
    }
  }
  const menu = (row: OwnListing) => (
    <RowMenu row={row} tabIndex={isWide ? -1 : undefined} onChange={(kind) => onMass(kind, row)} />
  )
  const shared = { label: t('inventory.grid'), ids, chosen: choice.chosen, onToggle: choice.toggle, onSeen: see, menu }
  return (
    <div className="min-w-0">
      <Failed of={asking} title={t('inventory.failed')} className="mb-3" />
      {isWide ? (
        <ListingGrid {...shared} grid={grid} keys={keys} order={order} drafts={drafts.rows} onSort={sort} />
      ) : (
        <ListingCards {...shared} rowAt={grid.rowAt} onEdit={setEdited} />
      )}
      <SaveBar
        drafts={drafts}
        busy={saveMany.isPending}
        onSave={() => void save()}
        onUndo={() => act({ kind: 'undo' })}
        onDiscard={() => act({ kind: 'discard' })}
      />
      <LeaveDialog hasChanges={drafts.rows.size > 0} />
      {edited && <EditSheet key={edited.id} storeId={storeId} row={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}
