import { notSent } from '@bra/contract/orders/order-states'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hasShortcuts } from '../../../lib/shortcuts.ts'

export interface Selection {
  ids: number[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  set: (ids: number[]) => void
}

const ROW = 'pedido-'
export const rowIdOf = (id: number) => `${ROW}${id}`

/** The store can pick and label only its own parcels that were not sent yet. */
export const isSelectable = ({ state, bra_center: isCenter }: Pick<StoreSale, 'state' | 'bra_center'>) =>
  !isCenter && notSent.includes(state)

/** Holds the selected rows of the list; the key "x" toggles the row that has the focus. */
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

/** Returns null in text fields, where "x" is a letter. */
function focusedRow() {
  const row = document.activeElement?.closest<HTMLElement>(`[id^=${ROW}]`)
  const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
  return row && !isTyping ? Number(row.id.slice(ROW.length)) : null
}
