import { useEnv } from '../../../lib/env.ts'
import { timeOf } from '@bra/contract/trade/moments'
import type { Translate } from '../../../lib/text.tsx'
import { useText } from '../../../lib/text.tsx'
import { pixTexts } from './pix-texts.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Minutes left at which screen readers announce the time. */
const TOLD_MINUTES = [10, 5, 1]

/** Says until when the code can be paid. Screen readers announce it a few times only, not every second. */
export function PixClock({ expiresAt, left }: { expiresAt: string; left: number }) {
  const t = useText()
  const { language } = useEnv().visit
  const told = TOLD_MINUTES.find(
    (minutes, at) => left <= minutes * MINUTE_MS && left > (TOLD_MINUTES[at + 1] ?? 0) * MINUTE_MS,
  )
  return (
    <p className="mt-1 text-ink-2 tabular-nums">
      {t(pixTexts.until, { time: timeOf(expiresAt, language) })}{' '}
      <b className="font-semibold text-ink">{inWords(left, t)}</b>
      <span role="status" className="sr-only">
        {told && t(pixTexts.minutesLeft, { count: told })}
      </span>
    </p>
  )
}

const inWords = (left: number, t: Translate) =>
  left > MINUTE_MS
    ? t(pixTexts.minutesLeft, { count: Math.ceil(left / MINUTE_MS) })
    : t(pixTexts.secondsLeft, { count: Math.ceil(left / SECOND_MS) })
