import { clsx } from 'clsx'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

interface OptionGroupsProps<O extends { id: string }> {
  listId: string
  label: string
  groups: { title: string; options: O[] }[]
  activeId: string | undefined
  rowClassName: string
  children: (option: O, isActive: boolean) => ReactNode
  onChoose: (option: O) => void
}

export function OptionGroups<O extends { id: string }>({
  listId,
  label,
  groups,
  activeId,
  rowClassName,
  children,
  onChoose,
}: OptionGroupsProps<O>) {
  return (
    <div id={listId} role="listbox" aria-label={label}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-semibold text-ink-3">
            {title}
          </p>
          {options.map((option) => {
            const isActive = option.id === activeId
            return (
              <div
                key={option.id}
                {...optionProps(option.id, isActive, () => onChoose(option))}
                className={clsx(
                  'flex cursor-pointer items-center gap-3 rounded-tag px-3 py-1',
                  isActive ? 'bg-mata-soft text-on-mata-soft' : 'hover:bg-sunken',
                  rowClassName,
                )}
              >
                {children(option, isActive)}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The field keeps the focus while an option is chosen. */
export const optionProps = (id: string, isActive: boolean, choose: () => void) =>
  ({
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: choose,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && choose(),
  }) as const
