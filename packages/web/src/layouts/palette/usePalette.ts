import { type KeyboardEvent, useState } from 'react'
import { placeAfterKey } from '../../ui/roving.ts'
import type { Entry, EntryGroup } from './entries.ts'

/** Which entry is active, and what the keys do in the field: the focus never leaves it. */
export function usePalette(groups: EntryGroup[], choose: (entry: Entry) => void) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const entries = groups.flatMap((group) => group.entries)
  // by its name, for answers that come later may push it down
  const at = Math.max(
    entries.findIndex(({ id }) => id === activeId),
    0,
  )
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') choose(entries[at]!)
    const next = placeAfterKey(event.key, { at, count: entries.length, way: 'vertical' })
    if (next !== undefined) setActiveId(entries[next]!.id)
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
  }
  return { active: entries[at] ?? null, count: entries.length, press, startAgain: () => setActiveId(null) }
}
