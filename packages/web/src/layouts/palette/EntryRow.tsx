import { clsx } from 'clsx'
import type { Entry } from './entries.ts'

export function EntryRow({ entry, isActive }: { entry: Entry; isActive: boolean }) {
  return (
    <>
      <entry.icon aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <span className="flex min-w-0 flex-1 justify-between gap-x-4 max-sm:flex-col">
        <span className="truncate font-semibold">{entry.name}</span>
        {entry.note && (
          <span className={clsx('flex-none text-small', isActive ? 'text-on-mata-soft' : 'text-ink-3')}>
            {entry.note}
          </span>
        )}
      </span>
    </>
  )
}
