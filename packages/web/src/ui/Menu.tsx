import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { menuLayer, Popover, type TriggerWiring } from './Popover.tsx'
import { moveFocus } from './roving.ts'

interface MenuProps {
  label: string
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
  late?: boolean
  children: ReactNode
}

export function Menu({ children, ...rest }: MenuProps) {
  return (
    <Popover {...rest} role="menu" className={menuLayer}>
      <MenuItems>{children}</MenuItems>
    </Popover>
  )
}

const itemsIn = (layer: Element | null | undefined) => [
  ...(layer?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? []),
]

/** Arrows, Home, End and first letters move among the items; Esc closes and returns the focus. */
export function MenuItems({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const close = () => ref.current?.closest<HTMLElement>('[popover]')?.hidePopover()

  useEffect(() => {
    const layer = ref.current?.closest('[popover]')
    const focusFirst = () => layer?.matches(':popover-open') && itemsIn(layer)[0]?.focus()
    focusFirst()
    layer?.addEventListener('toggle', focusFirst)
    return () => layer?.removeEventListener('toggle', focusFirst)
  }, [])

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    moveFocus(event, itemsIn(ref.current), 'vertical')
  }
  return (
    <div ref={ref} role="presentation" onKeyDown={walk} onClick={close}>
      {children}
    </div>
  )
}

export interface MenuItemWiring {
  role: 'menuitem' | 'menuitemradio'
  'aria-checked'?: boolean | undefined
  tabIndex: -1
  className: string
  children: ReactNode
}

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  /** Set on one of several choices: true if it is the current one. */
  checked?: boolean
  onSelect?: () => void
  /** For links: spread the wiring on the link. */
  render?: (wiring: MenuItemWiring) => ReactNode
  children: ReactNode
}

export function MenuItem({ icon, danger, checked, onSelect, render, children }: MenuItemProps) {
  const wiring: MenuItemWiring = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
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
