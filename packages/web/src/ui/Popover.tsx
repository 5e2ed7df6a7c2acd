import { clsx } from 'clsx'
import { type ReactNode, Suspense, useCallback, useId, useState } from 'react'
import { flushSync } from 'react-dom'

export const menuLayer = 'min-w-52 p-1.5'

export interface TriggerWiring {
  popoverTarget: string
  onClick?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
}

interface PopoverProps {
  label: string
  role?: 'dialog' | 'menu'
  /** The wiring must be spread on a `button`. */
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
  className?: string
  /** True adds even the empty layer only at the first press, for rows of a long list. */
  late?: boolean
  /** Drawn from the first opening on. */
  children: ReactNode
}

/** The browser's popover closes by Esc and by a press outside, and the focus returns to its button. */
export function Popover({
  label,
  role = 'dialog',
  trigger,
  align = 'start',
  className = 'p-4',
  late = false,
  children,
}: PopoverProps) {
  const id = useId()
  const [wasOpened, setOpened] = useState(false)
  const [isThere, setThere] = useState(!late)
  // The browser looks for the layer right after the press.
  const build = () => flushSync(() => setThere(true))
  // The layer may have been opened before the script arrived, when nothing heard the event.
  const checkEarlyOpening = useCallback((layer: HTMLElement | null) => {
    if (layer?.matches(':popover-open')) setOpened(true)
  }, [])
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, onClick: isThere ? undefined : build })}
      {isThere && (
        <div
          ref={checkEarlyOpening}
          id={id}
          popover="auto"
          role={role}
          tabIndex={role === 'menu' ? -1 : undefined}
          aria-label={label}
          onToggle={() => setOpened(true)}
          className={clsx('popover', align === 'end' && 'popover-end', className)}
        >
          {wasOpened && <Suspense>{children}</Suspense>}
        </div>
      )}
    </>
  )
}
