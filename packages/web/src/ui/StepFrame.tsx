import { type ReactNode, useEffect, useRef } from 'react'

/** When a step replaces another, the focus goes to its first field, or else to the whole step. */
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
