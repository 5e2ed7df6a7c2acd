import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { moveFocus } from './roving.ts'

export interface Tab {
  id: string
  label: string
  count?: number
}

interface TabsProps {
  label: string
  tabs: Tab[]
  selected: string
  onSelect: (id: string) => void
  children: ReactNode
}

export const tabStyle =
  'transition-quiet inline-flex min-h-11 flex-none items-center gap-2 border-b-2 border-transparent px-1 text-body font-semibold text-ink-2 hover:text-ink aria-selected:border-mata aria-selected:text-ink aria-[current=page]:border-mata aria-[current=page]:text-ink'

export const tabRowStyle = 'flex gap-6 overflow-x-auto border-b border-line px-0.5 [scrollbar-width:none]'

/** One Tab stop; arrows choose. Tabs that are addresses should be links with `tabStyle` in a `nav`. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  const chooseWithKeys = (event: KeyboardEvent) => {
    const reached = moveFocus(
      event,
      [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])],
      'horizontal',
    )
    if (reached?.dataset.tab) onSelect(reached.dataset.tab)
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} tabIndex={-1} className={tabRowStyle} onKeyDown={chooseWithKeys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={clsx(tabStyle, '-outline-offset-2')}
          >
            {tab.label}
            {tab.count !== undefined && <span className="text-small text-ink-3 tabular-nums"> {tab.count}</span>}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the panel is the next stop after its tab */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className="rounded-tag pt-4"
      >
        {children}
      </div>
    </div>
  )
}
