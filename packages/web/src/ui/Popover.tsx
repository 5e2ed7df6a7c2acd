import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'

export interface TriggerWiring {
  popoverTarget: string
  'aria-haspopup'?: 'menu' | 'dialog'
}

interface PopoverProps {
  /** Name of the layer. */
  label: string
  /** The button that opens it: spread the wiring on a `button`. */
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
  className?: string
  /** For what is only worth drawing while it is open. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A light layer of the browser's own: Esc and a press outside close it, the focus returns to its button. */
export function Popover({ label, trigger, align = 'start', className = 'p-4', onToggle, children }: PopoverProps) {
  const id = useId()
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => onToggle?.(event.newState === 'open')}
        className={clsx('popover', align === 'end' && 'popover-end', className)}
      >
        {children}
      </div>
    </>
  )
}
