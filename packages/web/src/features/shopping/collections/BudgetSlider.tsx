import { money } from '@bra/contract/trade/format'
import { type KeyboardEvent, useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { setPlanTexts } from './set-plan-texts.ts'

interface BudgetSliderProps {
  cents: number
  /** What completes all that is on offer, in cents. */
  most: number
  /** Sums in cents at which one more card enters. */
  marks: number[]
  onChange: (cents: number) => void
}

const REAL = 100
/** Cents by which each key moves the budget; the browser knows steps of one size alone. */
const steps: Record<string, number> = {
  ArrowLeft: -1000,
  ArrowDown: -1000,
  ArrowRight: 1000,
  ArrowUp: 1000,
  PageDown: -5000,
  PageUp: 5000,
}

export function BudgetSlider({ cents, most, marks, onChange }: BudgetSliderProps) {
  const t = useText()
  const id = useId()
  const end = Math.ceil(most / REAL)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(Math.min(Math.max(cents + step, 0), end * REAL))
  }
  return (
    <div className="text-small text-ink-3 tabular-nums">
      <input
        type="range"
        aria-label={t(setPlanTexts.budget)}
        aria-valuetext={money(cents)}
        list={id}
        min={0}
        max={end}
        step={1}
        value={Math.round(cents / REAL)}
        onKeyDown={move}
        onChange={({ target }) => onChange(Number(target.value) * REAL)}
        className="block h-11 w-full accent-mata"
      />
      <datalist id={id}>
        {marks.map((mark) => (
          <option key={mark} value={Math.ceil(mark / REAL)}>
            {money(mark)}
          </option>
        ))}
      </datalist>
      <p className="flex justify-between gap-3">
        <span>{money(0)}</span>
        <span>{t(setPlanTexts.completesAll, { sum: money(most) })}</span>
      </p>
    </div>
  )
}
