import { useEffect, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { emailTexts } from './email-texts.ts'

const SECOND_MS = 1000

interface ResendButtonProps {
  /** When another code may be asked for; null before the first one. */
  resendAt: string | null
  /** True if a code was sent before this page was opened. */
  wasSent?: boolean
  busy: boolean
  onSend: () => void
}

export function ResendButton({ resendAt, wasSent, busy, onSend }: ResendButtonProps) {
  const t = useText()
  const left = useSecondsUntil(resendAt)
  const isWaiting = left > 0
  return (
    <Button
      variant="ghost"
      size="small"
      busy={busy}
      aria-disabled={isWaiting || busy || undefined}
      className="tabular-nums aria-disabled:text-ink-3"
      onClick={() => !isWaiting && onSend()}
    >
      {isWaiting
        ? t(emailTexts.sendAgainIn, { count: left })
        : t(resendAt || wasSent ? emailTexts.sendAgain : emailTexts.sendCode)}
    </Button>
  )
}

function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!instant) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [instant])
  return instant ? Math.max(0, Math.ceil((Date.parse(instant) - now) / SECOND_MS)) : 0
}
