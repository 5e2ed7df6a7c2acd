import { type KeyboardEvent, useEffect, useId } from 'react'
import { useText } from '../../lib/text.tsx'
import { useCombobox } from '../../ui/useCombobox.ts'
import type { Entry, EntryGroup } from './entries.ts'

export function usePalette(groups: EntryGroup[], choose: (entry: Entry) => void) {
  const t = useText()
  const listId = useId()
  const optionGroups = groups.map(({ title, entries }) => ({
    title: t(title),
    options: entries.map((entry) => ({ id: `${listId}-${entry.id}`, entry })),
  }))
  const options = optionGroups.flatMap((group) => group.options)
  const count = options.length
  const { active, field, move, startAgain } = useCombobox({
    listId: count > 0 ? listId : undefined,
    isListed: count > 0,
    ids: options.map(({ id }) => id),
    ends: 'round',
  })
  const activeId = options[active]?.id
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') choose(options[active]!.entry)
    if (move(event.key) || event.key === 'Enter') event.preventDefault()
  }
  return { listId, optionGroups, activeId, count, field, press, startAgain }
}
