import type { Reply } from '@bra/contract/kit/api'
import type { storeOrders } from '@bra/contract/dispatch/store-orders'
import { notSent } from '@bra/contract/orders/order-states'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hasShortcuts } from '../../../lib/shortcuts.ts'

export interface Selection {
  ids: number[]
  /** The selected parcels that are in the list at the moment, in its order. */
  listed: Choosable[]
  has: (id: number) => boolean
  /** Chooses or leaves a row; with `isRange` also those between it and the row that was pressed before. */
  toggle: (id: number, isRange?: boolean) => void
  /** Every parcel of the list that can be chosen, also of pages that are not shown. */
  all: number[]
  set: (ids: number[]) => void
}

export type Choosable = Reply<typeof storeOrders.list>['choosable'][number]

const ROW = 'pedido-'
export const rowIdOf = (id: number) => `${ROW}${id}`

/** The store can pick and label only its own parcels that were not sent yet. */
export const isSelectable = ({ state, bra_center: isCenter }: Pick<StoreSale, 'state' | 'bra_center'>) =>
  !isCenter && notSent.includes(state)

/** Selected parcels may be on other pages of the list. "x" toggles the row with the focus; Ctrl + A chooses all. */
export function useSelection(choosable: Choosable[]): Selection {
  const [ids, setIds] = useState<number[]>([])
  const last = useRef<number | null>(null)
  const selection = useMemo(() => {
    const all = choosable.map(({ id }) => id)
    const toggle = (id: number, isRange = false) => {
      const range = isRange && last.current !== null ? between(all, last.current, id) : [id]
      last.current = id
      setIds((before) => {
        const rest = before.filter((one) => !range.includes(one))
        return before.includes(id) ? rest : [...rest, ...range]
      })
    }
    const chosen = new Set(ids)
    const listed = choosable.filter(({ id }) => chosen.has(id))
    return { ids, listed, has: (id: number) => chosen.has(id), toggle, all, set: setIds }
  }, [ids, choosable])
  const known = useRef(new Set<number>())
  useEffect(() => {
    known.current = new Set(choosable.map(({ id }) => id))
  }, [choosable])
  const { toggle } = selection
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const id = focusedRow()
      if (id === null || !known.current.has(id) || !hasShortcuts()) return
      if (event.key === 'x' && !hasModifier(event)) toggle(id)
      if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setIds([...known.current])
    }
    document.addEventListener('keydown', choose)
    return () => document.removeEventListener('keydown', choose)
    // The setter that the listener calls never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return selection
}

/** Returns the ids from one to the other, in the order of the list; the second alone if the first left the list. */
export function between(all: number[], one: number, other: number): number[] {
  const [from, to] = [all.indexOf(one), all.indexOf(other)]
  return from < 0 ? [other] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/** Returns null in text fields, where "x" is a letter. */
function focusedRow() {
  const row = document.activeElement?.closest<HTMLElement>(`[id^=${ROW}]`)
  const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea, select')
  return row && !isTyping ? Number(row.id.slice(ROW.length)) : null
}
