import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useText } from '../../lib/text.tsx'
import type { Entry, EntryGroup } from './entries.ts'

interface PaletteListProps {
  listId: string
  groups: EntryGroup[]
  active: Entry | null
  onChoose: (entry: Entry) => void
}

export const optionId = (listId: string, { id }: Entry) => `${listId}-${id}`

/** The entries under their headings; the active one is kept in sight. */
export function PaletteList({ listId, groups, active, onChoose }: PaletteListProps) {
  const t = useText()
  const activeId = active && optionId(listId, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={listId} role="listbox" aria-label={t('palette.list')}>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={t(group.title)}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-semibold text-ink-3">
            {t(group.title)}
          </p>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(listId, entry)}
              entry={entry}
              isActive={entry === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  isActive: boolean
  onChoose: (entry: Entry) => void
}

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx(
        'flex min-h-11 cursor-pointer scroll-my-8 items-center gap-3 rounded-tag px-3 py-1',
        isActive ? 'bg-mata-soft text-on-mata-soft' : 'hover:bg-sunken',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(entry)}
    >
      <entry.icon aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <span className="flex min-w-0 flex-1 justify-between gap-x-4 max-sm:flex-col">
        <span className="truncate font-semibold">{entry.name}</span>
        {entry.note && (
          <span className={clsx('flex-none text-small', isActive ? 'text-on-mata-soft' : 'text-ink-3')}>
            {entry.note}
          </span>
        )}
      </span>
    </div>
  )
}
