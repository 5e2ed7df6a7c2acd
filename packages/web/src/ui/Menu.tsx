import { clsx } from 'clsx'
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react'
import { useId, useRef } from 'react'
import type { TriggerWiring } from './Popover.tsx'
import { moveFocus } from './roving.ts'

interface MenuProps {
  label: string
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/** Arrows, Home, End and first letters walk the items; Esc closes and gives the focus back. */
export function Menu({ label, trigger, align = 'start', children }: MenuProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const items = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []),
  ]

  const focusFirst = (event: ToggleEvent) => {
    if (event.newState === 'open') items()[0]?.focus()
  }

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return ref.current?.hidePopover()
    moveFocus(event, items(), 'vertical')
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={focusFirst}
        onKeyDown={walk}
        onClick={() => ref.current?.hidePopover()}
        className={clsx('popover min-w-52 p-1.5', align === 'end' && 'popover-end')}
      >
        {children}
      </div>
    </>
  )
}

export interface MenuItemWiring {
  role: 'menuitem'
  tabIndex: -1
  className: string
  children: ReactNode
}

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  onSelect?: () => void
  /** For a link: spread the wiring on it. */
  render?: (wiring: MenuItemWiring) => ReactNode
  children: ReactNode
}

export function MenuItem({ icon, danger, onSelect, render, children }: MenuItemProps) {
  const wiring: MenuItemWiring = {
    role: 'menuitem',
    tabIndex: -1,
    className: clsx(
      'flex min-h-11 w-full items-center gap-3 rounded-tag px-3 text-left text-body hover:bg-sunken focus:bg-sunken',
      danger && 'text-urucum',
    ),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  }
  return render ? render(wiring) : <button type="button" {...wiring} onClick={onSelect} />
}

export const MenuSeparator = () => <hr className="my-1.5 border-line" />
