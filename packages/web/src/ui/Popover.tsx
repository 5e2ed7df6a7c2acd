import { clsx } from 'clsx'
import { type ReactNode, Suspense, useCallback, useId, useState } from 'react'
import { flushSync } from 'react-dom'

/** The look of a layer that holds a menu. */
export const menuLayer = 'min-w-52 p-1.5'

export interface TriggerWiring {
  popoverTarget: string
  onClick?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
}

interface PopoverProps {
  /** Name of the layer. */
  label: string
  role?: 'dialog' | 'menu'
  /** The button that opens it: spread the wiring on a `button`. */
  trigger: (wiring: TriggerWiring) => ReactNode
  align?: 'start' | 'end'
  className?: string
  /** Not even its empty layer is there before the first press: for one in each row of a long list. */
  late?: boolean
  /** Drawn from the first opening on. */
  children: ReactNode
}

/** A light layer of the browser's own: Esc and a press outside close it, the focus returns to its button. */
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
  // the browser looks for the layer right after the press
  const build = () => flushSync(() => setThere(true))
  // it may have been opened before the script arrived, when nobody heard the event
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
