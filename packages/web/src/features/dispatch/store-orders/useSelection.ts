import type { StoreSale } from '@bra/contract/store-orders.schemas'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hasShortcuts } from '../../lib/shortcuts.ts'

export interface Selection {
  ids: number[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  set: (ids: number[]) => void
}

const ROW = 'pedido-'
export const rowIdOf = (id: number) => `${ROW}${id}`

const preparing = new Set(['paid', 'picking', 'invoiced', 'ready_to_ship', 'cancellation_requested'])
/** What the store can still pick and label. */
export const isSelectable = ({ state, bra_center: isCenter }: Pick<StoreSale, 'state' | 'bra_center'>) =>
  !isCenter && preparing.has(state)

/** The rows that something is to be done with at once; "x" chooses the one that has the focus. */
export function useSelection(sales: StoreSale[]): Selection {
  const [ids, setIds] = useState<number[]>([])
  const selection = useMemo(
    () => ({
      ids,
      has: (id: number) => ids.includes(id),
      toggle: (id: number) =>
        setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
      set: setIds,
    }),
    [ids],
  )
  const choosable = useRef(new Set<number>())
  useEffect(() => {
    choosable.current = new Set(sales.filter(isSelectable).map(({ id }) => id))
  }, [sales])
  const { toggle } = selection
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const id = event.key === 'x' && hasShortcuts() && !hasModifier(event) ? focusedRow() : null
      if (id !== null && choosable.current.has(id)) toggle(id)
    }
    document.addEventListener('keydown', choose)
    return () => document.removeEventListener('keydown', choose)
    // the setter behind it never changes
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return selection
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/** The row that the focus is in; null in a field where an "x" is text. */
function focusedRow() {
  const row = document.activeElement?.closest<HTMLElement>(`[id^=${ROW}]`)
  const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
  return row && !isTyping ? Number(row.id.slice(ROW.length)) : null
}
