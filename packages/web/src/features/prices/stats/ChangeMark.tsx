import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { usePercent } from '../../stores/stores/useFigure.ts'
import { changeTexts } from './change-texts.ts'

/** Shows the change in 30 days in words and with an arrow, because colour alone is not enough. */
export function ChangeMark({ percent }: { percent: number | null }) {
  const t = useText()
  const format = usePercent(1)
  if (percent === null) return <span className="text-ink-3">{t(changeTexts.changeUnknown)}</span>
  const share = format(Math.abs(percent) / 100)
  const [Arrow, text] =
    percent > 0
      ? [ArrowUp, t(changeTexts.changeUp, { share })]
      : percent < 0
        ? [ArrowDown, t(changeTexts.changeDown, { share })]
        : [Minus, t(changeTexts.changeNone)]
  return (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap tabular-nums">
      <Arrow aria-hidden size={16} strokeWidth={2} className={percent > 0 ? 'text-mata' : 'text-ink-2'} />
      {text}
    </span>
  )
}
