import { useState } from 'react'

const NONE = -1

interface Place {
  at: number
  count: number
  /** What an arrow does at an end of the list: it goes on in the field, at the other end, or nowhere. */
  ends: 'field' | 'round' | 'stop'
}

interface Combobox extends Pick<Place, 'ends'> {
  /** Undefined while there is no list. */
  listId: string | undefined
  isListed: boolean
  ids: string[]
}

/** Arrows choose in the list while the focus stays in the field. */
export function useCombobox({ listId, isListed, ids, ends }: Combobox) {
  // The option is kept by its name, because answers that come later may push it down.
  const [activeId, setActiveId] = useState<string | null>(null)
  const found = ids.indexOf(activeId ?? '')
  const active = ends === 'round' && ids.length > 0 ? Math.max(found, 0) : found
  return {
    active,
    field: comboboxField(listId, isListed, ids[active]),
    startAgain: () => setActiveId(null),
    /** Returns whether the key is one that moves in the list. */
    move: (key: string) => {
      const next = placeAfter(key, { at: active, count: ids.length, ends })
      if (next !== undefined) setActiveId(ids[next] ?? null)
      return next !== undefined
    },
  }
}

export const comboboxField = (listId: string | undefined, isListed: boolean, activeId?: string) =>
  ({
    role: 'combobox',
    'aria-expanded': isListed,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeId,
    maxLength: 120,
  }) as const

/** The index that a key leads to, -1 for the field; undefined for keys that are the field's own. */
export function placeAfter(key: string, { at, count, ends }: Place) {
  if (ends === 'round' && key === 'Home') return 0
  if (ends === 'round' && key === 'End') return count - 1
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return
  const first = ends === 'round' ? 0 : NONE
  const next = at + step
  if (next >= first && next < count) return next
  if (ends === 'stop') return at
  return next < first ? count - 1 : first
}
