import { type ReactNode, useEffect, useRef } from 'react'

/** Parts that take each other's place: the focus goes to the first field of the new one, or else to all of it. */
export function StepFrame({ step, children }: { step: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = frame.current?.querySelector<HTMLElement>('input:not([readonly])')
    ;(field ?? frame.current)?.focus()
  }, [step])
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-4 rounded-tag">
      {children}
    </div>
  )
}
