import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const SECOND_MS = 1000

interface CountdownDialogProps {
  open: boolean
  title: string
  text: string
  seconds: number
  /** Returns for example "em 5 segundos"; screen readers do not get it, as it would interrupt them every second. */
  remaining: (seconds: number) => string
  continueLabel: string
  /** Called once, when the time is over or the person goes on. */
  onDone: () => void
}

export function CountdownDialog({
  open,
  title,
  text,
  seconds,
  remaining,
  continueLabel,
  onDone,
}: CountdownDialogProps) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (!open) return
    if (left <= 0) return onDone()
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [open, left, onDone])
  return (
    <Dialog
      open={open}
      onClose={onDone}
      title={title}
      closeLabel={continueLabel}
      footer={<Button onClick={onDone}>{continueLabel}</Button>}
    >
      <p>{text}</p>
      <p aria-hidden className="mt-3 text-ink-2 tabular-nums">
        {remaining(left)}
      </p>
      <span aria-hidden className="mt-2 block h-1 overflow-hidden rounded-full bg-sunken motion-reduce:hidden">
        <span className="countdown block h-full origin-left bg-mata" style={{ animationDuration: `${seconds}s` }} />
      </span>
    </Dialog>
  )
}
